import { z } from "zod";
import json from "./criteria.json" with { type: "json" };

const criterion = z.strictObject({
  name: z.string(),
  level: z.enum(["A", "AA"]),
  /** Extent to which a machine can test it. */
  tested: z.enum(["automatically", "partly", "not"]),
  /** Browser tests of the whole portal that cover it, besides axe and the checks of stories. */
  specs: z.array(z.string()).optional(),
  /** The part that people have to check, or the reason why the criterion does not apply. */
  left: z.string(),
});
export type Tested = z.output<typeof criterion>["tested"];

/** The success criteria of WCAG 2.2 on levels A and AA (4.1.1 is obsolete and always met). */
export const criteria = z.record(z.string(), criterion).parse(json);
