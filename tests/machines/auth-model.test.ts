import { expect, test } from "vitest";
import { missingOf, recordCoverage } from "#harness/machines/coverage.ts";
import { authProblem, authUnderTest } from "#harness/machines/models/auth-sequences.ts";
import { sequences } from "./sequences.ts";

test(`${sequences} random sequences match the model and violate no rule`, { timeout: 600_000 }, async () => {
  const coverage = recordCoverage(authUnderTest);
  for (let seed = 0; seed < sequences; seed += 1) {
    const problem = await authProblem(seed);
    if (problem) expect.fail(`sequence ${seed}: ${problem}`);
  }
  expect(missingOf(authUnderTest, coverage).edges).toEqual([]);
});
