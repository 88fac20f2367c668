import type { Rule } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { proseOf, shortened, wordsOf } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";

const level = "content";

/** Zero-width characters, which are often copied along with text, and their entities. Soft hyphens are useful and stay. */
const invisible = /[\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]|&(?:#8203|#x200b|ZeroWidthSpace);/gi;

export const invisibleCharacters: Rule = {
  code: "text.invisible",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { plain, html } = textsOf(subject);
    for (const { path, text } of [...plain, ...html.map(({ path, source }) => ({ path, text: source }))]) {
      const at = text.search(invisible);
      if (at < 0) continue;
      const word = `${/[^\s<>]*$/.exec(text.slice(Math.max(0, at - 40), at))?.[0]}${/^[^\s<>]*/.exec(text.slice(at, at + 40))?.[0]}`;
      const shown = clean(word.replace(invisible, "")) || "–";
      yield { path, expected: "visible characters", received: text, values: { text: shown } };
    }
  },
};

const mixed = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;

/** Letters that look alike in both scripts. */
const lookAlike = { Latin: /^[aceiopxyABCEHIKMOPTXYi]+$/, Cyrillic: /^[асеіорхуАВСЕНІКМОРТХУ]+$/ };

/**
 * Reports a letter of another script in a word, typed with the wrong keyboard layout. The word looks right, but search
 * does not find it.
 */
export const mixedLetters: Rule = {
  code: "text.mixed-letters",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, text } of proseOf(subject)) {
      if (!/[\u0400-\u04ff]/.test(text) || !mixed.test(text)) continue;
      for (const word of wordsOf(text)) {
        const letters = mixed.test(word) ? strayLetters(word) : null;
        if (letters === null) continue;
        const values = { text: shortened(word), letters };
        yield { path, expected: "letters of one script", received: text, values };
      }
    }
  },
};

/** Returns the letters of the less frequent script in a word, if they look like letters of the other script. */
function strayLetters(word: string): string | null {
  const latin = word.match(/\p{Script=Latin}/gu) ?? [];
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu) ?? [];
  const [stray, script] =
    latin.length < cyrillic.length ? ([latin, "Latin"] as const) : ([cyrillic, "Cyrillic"] as const);
  const letters = [...new Set(stray)].join("");
  return lookAlike[script].test(letters) ? letters : null;
}
