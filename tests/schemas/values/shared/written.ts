import type { Language } from "#schemas/site/language-codes.ts";
import { resolveValues } from "#schemas/values/shared/resolve-values.ts";
import type { SharedValues } from "#schemas/values/shared/value-sets.ts";
import { day, wageValues } from "./a-set.ts";

interface Options {
  language?: Language;
  now?: number;
  values?: SharedValues;
}

/** A text with the values of a day in it, 2 November 2026 by default. Spaces that do not break are plain, so that cases can be read. */
export function written(text: string, options: Options = {}): string {
  return exactly(text, options).replace(/[\u00a0\u202f]|&nbsp;/g, " ");
}

export function exactly(text: string, options: Options = {}): string {
  return String(resolved(text, options).item.data["text"]);
}

export function remarksOf(text: string, options: Options = {}): string[] {
  return resolved(text, options).used.remarks.map(({ code }) => code);
}

function resolved(text: string, { language = "cs", now = day("2026-11-02"), values = wageValues }: Options) {
  return resolveValues({ name: "Název", description: null, data: { text } }, { values, language, now });
}

/** Tags of an HTML text that are never closed or never opened. */
export function unbalancedTags(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (name === "br" || name === "img" || name === "hr" || name === "col") continue;
    if (!slash) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else wrong.push(`/${name}`);
  }
  return [...open, ...wrong];
}
