import { z } from "zod";

/** Place of a value that was replaced, and the rule that did it. */
export const redaction = z.object({
  /** RFC 6901, into the body. */
  pointer: z.string(),
  rule: z.string(),
});
export type Redaction = z.output<typeof redaction>;
