import type { AnyStateMachine, AnyStateNode } from "xstate";
import { actionNames, type Edge, edgesOf, nodesOf } from "./edges.ts";

/** An arrow between two states, and the state within which it is drawn. */
interface Arrow {
  from: string;
  to: string;
  within: string;
  label: string;
}

/** Draws a machine as a Mermaid state diagram. */
export function diagramOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const outer = new Set(nodesOf(root).flatMap((node) => (node.type === "atomic" ? [] : idOf(node.path))));
  const arrows = edgesOf(machine).map((edge) => toArrow(edge, outer));
  const lines = root.type === "compound" ? blockLines(root, arrows) : stateLines(root, arrows);
  return ["stateDiagram-v2", ...indented(lines)].join("\n");
}

/** Returns the lines within a state: its states, its initial state, the arrows that stay within it. */
function blockLines(node: AnyStateNode, arrows: readonly Arrow[]): string[] {
  const id = idOf(node.path);
  const own = arrows.filter(({ within }) => within === id);
  const any = arrows.some(({ from }) => from === anyOf(id)) ? [`state "any of these" as ${anyOf(id)}`] : [];
  const start = node.initial.target.map(({ path }) => `[*] --> ${idOf(path)}`);
  const regions = Object.values(node.states).map((child) => stateLines(child, arrows));
  const last = [...any, ...(node.type === "parallel" ? [] : start), ...arrowLines(own)];
  if (node.type !== "parallel") return [...regions.flat(), ...last];
  return [...regions, last].filter((lines) => lines.length > 0).flatMap((lines, at) => (at ? ["--", ...lines] : lines));
}

function stateLines(node: AnyStateNode, arrows: readonly Arrow[]): string[] {
  const id = idOf(node.path);
  const invoked = node.invoke.map(({ src }) => String(src));
  const title = [
    node.path.length > 0 ? node.key : "machine",
    ...listed("entry ", actionNames(node.entry)),
    ...listed("do ", invoked),
    ...listed("exit ", actionNames(node.exit)),
  ].join(node.type === "atomic" ? "<br>" : ", ");
  const named = `state "${title}" as ${id}`;
  if (node.type !== "atomic") return [`${named} {`, ...indented(blockLines(node, arrows)), "}"];
  return node.path.length > 0 ? [named] : [named, ...arrowLines(arrows)];
}

/** Joins the labels of all arrows between the same two states. */
function arrowLines(arrows: readonly Arrow[]): string[] {
  const byEnds = Object.groupBy(arrows, ({ from, to }) => `${from} --> ${to}`);
  return Object.entries(byEnds).map(([ends, same = []]) => `${ends}: ${same.map(({ label }) => label).join("<br>")}`);
}

/** Arrows from a compound state start inside it, because Mermaid cannot draw a self-transition of such a state. */
function toArrow(edge: Edge, outer: ReadonlySet<string>): Arrow {
  const { source, target } = edge;
  const id = idOf(source);
  const from = outer.has(id) ? anyOf(id) : id;
  const end = target ?? source;
  const differ = source.findIndex((key, depth) => key !== end[depth]);
  const isStay = differ === -1 && end.length === source.length;
  const depth = differ === -1 ? source.length - (outer.has(id) ? 0 : 1) : differ;
  return {
    from,
    to: isStay ? from : idOf(end),
    within: idOf(source.slice(0, Math.max(0, depth))),
    label: labelOf(edge),
  };
}

function labelOf({ trigger, guard, index, actions }: Edge): string {
  const condition = guard ?? (index > 0 ? "else" : null);
  return [trigger, ...(condition ? [`[${condition}]`] : []), ...listed("", actions)].join(" ");
}

function listed(when: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`${when}/ ${names.join(", ")}`] : [];
}

function idOf(path: readonly string[]): string {
  return path.join("_") || "machine";
}

function anyOf(id: string): string {
  return `${id}_any`;
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
