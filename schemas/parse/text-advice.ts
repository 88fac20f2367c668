import type { Language } from "#schemas/site/language-codes.ts";

/** Minimum letters to judge a script: a shorter text may be a name. */
const fewestLetters = 40;

const scripts: Readonly<Record<Language, "Latin" | "Cyrillic">> = {
  cs: "Latin",
  en: "Latin",
  ru: "Cyrillic",
  ua: "Cyrillic",
};

/** True for a plain text with HTML markup, which visitors would see as characters. */
export function hasMarkup(text: string): boolean {
  return /<\/?[a-z][^<>]*>|<!--|&(?:nbsp|amp|lt|gt|quot|#\d+|#x[\da-f]+);/i.test(text);
}

/** Returns the script of a text that is clearly not that of its language; markup is ignored. */
export function foreignScript(text: string, language: Language): "Latin" | "Cyrillic" | null {
  const own = scripts[language];
  if (text.length < fewestLetters || (own === "Latin" && !/[\u0400-\u04ff]/.test(text))) return null;
  const { Latin, Cyrillic } = countLetters(text);
  const foreign = own === "Latin" ? "Cyrillic" : "Latin";
  const [ownLetters, others] = own === "Latin" ? [Latin, Cyrillic] : [Cyrillic, Latin];
  // Names and addresses keep their script: a sentence around them may have fewer letters than they.
  return Latin + Cyrillic >= fewestLetters && others > 2 * ownLetters ? foreign : null;
}

function countLetters(text: string): { Latin: number; Cyrillic: number } {
  const count = { Latin: 0, Cyrillic: 0 };
  let isTag = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x3c) isTag = true;
    else if (code === 0x3e) isTag = false;
    else if (isTag) continue;
    else if (code >= 0x400 && code <= 0x4ff) count.Cyrillic++;
    else if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) count.Latin++;
    else if (code >= 0xc0 && code <= 0x24f) count.Latin++;
  }
  return count;
}
