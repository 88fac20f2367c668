import { z } from "zod";
import { finding, severities } from "#checks/finding.ts";

/** A finding that somebody has decided to live with for a while. */
export const waiver = z.strictObject({
  fingerprint: z.string().min(1),
  /** What it was about, for whoever reads the file; the fingerprint decides. */
  code: z.string().min(1),
  reason: z.string().min(10),
  owner: z.string().min(1),
  /** Last day on which it holds, as 2026-12-31. */
  expires: z.iso.date(),
});
export type Waiver = z.output<typeof waiver>;

/** What a command of the bench has found, in the form of `--reporter json`. */
export const report = z.object({
  /** Of this form; another number means another form. */
  format: z.literal(1),
  tool: z.object({ name: z.literal("portal"), version: z.string() }),
  command: z.string(),
  /** How much was looked at, by kind: contents, stories, variants, machines, transitions. */
  checked: z.record(z.string(), z.number()),
  /** What is to be mended. */
  findings: z.array(finding),
  /** What a waiver or a fixture's own list of known issues covers. */
  accepted: z.array(finding),
  /** Waivers that have expired or fit no finding any more. */
  waivers: z.object({ expired: z.array(waiver), unused: z.array(waiver) }),
  /** Success criteria of WCAG that the run has tested whole and found nothing against; left out where none was to be. */
  passed: z.array(z.string()).optional(),
  /** Least severity that makes the command fail. */
  threshold: z.enum(severities),
  /** The command was ended before it had looked at everything. */
  isPartial: z.boolean(),
});
export type Report = z.output<typeof report>;
