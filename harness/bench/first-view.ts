import type { Measurement } from "./measurement.ts";
export async function measureFirstView(): Promise<Measurement[]> { return []; }
