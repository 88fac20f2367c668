import type { AnyStateMachine } from "xstate";
import { type Edge, edgesOf } from "./edges.ts";

const head = ["State", "Event", "Guard", "Target", "Actions"];

/** Draws a machine as a Markdown table with one row for each edge. */
export function tableOf(machine: AnyStateMachine): string {
  const rows = edgesOf(machine).map(toRow);
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(escaped).join(" | ")} |`).join("\n");
}

function toRow({ source, target, trigger, guard, index, actions }: Edge): string[] {
  return [
    source.join(".") || "machine",
    trigger,
    guard ?? (index > 0 ? "else" : ""),
    target ? target.join(".") || "machine" : "stays",
    actions.join(", "),
  ];
}

function escaped(cell: string): string {
  return cell.replaceAll("|", "\\|");
}
