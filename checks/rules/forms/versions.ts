import { formShape } from "#checks/form-shape.ts";
import type { Rule } from "#checks/rule.ts";
import { versionsOf } from "#checks/rules/targets.ts";

/** Reports a translation of a form with other keys or conditions than the Czech one: answers would be lost. */
export const differingVersion: Rule = {
  code: "form.version",
  level: "content",
  severity: "error",
  wcag: [],
  *check({ key, content, library }) {
    if (key !== "form" || !library || content.language === "cs") return;
    const czech = versionsOf(library, content.id).find(({ language }) => language === "cs")?.form;
    if (!czech) return;
    const own = formShape(content.data);
    const at = Array.from({ length: Math.max(own.length, czech.length) }).findIndex(
      (_, index) => own[index]?.value !== czech[index],
    );
    if (at < 0) return;
    const { path, value } = own[at] ?? { path: ["data", "kroky"], value: "" };
    yield { path, expected: "the same as in Czech", received: value, values: { czech: czech[at] || "–" } };
  },
};
