import { type Language, languages } from "#schemas/languages.ts";

/** What is wrong with the document of a page, whatever it shows; empty when it is whole and nothing in it can run. */
export function flawsOf(html: string, language: Language): string[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const checks: Record<string, boolean> = {
    "is in another language": !html.includes(`<html lang="${languages[language].tag}"`),
    "has no single h1": levels.filter((level) => level === 1).length !== 1,
    "skips a heading level": levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1),
    "says nothing": main.replace(/<[^>]*>/g, "").trim() === "",
    "shows what is no content": /undefined|\[object Object\]|\bNaN\b|Invalid Date/.test(main),
    "has a link or button without a name": [...main.matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/gs)].some(
      ([, , attributes = "", inner = ""]) => !/aria-label="[^"]/.test(attributes) && !isNamed(inner),
    ),
    "has an empty heading": [...main.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].some(
      ([, , inner = ""]) => !isNamed(inner),
    ),
    "has accents apart from their letters": main !== main.normalize("NFC"),
    "has an id twice": new Set(ids).size < ids.length,
    ...runnable(main),
  };
  return Object.keys(checks).filter((flaw) => checks[flaw]);
}

/** Whether markup says something, in words or by the text of an image. */
function isNamed(inner: string): boolean {
  return inner.replace(/<[^>]*>|\s|&nbsp;/g, "") !== "" || /<img[^>]* alt="[^"]/.test(inner);
}

/** Text and attribute values are escaped, so that what looks like a tag is one. */
function runnable(main: string): Record<string, boolean> {
  const tags = main.match(/<[a-z][^>]*>/gi) ?? [];
  return {
    "has a script": tags.some((tag) => /^<script/i.test(tag) && !tag.includes('type="application/json"')),
    "has an event handler": tags.some((tag) => /[\s"']on[a-z]+\s*=/i.test(tag.replace(/"[^"]*"/g, '""'))),
    "has a style attribute": tags.some((tag) => / style=/.test(tag)),
    "links to what can run": tags.some((tag) =>
      /\s(?:href|src|srcset|action|formaction|data|srcdoc)="[\s\p{Cc}]*(?:javascript|vbscript|data):/iu.test(tag),
    ),
    "links to another host unseen": tags.some((tag) => /\s(?:href|src|action)="(?:\/|\\|&#x2F;){2}/i.test(tag)),
  };
}
