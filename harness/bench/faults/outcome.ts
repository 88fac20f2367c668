/** One condition of a figure, with what was measured. */
export interface Outcome {
  what: string;
  measured: string;
  passed: boolean;
}

/** Runs a figure; the short form takes a tenth of the time or less. */
export type Measure = (options: { isShort: boolean }) => Promise<Outcome[]>;

/** A condition that a value must not exceed. */
export function atMost(what: string, value: number, limit: number, unit = ""): Outcome {
  const digits = Number.isInteger(value) ? 0 : 1;
  return {
    what,
    measured: `${value.toFixed(digits)} ${unit} (at most ${limit} ${unit})`.replaceAll(" )", ")"),
    passed: value <= limit,
  };
}

export function atLeast(what: string, value: number, limit: number, unit = ""): Outcome {
  return {
    what,
    measured: `${value.toFixed(1)} ${unit} (at least ${limit} ${unit})`.replaceAll(" )", ")"),
    passed: value >= limit,
  };
}
