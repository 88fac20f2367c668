import type { Log, PhysicalLocation, ReportingDescriptor, Result, Run } from "sarif";
import type { Reporter } from "#harness/report/reporters.ts";
import { plain, type UiLanguage } from "#harness/report/words.ts";
import type { Finding, Severity } from "#portal/checks/finding.ts";

const levels = { error: "error", warning: "warning", info: "note" } as const satisfies Record<Severity, string>;

/** Formats SARIF 2.1.0, which code hosts and editors show at lines of files. */
export const toSarif: Reporter = (report, { language }) => {
  const all = [...report.findings, ...report.accepted];
  const firstOfCode = new Map(all.toReversed().map((finding) => [finding.code, finding]));
  const codes = [...firstOfCode.keys()].toSorted();
  const indexOf = new Map(codes.map((code, index) => [code, index]));
  const toResult = (finding: Finding) => resultOf(finding, indexOf.get(finding.code) ?? -1, language);
  const accepted = report.accepted.map(
    (finding): Result => ({
      ...toResult(finding),
      suppressions: [{ kind: "external", status: "accepted" }],
    }),
  );
  const run: Run = {
    tool: {
      driver: {
        name: report.tool.name,
        semanticVersion: report.tool.version,
        rules: codes.flatMap((code) => ruleOf(firstOfCode.get(code), language)),
      },
    },
    language: { cs: "cs-CZ", en: "en-GB" }[language],
    columnKind: "utf16CodeUnits",
    invocations: [{ executionSuccessful: !report.isPartial }],
    results: [...report.findings.map(toResult), ...accepted],
  };
  const log: Log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
};

function ruleOf(finding: Finding | undefined, language: UiLanguage): ReportingDescriptor[] {
  if (!finding) return [];
  const { code, message, fix, links, wcag, severity, level } = finding;
  return [
    {
      id: code,
      shortDescription: { text: plain(message[language]) },
      help: { text: plain(fix[language]) },
      ...(links.docs && URL.canParse(links.docs) ? { helpUri: links.docs } : {}),
      defaultConfiguration: { level: levels[severity] },
      properties: { tags: [level, ...wcag.map((criterion) => `wcag-${criterion}`)] },
    },
  ];
}

function resultOf(finding: Finding, ruleIndex: number, language: UiLanguage): Result {
  const { code, severity, message, fix, humanPath, pointer, location, fingerprint } = finding;
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: [message[language], fix[language]].map(plain).join(" ") },
    locations: [
      {
        ...(location && { physicalLocation: toPhysical(location) }),
        logicalLocations: [{ name: pointer, fullyQualifiedName: plain(humanPath[language]), kind: "member" }],
      },
    ],
    partialFingerprints: { "portal/v1": fingerprint },
    properties: { effect: finding.effect, content: finding.content },
  };
}

function toPhysical({ file, line, column }: NonNullable<Finding["location"]>): PhysicalLocation {
  return { artifactLocation: { uri: toUri(file) }, region: { startLine: line, startColumn: column } };
}

/** Returns a path relative to the root of the repository, as code hosts expect. */
function toUri(file: string): string {
  return file.toWellFormed().replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
}
