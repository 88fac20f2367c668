/** Result of one test of the machine. */
export interface Examination {
  name: string;
  isGood: boolean;
  /** True when commands fail without it; otherwise it is a recommendation. */
  isNeeded: boolean;
  /** Current state, as part of a sentence. */
  found: string;
  /** Remedy; null when nothing is missing. */
  advice: string | null;
}

export function good(name: string, found: string): Examination {
  return { name, isGood: true, isNeeded: true, found, advice: null };
}

export function lacking(name: string, found: string, advice: string): Examination {
  return { name, isGood: false, isNeeded: true, found, advice };
}

export function worthKnowing(name: string, found: string, advice: string): Examination {
  return { name, isGood: false, isNeeded: false, found, advice };
}

/** First line of an error's message. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}
