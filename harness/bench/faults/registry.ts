import type { Measurement } from "#harness/bench/measurement.ts";
import { measureColdStart } from "./cms/cold-start-figure.ts";
import { measureDeadCms } from "./cms/dead-cms-figure.ts";
import { measureFaultModes } from "./cms/fault-modes-figure.ts";
import { measureLongOutage } from "./cms/long-outage-figure.ts";
import { measureWrongPayloads } from "./cms/wrong-payloads-figure.ts";
import { measureDistinctAddresses } from "./distinct-addresses.ts";
import { measureMissingPages } from "./missing-pages.ts";
import { measureSteadyLoad } from "./r01-steady-load.ts";
import { measureFaultyParts } from "./r02-faulty-parts.ts";
import { measureOverload } from "./r03-overload.ts";
import { measureSoak } from "./r04-soak.ts";
import { measureFailingStore } from "./r09-failing-store.ts";
import { measureRollingRestart } from "./r10-rolling-restart.ts";
import { measureKilledNodes } from "./r11-killed-nodes.ts";
import { measureFuzzedTargets } from "./r12-fuzzed-targets.ts";
import { measureFuzzedBytes } from "./r14-fuzzed-bytes.ts";
import { measureSlowClients } from "./r16-slow-clients.ts";
import { measureCorpora } from "./r17-corpora.ts";
import { measureScanners } from "./r18-scanners.ts";
import { measureRandomEvents } from "./random-events.ts";

/** Measures one resilience figure. The short form takes a sample. */
export type MeasureFault = (options: { isShort: boolean }) => Promise<Measurement[]>;

/** The resilience figures of `npm run bench -- faults`, one file each. */
export const faults: ReadonlyMap<string, MeasureFault> = new Map<string, MeasureFault>([
  ["R1", measureSteadyLoad],
  ["R2", measureFaultyParts],
  ["R3", measureOverload],
  ["R4", measureSoak],
  ["R5", measureDeadCms],
  ["R6", measureLongOutage],
  ["R7", measureColdStart],
  ["R8", measureFaultModes],
  ["R9", measureFailingStore],
  ["R10", measureRollingRestart],
  ["R11", measureKilledNodes],
  ["R12", measureFuzzedTargets],
  ["R13", measureWrongPayloads],
  ["R14", measureFuzzedBytes],
  ["R15", measureRandomEvents],
  ["R16", measureSlowClients],
  ["R17", measureCorpora],
  ["R18", measureScanners],
  ["missing-pages", measureMissingPages],
  ["memory", measureDistinctAddresses],
]);
