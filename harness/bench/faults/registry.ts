import type { Measurement } from "../measurement.ts";
import { measureColdStart } from "./cms/cold-start-figure.ts";
import { measureDeadCms } from "./cms/dead-cms-figure.ts";
import { measureFaultModes } from "./cms/fault-modes-figure.ts";
import { measureLongOutage } from "./cms/long-outage-figure.ts";
import { measureWrongPayloads } from "./cms/wrong-payloads-figure.ts";
import { measureRandomEvents } from "./random-events.ts";

/** Measures one figure of what the portal survives; the short form takes a sample. */
export type MeasureFault = (options: { isShort: boolean }) => Promise<Measurement[]>;

/** The figures of `npm run bench -- faults`, one file each. */
export const faults: ReadonlyMap<string, MeasureFault> = new Map<string, MeasureFault>([
  ["R5", measureDeadCms],
  ["R6", measureLongOutage],
  ["R7", measureColdStart],
  ["R8", measureFaultModes],
  ["R13", measureWrongPayloads],
  ["R15", measureRandomEvents],
]);
