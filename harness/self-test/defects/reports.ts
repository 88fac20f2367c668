import type { Finding } from "#checks/finding.ts";
import { withValue } from "#harness/content/nodes.ts";
import type { Report } from "#harness/report/report.ts";
import { type ReporterName, reporterNames, reporters } from "#harness/report/reporters.ts";
import type { Defect, Told } from "../defect.ts";
import { findingsIn, recordOf } from "../in-content.ts";

const terminal = String.fromCharCode(27);
const hostile = `=HYPERLINK("http://x.invalid")</script><script>alert(1)</script>${terminal}[2J\n::error::]]>&`;
/** What an output must not hold of it as it stands. */
const harm: Readonly<Record<ReporterName, RegExp>> = {
  default: /\p{Cc}(?<!\n)|\n::error/u,
  dot: /\p{Cc}(?<!\n)|\n::error/u,
  json: /\n::error/,
  ndjson: /\n::error/,
  html: /<script>alert/,
  junit: /<script>|\p{Cc}(?<![\n\t])/u,
  sarif: /\n::error/,
  github: /\n::error::\]/,
  gitlab: /\n::error/,
  csv: /(?:^|[;\n])"?=HYPERLINK/,
  earl: /\n::error/,
};
const address = "jana.tajna@seznam.cz";

/** Reports that would do something to those who open them, or tell what nobody is to read. */
export const reportDefects: readonly Defect[] = [
  ...reporterNames.map(
    (name): Defect => ({
      name: `a hostile text in the report ${name}`,
      area: "bench",
      expected: { code: "harmless", place: name },
      original: () => harmlessIn(name, "Rodina"),
      seeded: () => harmlessIn(name, hostile),
    }),
  ),
  {
    name: "an address of somebody where a number should be",
    area: "bench",
    expected: { code: "withheld", place: "/data/sekce/9/polozky/0/telefon" },
    original: () => withheldFrom(recordOf()),
    seeded: () =>
      withheldFrom(withValue(recordOf(), ["data", "sekce", 9, "polozky", 0, "telefon"], `${address} nebo osobně`)),
  },
];

/** Says that a text stands in the output and does no harm there; nothing of texts that could do none. */
async function harmlessIn(name: ReporterName, text: string): Promise<Told[]> {
  const [found] = await findingsIn(withValue(recordOf(), ["data", "perex"], 5));
  if (!found) throw new Error("There is no finding to be reported.");
  const both = { cs: text, en: text };
  const finding: Finding = {
    ...found,
    message: both,
    humanPath: both,
    received: text,
    severity: "error",
    wcag: ["1.1.1"],
  };
  const written = reporters[name](reportOf([{ ...finding, content: { ...found.content, name: text } }]), {
    language: "cs",
    color: false,
  });
  if (!hostile.startsWith(text.slice(0, 10))) return [];
  return written.includes("HYPERLINK") && !harm[name].test(written) ? [{ code: "harmless", place: name }] : [];
}

/** Says of which findings the address is kept back, in everything that is told of them. */
async function withheldFrom(record: unknown): Promise<Told[]> {
  const findings = (await findingsIn(record)).filter(({ severity }) => severity !== "info");
  return findings.map(({ code, pointer, ...rest }) => ({
    code: JSON.stringify(rest).includes(address) ? code : "withheld",
    place: pointer,
  }));
}

function reportOf(findings: Finding[]): Report {
  return {
    ...{ format: 1, tool: { name: "portal", version: "1.0.0" }, command: "check", checked: { contents: 1 } },
    ...{ findings, accepted: [], waivers: { expired: [], unused: [] }, threshold: "error", isPartial: false },
  };
}
