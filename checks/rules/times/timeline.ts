import type { Problem, Subject } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { shortened } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { monthStarts } from "./months.ts";

/** An event of a timeline that comes before the one above it, while the others go on in time. */
export function* timelineProblems(subject: Subject): Generator<Problem> {
  const { language } = subject.content;
  for (const { path, value, shape } of textsOf(subject).objects) {
    const { polozky } = value;
    if (!shape.keys.has("polozky") || value["typ"] !== "casova-osa" || !Array.isArray(polozky)) continue;
    const whens = polozky.map((each) => (isRecord(each) && typeof each["kdy"] === "string" ? clean(each["kdy"]) : ""));
    const known = whens.flatMap((text, index) => {
      const time = timeOf(text, monthStarts[language]);
      return time === null ? [] : [{ index, text, time }];
    });
    const steps = known.slice(1).map((each, at) => ({ ...each, before: known[at] ?? each }));
    const back = steps.filter(({ time, before }) => time < before.time);
    // A timeline may also lead from the newest event to the oldest.
    if (back.length === 0 || back.length * 2 > steps.length) continue;
    for (const { index, text, before } of back) {
      const values = { text: shortened(text), other: shortened(before.text), date: text, context: "timeline" };
      yield { path: [...path, "polozky", index, "kdy"], expected: `after ${before.text}`, received: text, values };
    }
  }
}

/** Returns a number that grows with time for `březen 2027`, `1. 3. 2027`, `3 March 2027`; null for other texts. */
function timeOf(text: string, months: readonly RegExp[]): number | null {
  const [, year, ...others] = /(?<!\d)((?:19|20)\d\d)(?!\d)(?:[^\d]+((?:19|20)\d\d))?/.exec(text) ?? [];
  if (year === undefined || others.some(Boolean)) return null;
  const numeric = /(?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?(?=(?:19|20)\d\d)/.exec(text);
  const month = numeric ? Number(numeric[2]) : months.findIndex((name) => name.test(text)) + 1;
  if (month < 1 || month > 12 || /[–-]|(?<!\p{L})(?:až|do|to|until|по|до)(?!\p{L})/iu.test(text)) return null;
  const day = numeric?.[1] ?? /(?<!\d)(\d{1,2})\.?(?= \p{L})/u.exec(text)?.[1] ?? "0";
  return Number(year) * 10_000 + month * 100 + Number(day);
}
