import type { Rule } from "#checks/rule.ts";
import { proseOf } from "#checks/rules/prose.ts";
import { daysNamed } from "#checks/rules/said/mentions.ts";
import { languageInBothLanguages } from "#checks/texts.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";

/** Words before a day in each of the languages. Streets are named by days: `ulice 28. října`. */
const preposition =
  /(?<!\p{L})(?:od|do|dne|ke dni|on|from|until|till|by|since|before|after|as of|between|с|со|до|по|после|від|з|із|після|до|на)\s(?:\p{L}{4,12},?\s)?$/iu;

/** A day with the name of its month in another language, as after copying the Czech text. */
export const otherLanguageOfDay: Rule = {
  code: "date.other-language",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { language } = subject.content;
    for (const { path, own, isReportedForeign, isPersonal } of proseOf(subject)) {
      if (isReportedForeign || isPersonal || !/\d/.test(own)) continue;
      const known = new Set(daysNamed(own, language).map(({ index }) => index));
      for (const other of languageCodes) {
        const day =
          other === language
            ? undefined
            : daysNamed(own, other).find(({ index, end, year }) => {
                const text = own.slice(index, end);
                const isPhrase = year !== "" || preposition.test(own.slice(0, index));
                return isPhrase && /\p{L}{3}/u.test(text) && !known.has(index) && !isQuoted(own, index);
              });
        if (!day) continue;
        const values = { text: own.slice(day.index, day.end), language: languageInBothLanguages(other) };
        yield { path, expected: "the month in the language of the page", received: own, values };
        break;
      }
    }
  },
};

/** True in a title or quotation, which may be in its own language. */
function isQuoted(text: string, index: number): boolean {
  return (text.slice(0, index).match(/[„“"«(]/g)?.length ?? 0) > (text.slice(0, index).match(/[”»)]/g)?.length ?? 0);
}
