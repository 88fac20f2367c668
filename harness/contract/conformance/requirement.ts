import { BrokenRequirement, type Probe } from "./probe.ts";

/** A requirement on the CMS. `test` throws Broken or Untested. */
export interface Requirement {
  id: string;
  sentence: string;
  test(probe: Probe): Promise<void>;
}

/** Path segment that does not exist in any CMS. */
export const missingSegment = "not-there-0000";

/** Parameter that limits responses to published content. */
export const published = { onlyPublished: "true" };

/** Throws Broken for a response that differs from the expected one; for lists, with the first item that differs. */
export function expectSame(asked: string, expected: unknown, received: unknown): void {
  const [a, b] = [JSON.stringify(expected), JSON.stringify(received)];
  if (a === b) return;
  if (!Array.isArray(expected) || !Array.isArray(received)) throw new BrokenRequirement(asked, a, b);
  const at = expected.findIndex((item, index) => item !== received[index]);
  const place = at === -1 ? expected.length : at;
  const itemOf = (list: readonly unknown[]) => `item ${place + 1}: ${JSON.stringify(list[place] ?? null)}`;
  throw new BrokenRequirement(asked, itemOf(expected), itemOf(received));
}
