import type { Problem, Rule, Subject } from "#checks/rule.ts";
import { proseOf, sentencesOf, shortened } from "#checks/rules/prose.ts";
import { phrases } from "#checks/rules/typing/phrase.ts";
import { dayInBothLanguages } from "#checks/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { daysIn } from "./days.ts";

const week = 7 * 24 * 60 * 60 * 1000;

/** Verbs that promise what is to come, and those that tell what somebody said then. */
const promise =
  /(?<!\p{L})(?:bude|budou|budeme|začne|začnou|začneme|otevřeme|otevře|otevřou|spustíme|spustí|proběhne|proběhnou|uskuteční|zahájíme|zahájí|zveřejníme|zveřejní|přijmeme|vyplatíme|skončí|zavedeme|přihlaste|přihlásit se|přihlašujte|podejte|pošlete|můžete|will|apply|register|sign up|you can|будет|будут|начн[её]тся|начнутся|откроем|откроется|откроются|пройд[её]т|состоится|запустим|подайте|запишитесь|буде|будуть|почнеться|почнуться|відкриємо|відкриється|відбудеться|запустимо|подайте|зареєструйтеся)(?!\p{L})/iu;
const reported =
  /(?<!\p{L})(?:že|uvedl\p{L}?|oznámil\p{L}?|slíbil\p{L}?|řekl\p{L}?|měl[aoiy]?|původně|tehdy|said|announced|promised|planned|would|originally|сказал\p{L}?|сообщил\p{L}?|обещал\p{L}?|что|сказа\p{L}+|повідоми\p{L}+|обіця\p{L}+|що)(?!\p{L})|[„“”«"]/iu;
const calls = /(?<!\p{L})(?:přihl|podejte|pošlete|můžete|apply|register|sign|you can|подайте|запиш|зареє)/iu;
const untilDay = /(?<!\p{L})(?:do|nejpozději|by|until|before|no later than|до|не позднее|не пізніше)\s$/iu;

/** A day that was over when the page appeared, promised in the future; pages about the past report what was said then. */
const promisedDay: Rule = {
  code: "date.passed",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const shown = firstDayOf(subject);
    if (!shown) return;
    for (const { path, text, line, end, date } of daysIn(subject)) {
      if (!date || Date.parse(shown) - Date.parse(date) < week) continue;
      const sentence =
        sentencesOf(line.slice(Math.max(0, end - 300), end + 200)).find((each) => each.includes(text)) ?? "";
      const verb = promise.exec(sentence)?.[0];
      if (!verb || reported.test(sentence)) continue;
      if (calls.test(verb) && !untilDay.test(line.slice(0, end - text.length))) continue;
      const values = { text: shortened(sentence), date: dayInBothLanguages(shown) };
      yield { path, expected: `a day after ${shown}`, received: text, values };
    }
    yield* relativeYears(subject, shown);
  },
};

/** Words for a year, from the one before to the one after. */
const relative = [
  ["loni", "v loňském roce", "minulý rok", "last year", "в прошлом году", "торік", "минулого року"],
  ["letos", "v letošním roce", "tento rok", "this year", "в этом году", "цього року"],
  ["příští rok", "v příštím roce", "next year", "в следующем году", "наступного року"],
] as const;
const relativeYear = new RegExp(
  `(?<!\\p{L})(${relative.flat().join("|")})[,:(]{0,2} ?(?:(?:tedy|tj\\.|čili|to je|that is|i\\.e\\.|то есть|тобто)[, ]{1,2})?(?:(?:v roce|roku|rok|in|в|у) )?\\(?((?:19|20)\\d\\d)(?!\\d)`,
  "giu",
);

function* relativeYears(subject: Subject, shown: string): Generator<Problem> {
  const { updatedAt } = subject.content;
  const known = [shown, updatedAt ?? ""].map((date) => Number(date.slice(0, 4)));
  for (const { path, text } of proseOf(subject))
    for (const [found, words = "", year] of text.matchAll(relativeYear)) {
      const offset = relative.findIndex((each) => each.some((word) => word === words.toLowerCase())) - 1;
      if (known.includes(Number(year) - offset)) continue;
      const values = { text: found, date: dayInBothLanguages(shown), context: "year" };
      yield { path, expected: "the year that is meant", received: text, values };
    }
}

/** The day on which the page appeared, or was issued before. */
function firstDayOf({ content }: Subject): string | null {
  const issued = isRecord(content.data) ? content.data["vydano"] : null;
  const days = [content.displayAt, typeof issued === "string" ? issued : null].flatMap(
    (day) => day?.slice(0, 10) ?? [],
  );
  return days.toSorted()[0] ?? null;
}

/** A date as it is written in the United States, or in files. */
const otherStyle = phrases(
  { code: "date.format", severity: "warning", expected: "a date of the language" },
  {
    pattern: /(?<!\d[./-]?|[čČ]\.\s?(?:j\.\s?)?|zn\.\s?|No\.?\s)(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)(?![/\d])/u,
    isFault: ([, first, second], _prose, { content }) => {
      const [a, b] = [Number(first), Number(second)];
      const isDate = a > 0 && b > 0 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31;
      return isDate && (content.language !== "en" || b > 12);
    },
  },
  {
    pattern:
      /(?<![\p{L}\p{N}./_-])20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d[\d:.Z]*)?(?![\p{L}\p{N}/_-])/u,
    severity: "info",
  },
);

export const datesInTexts: readonly Rule[] = [promisedDay, otherStyle];
