import type { Finding } from "#checks/finding.ts";
import { type FindingOptions, findingsOf, issueFindings } from "#checks/findings.ts";
import { parseContent, parsePage, structureKeyOf } from "#schemas/parse/parse-page.ts";
import { plainContext } from "../schemas/a-content.ts";
import { exampleNow } from "./rules/example-subject.ts";

/** The findings of a record as the CMS sends it, without knowledge of other records. */
export function recordFindings(record: unknown, options: FindingOptions): Finding[] {
  const { content, issues } = parseContent(record);
  if (!content) return issueFindings(issues, { content, record, key: "standard-page" }, options);
  const page = parsePage(content, plainContext);
  const subject = { content, record, key: structureKeyOf(content), library: null, translations: [], now: exampleNow };
  return findingsOf(subject, [...issues, ...page.issues], options);
}
