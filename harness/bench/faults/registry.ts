import type { Measurement } from "../measurement.ts";
import { measureRandomEvents } from "./random-events.ts";

/** Measures one figure of what the portal survives; the short form takes a sample. */
export type MeasureFault = (options: { isShort: boolean }) => Promise<Measurement[]>;

/** The figures of `npm run bench -- faults`, one file each. */
export const faults: ReadonlyMap<string, MeasureFault> = new Map([["R15", measureRandomEvents]]);
