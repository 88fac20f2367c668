import type { InBoth } from "#checks/finding.ts";
import type { Rule } from "#checks/rule.ts";
import { inBothLanguages } from "#checks/texts.ts";
import { tryCase } from "#schemas/forms/paths/walk-case.ts";
import { formOf } from "./form-of.ts";

/** Reports expert cases that end elsewhere than the expert says. */
export const failedCase: Rule = {
  code: "form.case",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const form = formOf(subject);
    for (const [at, own] of form?.cases.entries() ?? []) {
      if (!form) continue;
      const { name, expected, end, stuckAt } = tryCase(form, own, form.today);
      if (end === expected) continue;
      const values = { name, expected: placeName(expected), reached: placeName(end, stuckAt?.label) };
      yield { path: form.placeOf(["zkousky", at, "cil"]), expected, received: end, values };
    }
  },
};

/** Reports answers of expert cases to questions that the form does not have. */
export const unknownCaseQuestion: Rule = {
  code: "form.case-question",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const form = formOf(subject);
    const keys = new Set(form?.steps.flatMap(({ questions }) => questions.map(({ key }) => key)));
    for (const [at, { odpovedi }] of form?.cases.entries() ?? [])
      for (const [index, { pole }] of odpovedi.entries())
        if (form && !keys.has(pole)) {
          const path = form.placeOf(["zkousky", at, "odpovedi", index, "pole"]);
          yield { path, expected: "the key of a question", received: pole, values: {} };
        }
  },
};

function placeName(place: string, question = ""): InBoth {
  const [kind = "", key = ""] = place.split("/");
  return inBothLanguages(`formPlaces.${kind}${question ? "Question" : ""}`, { key, question });
}
