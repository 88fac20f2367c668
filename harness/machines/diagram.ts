import type { AnyStateMachine, AnyStateNode } from "xstate";
import { type Edge, edgesOf, nodesOf } from "./edges.ts";
import { actionNames } from "./names.ts";

/** A way between two states, and the state within which it is drawn. */
interface Way {
  from: string;
  to: string;
  within: string;
  label: string;
}

/** A machine as a state diagram in Mermaid: events, guards, delays and actions by their names. */
export function diagramOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const outer = new Set(nodesOf(root).flatMap((node) => (node.type === "atomic" ? [] : idOf(node.path))));
  const ways = edgesOf(machine).map((edge) => toWay(edge, outer));
  const lines = root.type === "compound" ? blockLines(root, ways) : stateLines(root, ways);
  return ["stateDiagram-v2", ...indented(lines)].join("\n");
}

/** What is within a state: its own states, where it begins, the ways that stay within it. */
function blockLines(node: AnyStateNode, ways: readonly Way[]): string[] {
  const id = idOf(node.path);
  const own = ways.filter(({ within }) => within === id);
  const any = ways.some(({ from }) => from === anyOf(id)) ? [`state "any of these" as ${anyOf(id)}`] : [];
  const start = node.initial.target.map(({ path }) => `[*] --> ${idOf(path)}`);
  const regions = Object.values(node.states).map((child) => stateLines(child, ways));
  const last = [...any, ...(node.type === "parallel" ? [] : start), ...wayLines(own)];
  if (node.type !== "parallel") return [...regions.flat(), ...last];
  return [...regions, last].filter((lines) => lines.length > 0).flatMap((lines, at) => (at ? ["--", ...lines] : lines));
}

function stateLines(node: AnyStateNode, ways: readonly Way[]): string[] {
  const id = idOf(node.path);
  const title = [
    node.path.length > 0 ? node.key : "machine",
    ...did("entry ", actionNames(node.entry)),
    ...did(
      "do ",
      node.invoke.map(({ src }) => String(src)),
    ),
    ...did("exit ", actionNames(node.exit)),
  ].join(node.type === "atomic" ? "<br>" : ", ");
  const named = `state "${title}" as ${id}`;
  if (node.type !== "atomic") return [`${named} {`, ...indented(blockLines(node, ways)), "}"];
  return node.path.length > 0 ? [named] : [named, ...wayLines(ways)];
}

/** One arrow for all ways between the same two states. */
function wayLines(ways: readonly Way[]): string[] {
  const arrows = Object.groupBy(ways, ({ from, to }) => `${from} --> ${to}`);
  return Object.entries(arrows).map(([arrow, same = []]) => `${arrow}: ${same.map(({ label }) => label).join("<br>")}`);
}

/** What leaves a state that holds others begins within it: Mermaid draws no way from a state into itself. */
function toWay(edge: Edge, outer: ReadonlySet<string>): Way {
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
  return [trigger, ...(condition ? [`[${condition}]`] : []), ...did("", actions)].join(" ");
}

function did(when: string, what: readonly string[]): string[] {
  return what.length > 0 ? [`${when}/ ${what.join(", ")}`] : [];
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
