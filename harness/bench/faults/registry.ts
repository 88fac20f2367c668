import type { Measure } from "./outcome.ts";
import { measureSteadyLoad } from "./r01-steady-load.ts";
import { measureFaultyParts } from "./r02-faulty-parts.ts";
import { measureOverload } from "./r03-overload.ts";
import { measureRollingRestart } from "./r10-rolling-restart.ts";
import { measureFuzzedTargets } from "./r12-fuzzed-targets.ts";
import { measureFuzzedBytes } from "./r14-fuzzed-bytes.ts";
import { measureSlowClients } from "./r16-slow-clients.ts";

/** Every figure of reliability, by the name under which docs/reliability.md lists it. */
export const faults: ReadonlyMap<string, Measure> = new Map([
  ["R1", measureSteadyLoad],
  ["R2", measureFaultyParts],
  ["R3", measureOverload],
  ["R10", measureRollingRestart],
  ["R12", measureFuzzedTargets],
  ["R14", measureFuzzedBytes],
  ["R16", measureSlowClients],
]);
