import { z } from "zod";

/** Place of a redacted value, and the rule. */
export const redaction = z.object({
  /** RFC 6901 pointer into the body. */
  pointer: z.string(),
  rule: z.string(),
});
export type Redaction = z.output<typeof redaction>;
