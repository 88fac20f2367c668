import { stripVTControlCharacters, styleText } from "node:util";
import type { Outcome } from "./run.ts";

const head = ["", "area", "defect", "expected", "ms"];

/** Formats outcomes as a table, with the reasons of missed defects. */
export function outcomeTable(outcomes: readonly Outcome[], color: boolean): string {
  const rows = outcomes.map(({ isCaught, area, name, expected, milliseconds }) => [
    color ? styleText(isCaught ? "green" : "red", markOf(isCaught), { validateStream: false }) : markOf(isCaught),
    area,
    name,
    `${expected.code} ${expected.place}`,
    milliseconds.toFixed(0),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => lengthOf(row[column]))));
  const lines = [head, ...rows].flatMap((row, index) => {
    const cells = row.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - lengthOf(cell)));
    const reason = outcomes[index - 1]?.reason;
    return [cells.join("  ").trimEnd(), ...(reason ? [`   ${reason}`] : [])];
  });
  const missed = outcomes.filter(({ isCaught }) => !isCaught).length;
  return `${[...lines, "", `${outcomes.length - missed} caught, ${missed} missed`].join("\n")}\n`;
}

function markOf(isCaught: boolean): string {
  return isCaught ? "✓" : "✗";
}

function lengthOf(cell = ""): number {
  return stripVTControlCharacters(cell).length;
}
