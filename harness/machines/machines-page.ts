import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateMachine } from "xstate";
import { diagramOf } from "./diagram.ts";
import { machines } from "./registry.ts";

const root = join(import.meta.dirname, "../..");

/** Returns docs/machines.md: every machine with its sentence and its diagram. */
export function machinesPage(): string {
  const sections = Object.entries(machines).flatMap(([name, { machine }]) => sectionOf(name, machine));
  return `${["# Machines", intro, ...sections].join("\n\n")}\n`;
}

const intro = [
  "Everything that behaves in time, drawn from its code by `npm run machines`. An arrow shows the event, its `[guard]` and its `/ actions`;",
  "`done` and `error` end an actor that a state starts with `do`. Guards are tried in the order of the arrows.",
  "Effects are bound where a machine is used, such as in [renderer/client/actors.ts](../renderer/client/actors.ts).",
].join("\n");

function sectionOf(name: string, machine: AnyStateMachine): string[] {
  return [
    `## ${name}`,
    [sentenceOf(name), ...permanentActors(machine), `[machines/${name}.ts](../machines/${name}.ts)`].join("\n"),
    `\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\``,
  ];
}

/** Returns a sentence about actors that run in all states, which the diagram cannot show. */
function permanentActors({ root }: AnyStateMachine): string[] {
  const names = root.invoke.map(({ src }) => `\`${src}\``);
  return root.type === "compound" && names.length > 0 ? [`In all states it does ${names.join(", ")}.`] : [];
}

/** Returns the comment above the machine in its file. */
function sentenceOf(name: string): string {
  const source = readFileSync(join(root, `machines/${name}.ts`), "utf8");
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) \w+Machine\b/.exec(source) ?? [];
  if (!comment) throw new Error(`machines/${name}.ts has no comment above its machine.`);
  return comment.replace(/\s*\n\s*\* ?/g, " ").trim();
}
