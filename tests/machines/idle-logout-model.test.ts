import { expect, test } from "vitest";
import { missingOf, recordCoverage } from "#harness/machines/coverage.ts";
import {
  idleLogoutProblem,
  idleLogoutUnderTest,
  signOutsOfLast,
} from "#harness/machines/models/idle-logout-sequences.ts";
import { sequences } from "./sequences.ts";

test(`${sequences} random sequences match the model and violate no rule`, { timeout: 600_000 }, () => {
  const coverage = recordCoverage(idleLogoutUnderTest);
  let signOuts = 0;
  for (let seed = 0; seed < sequences; seed += 1) {
    const problem = idleLogoutProblem(seed);
    if (problem) expect.fail(`sequence ${seed}: ${problem}`);
    signOuts += signOutsOfLast();
  }
  expect(missingOf(idleLogoutUnderTest, coverage).edges).toEqual([]);
  expect(signOuts).toBeGreaterThan(sequences / 10);
});
