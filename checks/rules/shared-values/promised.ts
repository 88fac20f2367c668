import { shortened } from "#checks/excerpt.ts";
import type { Rule } from "#checks/rule.ts";
import { proseOf, sentencesOf } from "#checks/rules/prose.ts";
import { asWritten } from "#checks/rules/texts.ts";
import { daysIn } from "#checks/rules/times/days.ts";
import { startOfDay } from "#schemas/time/dates.ts";
import { keysIn } from "#schemas/values/shared/used-keys.ts";
import { mayHaveReference } from "#schemas/values/shared/value-references.ts";
import { lastDay } from "./references.ts";

/** Words before a day on which, or until which, the rest of a sentence holds. */
const holdsUntil = /(?<!\p{L})(?:do|dne|by|until|till|on|до|по)\s*$/iu;

/** A year in which, or until which, a sentence holds, in each of the languages. */
const years = [
  /(?<!\p{L})(?:v roce|(?:do|do konce) roku|(?:na|pro|za) rok) (?<year>20\d\d)(?![\d/])/giu,
  /(?<!\p{L})(?:in|for|by|until|(?:by|until|till) the end of) (?<year>20\d\d)(?![\d/])/giu,
  /(?<!\p{L})(?:в|на|до|до конца|у|до кінця) (?<year>20\d\d) (?:год|рок|рік|році)/giu,
];

/** Sentences about what comes afterwards promise nothing. */
const change =
  /změn|(?<!\p{L})nov[áéýoě]|konč|zanik|zruš|nahra[dz]|místo|change|(?<!\p{L})new|ends|ended|replac|instead|измен|(?<!\p{L})нов|заканч|прекра|замен|змін|закінч|припин|замін/iu;

/** Maximum number of days of a paragraph; a longer list is a table of dates. */
const maxDays = 50;

/** Reports a sentence that says a value for a day or year after its end. It is certain only about one value in the sentence. */
export const promisedValue: Rule = {
  code: "value.promised",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { values, now } = subject;
    const written = asWritten(subject);
    const daysByLine = Map.groupBy(values ? daysIn(written) : [], ({ line }) => line);
    for (const { path, own } of values ? proseOf(written) : [])
      for (const sentence of mayHaveReference(own) ? sentencesOf(own) : []) {
        const [used, ...others] = keysIn(sentence);
        const value = used && others.length === 0 && used.at === null ? values?.find(used.key) : null;
        const until = value?.periods.at(-1)?.until ?? null;
        if (!value || !used || until === null || until <= now || change.test(sentence)) continue;
        const days = (daysByLine.get(own) ?? []).slice(0, maxDays).filter(({ text }) => sentence.includes(text));
        const held = days.flatMap(({ text, date }) =>
          date && holdsUntil.test(sentence.slice(0, sentence.indexOf(text))) ? [date] : [],
        );
        const inYears = years.flatMap((pattern) =>
          Array.from(sentence.matchAll(pattern), ({ groups }) => `${groups?.["year"]}-01-01`),
        );
        if (![...held, ...inYears].some((date) => Date.parse(startOfDay(date)) >= until)) continue;
        const text = shortened(sentence.replace(used.written, "…"), 90);
        yield {
          path,
          expected: "a time before the end of the value",
          received: sentence,
          values: { text, date: lastDay(until), name: shortened(value.name, 60) },
        };
      }
  },
};
