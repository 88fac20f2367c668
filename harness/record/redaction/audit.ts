import type { Redactor } from "./redact-record.ts";
import { privateRulesIn } from "./redact-text.ts";
import type { Redaction } from "./redaction.ts";

/**
 * Scans a written file, plain and decoded, for data that should have been redacted. Fields with names of people count
 * only if the recording did not redact them, as a pseudonym looks like a name.
 */
export function leaksIn(
  text: string,
  { redact, redacted }: { redact: Redactor; redacted: readonly Redaction[] },
): Redaction[] {
  const { redactions, publicValues: kept } = redact(JSON.parse(text));
  const done = new Set(redacted.map(({ pointer }) => pointer));
  const placed = redactions.filter(({ pointer, rule }) => rule !== "personal" || !done.has(pointer));
  const rest = [...kept].reduce((left, value) => left.replaceAll(JSON.stringify(value).slice(1, -1), ""), text);
  const beside = privateRulesIn(rest).filter((rule) => placed.every((each) => each.rule !== rule));
  return [...placed, ...beside.map((rule) => ({ pointer: "", rule }))];
}
