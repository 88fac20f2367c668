/** Prints as JSON the CPU milliseconds that the parts of rendering the standard page take, in interleaved rounds. */
import { median } from "#harness/bench/measurement.ts";
import { prepareRendering } from "./rendering.ts";

const parts: Record<string, () => unknown> = await prepareRendering();
const costs = Object.entries(parts).map(([name, run]) => ({ name, run, ms: Array.of<number>() }));
const rounds = 11;
const calls = 200;

for (let round = 0; round < rounds + 3; round += 1) {
  for (const { run, ms } of costs) {
    const before = process.cpuUsage();
    for (let call = 0; call < calls; call += 1) await run();
    const { user, system } = process.cpuUsage(before);
    // The first rounds are for the compiler.
    if (round >= 3) ms.push((user + system) / 1000 / calls);
  }
}
console.log(JSON.stringify(Object.fromEntries(costs.map(({ name, ms }) => [name, median(ms)]))));
