import type { Measurement } from "#harness/bench/measurement.ts";
import { authProblem } from "#harness/machines/models/auth-sequences.ts";
import { idleLogoutProblem } from "#harness/machines/models/idle-logout-sequences.ts";

/** R15: random sequences of events of sign-in and idle logout. Machine and model must agree. */
export async function measureRandomEvents({ isShort }: { isShort: boolean }): Promise<Measurement[]> {
  const each = isShort ? 1000 : 50_000;
  const problems: string[] = [];
  for (let seed = 0; seed < each; seed += 1) {
    for (const problem of [await authProblem(seed), idleLogoutProblem(seed)])
      if (problem) problems.push(`sequence ${seed}: ${problem}`);
  }
  for (const problem of problems.slice(0, 10)) console.error(problem);
  return [
    { what: "random sequences of events", value: 2 * each, unit: "" },
    { what: "sequences in which machine and model differ", value: problems.length, unit: "", limit: 0 },
  ];
}
