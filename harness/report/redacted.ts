import type { Finding, InBoth } from "#portal/checks/finding.ts";
import { redact } from "#portal/contract/parse/redact.ts";
import { changedList } from "./finding-list.ts";
import type { ReportInput } from "./report.ts";

/** Returns a report whose texts hold no personal data, also none that is published on purpose. */
export function redacted(report: ReportInput): ReportInput {
  return {
    ...report,
    findings: changedList(report.findings, redactedFinding),
    accepted: changedList(report.accepted, redactedFinding),
  };
}

function redactedFinding(finding: Finding): Finding {
  const { content, humanPath, message, fix, received } = finding;
  return {
    ...finding,
    content: { ...content, name: redact(content.name) },
    humanPath: inEach(humanPath),
    message: inEach(message),
    fix: inEach(fix),
    received: redact(received),
  };
}

function inEach({ cs, en }: InBoth): InBoth {
  return { cs: redact(cs), en: redact(en) };
}
