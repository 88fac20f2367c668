/** Prints as JSON the CPU milliseconds that the parts of rendering the standard page take, in interleaved rounds. */
import { median } from "./measurement.ts";
import { prepareRendering } from "./rendering.ts";

const parts: Record<string, () => unknown> = await prepareRendering();
const costs: Record<string, number[]> = {};
const rounds = 11;
const calls = 400;

for (let round = 0; round < rounds + 3; round += 1) {
  for (const [name, run] of Object.entries(parts)) {
    const before = process.cpuUsage();
    for (let call = 0; call < calls; call += 1) await run();
    const { user, system } = process.cpuUsage(before);
    // The first rounds are for the compiler.
    if (round >= 3) (costs[name] ??= []).push((user + system) / 1000 / calls);
  }
}
console.log(JSON.stringify(Object.fromEntries(Object.entries(costs).map(([name, all]) => [name, median(all)]))));
