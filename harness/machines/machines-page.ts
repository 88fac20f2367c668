import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateMachine } from "xstate";
import { diagramOf } from "./diagram.ts";
import { machines } from "./registry.ts";

const root = join(import.meta.dirname, "../..");
const page = join(root, "docs/machines.md");

/** Every machine with its sentence and its diagram, as Markdown. */
export function machinesPage(): string {
  return `${["# Machines", intro, ...Object.keys(machines).map(sectionOf)].join("\n\n")}\n`;
}

/** What the page says of one machine. */
export function sectionOf(name: string): string {
  const machine = machines[name]?.machine;
  return machine ? section(name, machine).join("\n\n") : "";
}

export function readMachinesPage(): string {
  return readFileSync(page, "utf8");
}

/** How many machines it has drawn. */
export function writeMachinesPage(): number {
  writeFileSync(page, machinesPage());
  return Object.keys(machines).length;
}

const intro = [
  "Everything that behaves in time, drawn from its code by `npm run machines`. At an arrow stands what happens, `[the guard]` under which",
  "it is taken, and `/ the actions`; `done` and `error` end what a state has started with `do`. A guarded way goes before those",
  "that follow it. Effects are bound where a machine is used, such as in [renderer/client/actors.ts](../renderer/actors.ts).",
].join("\n");

function section(name: string, machine: AnyStateMachine): string[] {
  return [
    `## ${name}`,
    [sentenceOf(name), ...throughout(machine), `[machines/${name}.ts](../machines/${name}.ts)`].join("\n"),
    `\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\``,
  ];
}

/** What a machine does in all of its states, which has no place in a diagram of them. */
function throughout({ root }: AnyStateMachine): string[] {
  const names = root.invoke.map(({ src }) => `\`${src}\``);
  return root.type === "compound" && names.length > 0 ? [`In all states it does ${names.join(", ")}.`] : [];
}

/** What the machine's file says of it. */
function sentenceOf(name: string): string {
  const source = readFileSync(join(root, `machines/${name}.ts`), "utf8");
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) \w+Machine\b/.exec(source) ?? [];
  if (!comment) throw new Error(`machines/${name}.ts says nothing of its machine.`);
  return comment.replace(/\s*\n\s*\* ?/g, " ").trim();
}
