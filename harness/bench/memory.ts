import type { Measurement } from "./measurement.ts";
export async function measureMemory(): Promise<Measurement[]> { return []; }
