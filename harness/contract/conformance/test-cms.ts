import { Broken, createProbe, Untested } from "./probe.ts";
import { requirements } from "./requirements.ts";

/** Result of one requirement. */
export interface Result {
  id: string;
  sentence: string;
  outcome: "met" | "broken" | "untested";
  asked?: string;
  expected?: string;
  received?: string;
  reason?: string;
}

/** Tests a CMS against each requirement; empty for a CMS that cannot be reached. */
export async function testCms(cms: Parameters<typeof createProbe>[0], signal: AbortSignal): Promise<Result[]> {
  const probe = createProbe(cms, signal);
  if (!(await probe.isReachable())) return [];
  const results: Result[] = [];
  for (const { id, sentence, test } of requirements) {
    try {
      await test(probe);
      results.push({ id, sentence, outcome: "met" });
    } catch (error) {
      if (error instanceof Untested) results.push({ id, sentence, outcome: "untested", reason: error.message });
      else if (error instanceof Broken) {
        const { asked, expected, received } = error;
        results.push({ id, sentence, outcome: "broken", asked, expected, received });
      } else throw error;
    }
  }
  return results;
}
