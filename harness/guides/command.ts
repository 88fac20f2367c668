import { readLanguages, readNow } from "#harness/check/args.ts";
import { createCheckContext } from "#harness/check/context.ts";
import { selectEntries } from "#harness/check/filter.ts";
import type { RecordEntry, Source } from "#harness/check/item.ts";
import { readSource } from "#harness/check/read/source.ts";
import { type Given, type Io, portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { readVersion } from "#harness/cli/version.ts";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import { levels } from "#portal/checks/finding.ts";
import { noLinks } from "#portal/checks/links.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import type { Language } from "#portal/contract/site/language-codes.ts";
import { changesByDay, changesSince } from "./changes.ts";
import { examineGuide, type GuideReport } from "./examine.ts";
import { graphOf } from "./graph.ts";
import { lawyersReport } from "./lawyers-report.ts";
import { readKey, signatureOf } from "./signature.ts";
import { toText } from "./text.ts";
import { toJson } from "./to-json.ts";

const args = {
  guide: { type: "positional", valueHint: "guide", description: "Ids, addresses or files; by default all guides" },
  lang: { type: "string", default: "cs", valueHint: "codes", description: "Guides in these languages, such as cs,en" },
  graph: { type: "boolean", default: false, description: "Draws questions and results as Mermaid diagrams instead" },
  now: { type: "string", valueHint: "time", description: "Proves as of this time, such as 2027-01-01" },
  at: { type: "string", valueHint: "day", description: "Lists the answers whose results change by this day" },
  against: {
    type: "string",
    valueHint: "folder",
    description: "Lists the answers whose results differ from those of another folder of recorded content",
  },
  report: { type: "string", valueHint: "file", description: "Writes a report for lawyers as JSON" },
  key: { type: "string", valueHint: "file", description: "Private key (PEM, Ed25519) that signs it into <file>.sig" },
  fixtures: { type: "string", valueHint: "folder", description: "Folder of recorded content; by default fixtures" },
  live: { type: "boolean", default: false, description: "Content of the CMS at CMS_URL" },
  "cms-url": { type: "string", valueHint: "address", description: "Content of the CMS at this address" },
  reporter: { type: "enum", options: ["default", "json"], default: "default", description: "Format of the result" },
} as const;

export const command = portalCommand({
  description: "Proves guides to entitlements, tries their expert cases and compares days",
  args,
  async run({ graph, reporter, report, key: keyFile, ...given }, io) {
    if (keyFile !== undefined && report === undefined) throw new UsageError("--key signs a report: give --report.");
    const key = keyFile === undefined ? null : readKey(keyFile);
    const source = await readSource({ ...given, stdin: false }, readNow(given.now), null, io);
    const entries = guidesIn(source, given._, readLanguages(given.lang));
    const reports = await examineAll(entries, source, given, io);
    if (report !== undefined) {
      const about = { now: source.now, portal: readVersion(), source: source.name };
      const bytes = Buffer.from(lawyersReport(reports, about));
      writeAtomically(report, bytes);
      if (key) writeAtomically(`${report}.sig`, signatureOf(bytes, key));
    }
    if (graph) io.out(reports.map(graphOf).join("\n"));
    else if (reporter === "json") io.out(`${JSON.stringify({ format: 1, guides: reports.map(toJson) }, null, 2)}\n`);
    else io.out(reports.map(toText).join("\n"));
    if (source.failure) throw source.failure;
    const hasError = reports.some(({ findings }) => findings.some(({ severity }) => severity === "error"));
    return hasError ? exitCodes.findings : exitCodes.clean;
  },
});

/** Proves guides, and compares each with another day or folder if there is one. */
async function examineAll(
  entries: readonly RecordEntry[],
  source: Source,
  given: Pick<Given<typeof args>, "at" | "against">,
  io: Io,
): Promise<GuideReport[]> {
  const at = readNow(given.at, "--at");
  if (at !== null && given.against !== undefined) throw new UsageError("--at cannot be combined with --against.");
  const options = { level: levels.indexOf("content"), links: noLinks, render: null };
  const context = createCheckContext(source, options);
  const reports = entries.map((entry) => examineGuide(entry, context));
  if (at !== null) return reports.map((report) => ({ ...report, changes: changesByDay(report, at) }));
  if (given.against === undefined) return reports;
  const other = await readSource(
    { fixtures: given.against, live: false, stdin: false, "cms-url": undefined },
    source.now,
    null,
    io,
  );
  const otherContext = createCheckContext(other, options);
  return reports.map((report) => ({ ...report, changes: changesSince(report, other, otherContext) }));
}

function guidesIn(source: Source, filters: readonly string[], languages: readonly Language[]): RecordEntry[] {
  const selection = { filters, languages, id: null, url: null, site: null, shard: undefined };
  const isGuide = ({ content }: RecordEntry) =>
    content !== null && structureKeyOf(content, source.config.structureKeys) === "entitlement-guide";
  const guides = selectEntries(source, selection).filter(isGuide);
  if (guides.length === 0) throw new UsageError("There is no guide: its structure is pruvodce-narokem.");
  return guides;
}
