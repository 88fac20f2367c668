import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { styleText } from "node:util";
import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes } from "#harness/cli/exit-codes.ts";
import { hasColors } from "#harness/cli/terminal.ts";
import type { Examination } from "./examination.ts";
import { examine, root } from "./examinations.ts";

export const command = portalCommand({
  description: "Lists what this machine lacks for the other commands, with remedies",
  args: {
    reporter: { type: "enum", options: ["default", "json"], default: "default", description: "Format of the result" },
    color: { type: "boolean", default: true, description: "Colours on a terminal" },
  },
  async run({ reporter, color }, { out, signal }) {
    const envFile = join(root, ".env");
    if (existsSync(envFile)) loadEnvFile(envFile);
    const examinations = await examine(process.env, signal);
    if (reporter === "json") out(`${JSON.stringify({ format: 1, examinations }, null, 2)}\n`);
    else out(examinations.map((each) => toLine(each, color && hasColors(process.stdout))).join(""));
    const isReady = examinations.every(({ isGood, isNeeded }) => isGood || !isNeeded);
    return isReady ? exitCodes.clean : exitCodes.environment;
  },
});

function toLine({ name, isGood, isNeeded, found, advice }: Examination, isColored: boolean): string {
  const [color, sign] = isGood
    ? (["green", "✓"] as const)
    : isNeeded
      ? (["red", "✗"] as const)
      : (["yellow", "!"] as const);
  const mark = isColored ? styleText(color, sign, { validateStream: false }) : sign;
  return `${mark} ${name.padEnd(13)} ${found}${advice === null ? "" : `\n  ${" ".repeat(13)} → ${advice}`}\n`;
}
