import type { Finding } from "#checks/finding.ts";
import { withValue } from "#harness/content/nodes.ts";
import type { Report, Waiver } from "#harness/report/report.ts";
import { piecesOf, type ReporterName, reporterNames } from "#harness/report/reporters.ts";
import { applyWaivers, waivedContent } from "#harness/report/waivers.ts";
import type { Defect, Signature } from "#harness/self-test/defect.ts";
import { findingsIn, recordOf, seriousFindingsIn } from "#harness/self-test/in-content.ts";

const terminalEscape = String.fromCharCode(27);
const hostile = `=HYPERLINK("http://x.invalid")</script><script>alert(1)</script>${terminalEscape}[2J\n::error::]]>&`;
/** Pattern per reporter that its output must not match. */
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
  markdown: /(?<!\\)<script|\n::error/,
};

/** Reports that attack their readers or reveal personal data. */
export const reportDefects: readonly Defect[] = [
  ...reporterNames.map(
    (name): Defect => ({
      name: `hostile text in the ${name} report`,
      area: "report",
      expected: { code: "harmless", place: name },
      original: () => [],
      seeded: async () => ((await isHarmlessIn(name)) ? [{ code: "harmless", place: name }] : []),
    }),
  ),
  {
    name: "a personal address instead of a number",
    area: "report",
    expected: { code: "withheld", place: "/data/sekce/9/polozky/0/telefon" },
    original: () => withheldFrom(recordOf()),
    seeded: () =>
      withheldFrom(withValue(recordOf(), ["data", "sekce", 9, "polozky", 0, "telefon"], `${address} nebo osobně`)),
  },
];

/** True when a report holds the hostile text in a harmless form. */
async function isHarmlessIn(name: ReporterName): Promise<boolean> {
  const [finding] = await findingsIn(withValue(recordOf(), ["data", "perex"], 5));
  if (!finding) throw new Error("There is no finding to report.");
  const both = { cs: hostile, en: hostile };
  const findings: Finding[] = [
    {
      ...finding,
      message: both,
      humanPath: both,
      received: hostile,
      severity: "error",
      wcag: ["1.1.1"],
      content: { ...finding.content, name: hostile },
    },
  ];
  const written = [...piecesOf(name, reportOf(findings), { language: "cs", color: false })].join("");
  return written.includes("HYPERLINK") && !harm[name].test(written);
}

function reportOf(findings: Finding[]): Report {
  return {
    format: 1,
    tool: { name: "portal", version: "1.0.0" },
    command: "check",
    sources: ["fixtures"],
    checked: { contents: 1 },
    findings,
    accepted: [],
    waivers: { expired: [], unused: [] },
    threshold: "error",
    isPartial: false,
  };
}

const address = "jana.tajna@seznam.cz";

/** Reports `withheld` when the address does not occur in the output for continuous integration, which outsiders may read. */
async function withheldFrom(record: unknown): Promise<Signature[]> {
  return (await seriousFindingsIn(record)).map((finding) => {
    const written = [...piecesOf("junit", reportOf([finding]), { language: "cs", color: false })].join("");
    return { code: written.includes(address) ? finding.code : "withheld", place: finding.pointer };
  });
}

const today = Date.UTC(2026, 10, 20);
const alternative = ["data", "sekce", 7, "polozky", 0, "alt"];
const waived = withValue(recordOf(), alternative, "IMG_20260412.jpg");
const code = "image.file-name";

type WaiverRow = readonly [name: string, expected: Signature, record: unknown, expires?: string];

/** Waivers that have expired, are unused, or cover too much or too little. */
const waivers: readonly WaiverRow[] = [
  ["an expired waiver", { code: "expired", place: code }, waived, "2026-11-19"],
  ["a waiver of a fixed defect", { code: "unused", place: code }, recordOf()],
  [
    "a waived defect next to a new one",
    { code, place: "/data/sekce/7/polozky/1/alt" },
    withValue(waived, alternative.with(4, 1), "DSC_0042.JPG"),
  ],
  [
    "a waived defect moved by an inserted block",
    { code: "accepted", place: "/data/sekce/8/polozky/0/alt" },
    withBlock(waived),
  ],
];

export const waiverDefects = waivers.map(
  ([name, expected, record, expires]): Defect => ({
    name,
    area: "report",
    expected,
    original: async () => (await judged(waived)).filter((signature) => signature.code !== "accepted"),
    seeded: () => judged(record, expires),
  }),
);

/** Inserts a block before the others. */
function withBlock(record: unknown): unknown {
  const block = { typ: "text", titulek: "Nově", obsah: "<p>Dávku vyplácí úřad práce.</p>" };
  return withValue(record, ["data", "sekce"], [block, ...Object(record).data.sekce]);
}

/** Applies a waiver for the defect to a record; returns remaining and accepted findings, expired and unused waivers. */
async function judged(record: unknown, expires = "2026-12-31"): Promise<Signature[]> {
  const isMeant = (finding: Finding) => finding.code === code;
  const finding = (await findingsIn(waived)).find(isMeant);
  if (!finding) throw new Error("There is no finding to waive.");
  const { fingerprint } = finding;
  const [source, content] = ["fixtures", waivedContent(finding.content)];
  const waiver: Waiver = {
    source,
    content,
    code,
    reason: "Fotograf popis teprve dodá.",
    owner: "redakce",
    fingerprint,
    expires,
  };
  const run = { source, now: today, couldOccur: () => true };
  const result = applyWaivers((await findingsIn(record)).filter(isMeant), [waiver], run);
  return [
    ...result.findings.map((finding) => ({ code: finding.code, place: finding.pointer })),
    ...result.accepted.map(({ pointer }) => ({ code: "accepted", place: pointer })),
    ...result.waivers.expired.map((each) => ({ code: "expired", place: each.code })),
    ...result.waivers.unused.map((each) => ({ code: "unused", place: each.code })),
  ];
}
