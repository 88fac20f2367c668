import { labelOf } from "#harness/forms/graph.ts";
import { testsIn } from "#portal/contract/forms/definition/condition.ts";
import type { GuideReport } from "./examine.ts";

/** Draws which questions decide about which results and other questions, as a Mermaid flowchart. */
export function graphOf({ name, proven }: GuideReport): string {
  const { questions = [], results = [] } = proven?.guide ?? {};
  const criteria = results.flatMap(({ key, criteria: own }) =>
    own.map(({ text, when }) => ({ to: `result_${key}`, label: when ? labelOf(when) : text, when })),
  );
  const conditions = questions.flatMap(({ key, when }) =>
    when ? [{ to: `question_${key}`, label: labelOf(when), when }] : [],
  );
  const arrows = [...conditions, ...criteria].flatMap(({ to, label, when }) => {
    const from = when ? testsIn(when).map(({ question }) => `question_${question}`) : ["office(office)"];
    return [...new Set(from)].map((each) => `${idOf(each)} -->|${quoted(label)}| ${idOf(to)}`);
  });
  const lines = [
    ...questions.map(({ key, label }) => `${idOf(`question_${key}`)}(${quoted(label)})`),
    ...results.map((result) => `${idOf(`result_${result.key}`)}[${quoted(result.name)}]`),
    ...arrows,
  ];
  return `%% ${name}\nflowchart LR\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

/** Mermaid takes no hyphens in names. */
function idOf(name: string): string {
  return name.replaceAll("-", "_");
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', "#quot;").replace(/\s+/g, " ")}"`;
}
