import { Broken, type Probe } from "./probe.ts";

/** A requirement on the CMS. `test` throws Broken or Untested. */
export interface Requirement {
  id: string;
  sentence: string;
  test(probe: Probe): Promise<void>;
}

/** Part of an address that no CMS has. */
export const nowhere = "not-there-0000";

/** Parameter for what visitors may see. */
export const published = { onlyPublished: "true" };

/** Throws Broken for an answer that differs from the expected one. */
export function expectSame(asked: string, expected: unknown, received: unknown): void {
  const [a, b] = [JSON.stringify(expected), JSON.stringify(received)];
  if (a !== b) throw new Broken(asked, a, b);
}
