import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

const texts = { cs, en, ru, ua };

const styles = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;box-sizing:border-box;border-top:.375rem solid #1f5ea8;font:1.125rem/1.6 system-ui,sans-serif;background:light-dark(#f6f6f6,#0d1420);color:light-dark(#262626,#f2f2f2)}
main{max-width:32rem;margin:2rem;padding:2rem;border-radius:.5rem;background:light-dark(#fff,#16202f);box-shadow:0 1px 4px #0003}
p{margin:0}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.25}`;

/** Writes the pages that a proxy shows while no node answers: self-contained, without scripts, one per language. */
export function writeOutagePages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const code of languageCodes) {
    const { headline, description } = texts[code].errors[500];
    const page = `<!DOCTYPE html><html lang="${languages[code].tag}"><head><meta charset="utf-8"><title>${escapeText(headline)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${styles}</style></head><body><main><h1>${escapeText(headline)}</h1><p>${escapeText(description)}</p></main></body></html>
`;
    writeFileSync(join(folder, `${code}.html`), page);
  }
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
