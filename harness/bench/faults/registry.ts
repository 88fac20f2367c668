import type { Measurement } from "#harness/bench/measurement.ts";
import { measureColdStart } from "./cms/cold-start-figure.ts";
import { measureDeadCms } from "./cms/dead-cms-figure.ts";
import { measureFaultModes } from "./cms/fault-modes-figure.ts";
import { measureLongOutage } from "./cms/long-outage-figure.ts";
import { measureWrongPayloads } from "./cms/wrong-payloads-figure.ts";

/** Measures what the portal does while something fails; the short form takes seconds. */
export type MeasureFault = (options: { isShort: boolean }) => Promise<Measurement[]>;

/** The figures of docs/reliability.md by name: `npm run bench -- faults [name …] [--short]`. */
export const faults: ReadonlyMap<string, MeasureFault> = new Map<string, MeasureFault>([
  ["dead-cms", measureDeadCms],
  ["long-outage", measureLongOutage],
  ["cold-start", measureColdStart],
  ["cms-faults", measureFaultModes],
  ["wrong-payloads", measureWrongPayloads],
]);
