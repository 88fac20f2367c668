import type { Measurement } from "./measurement.ts";
export async function measureStart(): Promise<Measurement[]> { return []; }
