import { isDeepStrictEqual } from "node:util";
import { BrokenRequirement, createProbe, UntestedRequirement } from "./probe.ts";
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
  /** Requirement whose broken response prevented this test. */
  cause?: string;
}

const pick = ({ asked, expected, received }: Result) => ({ asked, expected, received });

/** Tests a CMS against each requirement and reports each broken response once; empty when the CMS is unreachable. */
export async function testCms(cms: Parameters<typeof createProbe>[0], signal: AbortSignal): Promise<Result[]> {
  const probe = createProbe(cms, signal);
  if (!(await probe.isReachable())) return [];
  const results: Result[] = [];
  for (const { id, sentence, test } of requirements) {
    try {
      await test(probe);
      results.push({ id, sentence, outcome: "met" });
    } catch (error) {
      if (error instanceof UntestedRequirement)
        results.push({ id, sentence, outcome: "untested", reason: error.message });
      else if (error instanceof BrokenRequirement) {
        const { asked, expected, received } = error;
        const broken = { asked, expected, received };
        const earlier = results.find((each) => isDeepStrictEqual(pick(each), broken));
        const reason = `${asked} is broken, see ${earlier?.id}`;
        if (earlier) results.push({ id, sentence, outcome: "untested", reason, cause: earlier.id });
        else results.push({ id, sentence, outcome: "broken", ...broken });
      } else throw error;
    }
  }
  return results;
}
