/** Runs the steps of npm test in order; the last line is `N passed, N failed`. */
import { join } from "node:path";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { provideChromium } from "./chromium.ts";
import { runStep, type StepResult } from "./run-step.ts";
import { readSelection, type Selection } from "./selection.ts";
import { runTracks } from "./tracks.ts";

const root = join(import.meta.dirname, "../..");
const { steps, given, env: modeEnv } = selection();
const env = { ...process.env, ...modeEnv };
if (steps.some(({ browser }) => browser)) env["CHROMIUM_PATH"] = provideChromium();

const results = await runTracks(steps, async (step, isShared) => {
  const result = await runStep(step, { root, given, env, isShared });
  const { passed, failures, milliseconds } = result;
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(`${markOf(result)} ${step.name}: ${passed} passed, ${failures.length} failed (${seconds} s)\n`);
  return result;
});

// Repeated at the end: a failure is hard to find among thousands of lines, and some logs keep only their end.
for (const { name, failures, notes } of results) {
  for (const failure of failures.slice(0, 50)) console.log(`✗ ${name}: ${failure}\n`);
  if (failures.length > 50) console.log(`✗ ${name}: and ${failures.length - 50} more\n`);
  for (const note of notes) console.log(`! ${name}: ${note}\n`);
}
const sum = (count: (result: StepResult) => number) => results.reduce((total, result) => total + count(result), 0);
const [passed, failed] = [sum((result) => result.passed), sum(({ failures }) => failures.length)];
const count = (value: number) => value.toLocaleString("en");
console.log(`${count(sum(({ written }) => written))} tests written, ${count(sum(({ rows }) => rows))} rows of tables`);
console.log(`${passed} passed, ${failed} failed`);
// Steps that cannot run on this machine are noted; a step that ran without passing tests is a failure.
process.exit(failed === 0 && results.every((result) => result.passed > 0 || result.notes.length > 0) ? 0 : 1);

function markOf({ passed, failures }: StepResult): string {
  if (failures.length > 0) return "✗";
  return passed > 0 ? "✓" : "–";
}

function selection(): Selection {
  try {
    return readSelection(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
