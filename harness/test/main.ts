/** Everything that proves the portal, in order; ends with one line `N passed, N failed` (npm test). */
import { provideChromium } from "./chromium.ts";
import { runStep, type StepResult } from "./run-step.ts";
import { steps } from "./steps.ts";

const only = process.argv.slice(2);
const wanted = only.length === 0 ? steps : steps.filter(({ name }) => only.includes(name));
if (wanted.length === 0) {
  console.error(`There is no such step; there are ${steps.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
if (wanted.some(({ browser }) => browser)) process.env["CHROMIUM_PATH"] = provideChromium();

const results: StepResult[] = [];
for (const step of wanted) {
  const result = await runStep(step);
  results.push(result);
  const seconds = (result.milliseconds / 1000).toFixed(1);
  const { passed, failures } = result;
  const mark = failures.length === 0 ? "✓" : "✗";
  console.log(`${mark} ${step.name}: ${passed} passed, ${failures.length} failed (${seconds} s)\n`);
}

// Said once more at the end, as nobody finds one failure among thousands of lines, and some logs keep only their end.
for (const { name, failures, notes } of results) {
  for (const failure of failures.slice(0, 50)) console.log(`✗ ${name}: ${failure}\n`);
  if (failures.length > 50) console.log(`✗ ${name}: and ${failures.length - 50} more\n`);
  for (const note of notes) console.log(`! ${name}: ${note}\n`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
