/** What was looked at, and what is to be done where something lacks. */
export interface Examination {
  name: string;
  isGood: boolean;
  /** Without it commands fail; what is not needed is advice. */
  isNeeded: boolean;
  /** What was found, as a part of a sentence. */
  found: string;
  /** What helps; null where nothing lacks. */
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

/** What was thrown, as the first line of a sentence. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}
