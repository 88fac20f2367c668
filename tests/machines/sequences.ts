import { isExhaustive } from "../exhaustive.ts";

/** Random sequences of a model's test: a sample in the ordinary run, 100,000 in the exhaustive one. */
export const sequences = isExhaustive ? 100_000 : 2000;
