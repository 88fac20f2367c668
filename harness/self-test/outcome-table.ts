import { styleText } from "node:util";
import { inColumns } from "#harness/cli/columns.ts";
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
  const lines = inColumns([head, ...rows]).flatMap((line, index) => {
    const reason = outcomes[index - 1]?.reason;
    return [line, ...(reason ? [`   ${reason}`] : [])];
  });
  const missed = outcomes.filter(({ isCaught }) => !isCaught).length;
  return `${[...lines, "", `${outcomes.length - missed} caught, ${missed} missed`].join("\n")}\n`;
}

function markOf(isCaught: boolean): string {
  return isCaught ? "✓" : "✗";
}
