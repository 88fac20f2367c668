import { isExhaustive } from "../exhaustive.ts";

/** Number of random sequences in a walk: a sample in the ordinary run, 100,000 in the exhaustive one. */
export const sequences = isExhaustive ? 100_000 : 2000;
