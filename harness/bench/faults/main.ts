import { faults } from "./registry.ts";

/** Measures the named figures, all unless named, and prints a line for each condition; false when one did not pass. */
export async function measureFaults(names: readonly string[], isShort: boolean): Promise<boolean> {
  const unknown = names.filter((name) => !faults.has(name));
  if (unknown.length > 0) {
    console.error(`There is no figure ${unknown.join(", ")}; there are ${[...faults.keys()].join(", ")}.`);
    return false;
  }
  let isPassed = true;
  for (const [name, measure] of faults) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.error(`Measuring ${name} …`);
    for (const { what, measured, passed } of await measure({ isShort })) {
      console.log(`${name.padEnd(4)}${passed ? "pass" : "FAIL"}  ${what}: ${measured}`);
      isPassed &&= passed;
    }
  }
  return isPassed;
}
