import { z } from "zod";
import { finding, severities } from "#portal/checks/finding.ts";
import type { FindingList } from "./finding-list.ts";

/** A waiver: a finding that is accepted for a while. */
export const waiver = z.strictObject({
  /** Source that it applies to, as in `sources` of a report: a folder of fixtures, the address of a CMS. */
  source: z.string().min(1),
  /** Id and language of the content item, such as `2388782 cs`; the path of a page of a running site. */
  content: z.string().min(1),
  code: z.string().min(1),
  fingerprint: z.string().min(1),
  reason: z.string().min(10),
  owner: z.string().min(1),
  /** Last day on which it is valid, such as 2026-12-31. */
  expires: z.iso.date(),
});
export type Waiver = z.output<typeof waiver>;

/** Kinds of items that QA commands check; the report names each in its language. */
export const checkedKinds = [
  "contents",
  "stories",
  "variants",
  "cached",
  "unjudged",
  "answers",
  "requests",
  "pages",
] as const;

/** Report of a QA command, as written by `--reporter json`. */
export const report = z.object({
  /** Version of this format. */
  format: z.literal(1),
  tool: z.object({ name: z.literal("portal"), version: z.string() }),
  command: z.string(),
  /** Origins of the checked items: folders of fixtures, addresses of CMSs or sites, `stdin`. */
  sources: z.array(z.string()),
  /** Number of checked items by kind. */
  checked: z.partialRecord(z.enum(checkedKinds), z.number()),
  /** Findings that need a fix. */
  findings: z.array(finding),
  /** Findings covered by a waiver or by the fixture's list of known issues. */
  accepted: z.array(finding),
  /** Waivers that have expired or match no finding. */
  waivers: z.object({ expired: z.array(waiver), unused: z.array(waiver) }),
  /** WCAG success criteria that the run tested completely without findings; absent when none were tested. */
  passed: z.array(z.string()).optional(),
  /** Lowest severity that makes the command fail. */
  threshold: z.enum(severities),
  /** The command was interrupted before it had checked everything. */
  isPartial: z.boolean(),
});
export type Report = z.output<typeof report>;

/** A report to write; its findings may be in a file. */
export interface ReportInput extends Omit<Report, "findings" | "accepted"> {
  findings: FindingList;
  accepted: FindingList;
}
