import type { Condition } from "#portal/contract/forms/definition/condition.ts";
import type { FormReport } from "./report.ts";

/** Draws the steps of a form, and the arrows that its paths take, as a Mermaid state diagram. */
export function graphOf({ name, form, paths }: FormReport): string {
  const conditions = new Map([
    ...form.steps.map(({ key, when }) => [key, when] as const),
    ...form.exits.map(({ key, when }) => [`konec/${key}`, when] as const),
  ]);
  const pages = new Set(paths.flatMap(({ steps, end }) => [...steps, end]));
  const arrows = new Set(
    paths.flatMap(({ steps, end }) => [
      `[*] --> ${idOf(steps[0] ?? end)}`,
      ...[...steps, end].slice(1).map((page, at) => arrow(steps[at] ?? "", page, conditions.get(page) ?? null)),
      `${idOf(end)} --> [*]`,
    ]),
  );
  const repeated = form.steps.flatMap(({ key, repetition }) =>
    repetition && pages.has(key) ? `${idOf(key)} --> ${idOf(key)}: ${repetition.min}–${repetition.max} ×` : [],
  );
  const lines = [...[...pages].map((page) => `state "${page}" as ${idOf(page)}`), ...arrows, ...repeated];
  return `%% ${name}\nstateDiagram-v2\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

function arrow(from: string, to: string, when: Condition | null): string {
  return `${idOf(from)} --> ${idOf(to)}${when ? `: ${labelOf(when)}` : ""}`;
}

const signs = { is: "=", isNot: "≠", includes: "∋", atLeast: "≥", atMost: "≤", answered: "✓" } as const;

/** Writes a condition in one line of signs: `vek ≤ 3 & deti = ano`. */
export function labelOf(when: Condition): string {
  const groups = when.groups.map((group) => `${group.isNegated ? "¬" : ""}(${joined(group)})`);
  return joined(when, groups);
}

function joined({ join, tests }: Pick<Condition, "join" | "tests">, groups: readonly string[] = []): string {
  const parts = tests.map(({ question, relation, value }) => `${question} ${signs[relation]} ${value}`.trim());
  return [...parts, ...groups].join(join === "all" ? " & " : " | ");
}

/** Mermaid takes no hyphens or slashes in names. */
function idOf(page: string): string {
  return `page_${page.replaceAll("-", "_").replace("/", "__")}`;
}
