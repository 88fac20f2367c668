import { z } from "zod";
import json from "./criteria.json" with { type: "json" };

const criterion = z.strictObject({
  name: z.string(),
  level: z.enum(["A", "AA"]),
  /** Degree to which it can be tested automatically. */
  tested: z.enum(["automatically", "partly", "not"]),
  /** End-to-end tests that cover it, besides axe and the checks of stories. */
  specs: z.array(z.string()).optional(),
  /** The part left for manual testing, or the reason why the criterion does not apply. */
  left: z.string(),
});
export type Tested = z.output<typeof criterion>["tested"];

/** The success criteria of WCAG 2.2, levels A and AA (4.1.1 is obsolete and always met). */
export const criteria = z.record(z.string(), criterion).parse(json);
