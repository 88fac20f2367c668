import type { Problem, Rule, Subject } from "#checks/rule.ts";
import { versionsOf } from "#checks/rules/targets.ts";
import { versionShape } from "#checks/version-shape.ts";
import { isRecord } from "#schemas/parse/shape.ts";

/** Reports a translation of a form with other keys or conditions than the Czech one: answers would be lost. */
export const differingForm: Rule = {
  code: "form.version",
  level: "content",
  severity: "error",
  wcag: [],
  check: (subject) => (subject.key === "form" ? differences(subject, "kroky") : []),
};

/** Reports a translation of a guide with other rules than the Czech one: its visitors would get other results. */
export const differingGuide: Rule = {
  code: "guide.version",
  level: "content",
  severity: "error",
  wcag: [],
  check: (subject) => (subject.key === "entitlement-guide" ? differences(subject, "otazky") : []),
};

/** Returns the first part of a translation that differs from the Czech version; `field` has what is missing at its end. */
function* differences({ content, record, written = record, library }: Subject, field: string): Iterable<Problem> {
  if (!library || content.language === "cs") return;
  const czech = versionsOf(library, content.id).find(({ language }) => language === "cs")?.shape;
  if (!czech) return;
  // References to shared values are compared, not the values.
  const own = versionShape(isRecord(written) && isRecord(written["data"]) ? written["data"] : {});
  const at = Array.from({ length: Math.max(own.length, czech.length) }).findIndex(
    (_, index) => own[index]?.value !== czech[index],
  );
  if (at < 0) return;
  const { path, value } = own[at] ?? { path: ["data", field], value: "" };
  yield { path, expected: "the same as in Czech", received: value, values: { czech: czech[at] || "–" } };
}
