import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { z } from "zod";
import { createFindingStore, joinedLists, listOfStored } from "#harness/report/finding-list.ts";
import type { ReportInput } from "#harness/report/report.ts";
import { checkedKinds, report as form } from "#harness/report/report.ts";
import { piecesOf, type ReportContext, type ReporterName, reporterNames } from "#harness/report/reporters.ts";
import { finding, hostile, hostileFinding, report, waiver } from "./sample.ts";

const root = join(import.meta.dirname, "../../..");
const inCzech = { language: "cs", color: false } as const;
const inEnglish = { language: "en", color: false } as const;

function textIn(name: ReporterName, whole: ReportInput, context: ReportContext): string {
  return [...piecesOf(name, whole, context)].join("");
}

test("the published JSON Schema of the report is up to date; vitest -u updates it", async () => {
  const schema = JSON.stringify({ title: "Report of portal", ...z.toJSONSchema(form) });
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const file = "harness/report/report.schema.json";
  const { stdout } = spawnSync(process.execPath, [biome, "format", `--stdin-file-path=${file}`], {
    cwd: root,
    input: JSON.stringify(JSON.parse(schema), null, 2),
    encoding: "utf8",
  });
  await expect(stdout).toMatchFileSnapshot(join(root, file));
});

test("the output of json is valid by the published schema", () => {
  const published = z.fromJSONSchema(JSON.parse(readFileSync(join(root, "harness/report/report.schema.json"), "utf8")));
  const whole = report([finding(), finding({ label: null, location: null })], {
    accepted: [finding()],
    passed: ["1.4.12"],
    waivers: { expired: [waiver], unused: [waiver] },
  });
  for (const each of [whole, report([])])
    expect(published.safeParse(JSON.parse(textIn("json", each, inCzech))).error).toBeUndefined();
  expect(published.safeParse({ ...whole, format: 2 }).success).toBe(false);
  expect(published.safeParse({ ...whole, findings: [{ ...finding(), severity: "fatal" }] }).success).toBe(false);
  expect(published.safeParse({ ...whole, findings: [{ code: "missing" }] }).success).toBe(false);
});

test("json is the report itself, and a report of another format is rejected", () => {
  const whole = report([finding()], { accepted: [finding({ severity: "info" })] });
  expect(JSON.parse(textIn("json", whole, inCzech))).toEqual(whole);
  const broken = { ...whole, findings: [{ ...finding(), severity: "fatal" }] };
  expect(() => Reflect.apply(textIn, null, ["json", broken, inCzech])).toThrow(/severity/);
});

test("ndjson has a line for each finding and one for the summary", () => {
  const lines = textIn("ndjson", report([finding(), finding()], { accepted: [finding()] }), inCzech)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ kind }) => kind)).toEqual(["finding", "finding", "accepted", "summary"]);
  expect(lines.at(-1)).toMatchObject({ format: 1, command: "check", checked: { contents: 750 } });
});

test("the terminal text contains page, place, message, fix, code, pointer and file", () => {
  const text = textIn("default", report([finding(), finding({ severity: "warning" })]), inCzech);
  expect(text).toMatchInlineSnapshot(`
    "Příspěvek na péči · cs · /sluzby/prispevek-na-peci
      ✗ Služba „Příspěvek na péči“ › Blok 4 (Odkazy) › Položka 2 › Název
        Chybí název odkazu. Doplňte název.
        missing  /data/bloky/3/odkazy/1/nazev  fixtures/contents/service/péče.cs.json:12:5  https://cms.example/1001
      ! Služba „Příspěvek na péči“ › Blok 4 (Odkazy) › Položka 2 › Název
        Chybí název odkazu. Doplňte název.
        missing  /data/bloky/3/odkazy/1/nazev  fixtures/contents/service/péče.cs.json:12:5  https://cms.example/1001

    1 chyba, 1 upozornění
    Prohlédnuto: obsahy 750
    "
  `);
  const english = textIn("default", report([finding()]), inEnglish);
  expect(english).toContain("The link's title is missing. Add the title.");
  expect(english).toContain("1 error");
  expect(english).not.toContain("\u001b");
  expect(textIn("default", report([finding()]), { language: "en", color: true })).toContain("\u001b[31m✗");
});

test.each(["csv", "junit", "text", "markdown", "github", "gitlab", "sarif"] as const)(
  "a Czech report as %s contains no English text of the portal",
  (name) => {
    const english = { expected: "a text of at most 300 characters", received: "nothing" };
    const whole = report([finding(english)], { waivers: { expired: [waiver], unused: [waiver] }, isPartial: true });
    const written = textIn(name === "text" ? "default" : name, whole, { language: "cs", color: false });
    expect(written).not.toMatch(/at most|nothing|personal data|waiver for|ended early|title is missing/);
    expect(written).toContain("Chybí název odkazu.");
  },
);

test("the text reports waivers, accepted findings and an early end, and says if there is nothing", () => {
  const text = textIn(
    "default",
    report([], { accepted: [finding()], waivers: { expired: [waiver], unused: [waiver] }, isPartial: true }),
    inEnglish,
  );
  expect(text).toContain(
    "The waiver for link.vague in content item 1001 cs (fixtures) expired on 2026-01-31 (redakce: Waits for the new form.).",
  );
  expect(text).toContain("no longer matches any finding");
  expect(text).toContain("Nothing was found.");
  expect(text).toContain("1 finding is accepted");
  expect(text).toContain("not complete");
});

test("sarif has rules with help, lines and columns, logical locations and fingerprints", () => {
  const accepted = finding({ code: "axe.image-alt", wcag: ["1.1.1"], location: null });
  const log = JSON.parse(textIn("sarif", report([finding(), finding()], { accepted: [accepted] }), inEnglish));
  const [{ tool, results, columnKind }] = log.runs;
  expect(log.version).toBe("2.1.0");
  expect(columnKind).toBe("utf16CodeUnits");
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(["axe.image-alt", "missing"]);
  expect(tool.driver.rules[0].properties.tags).toEqual(["schema", "wcag-1.1.1"]);
  expect(tool.driver.rules[1].help.text).toBe("Add the title.");
  expect(results).toHaveLength(3);
  expect(results[0]).toMatchObject({
    ruleId: "missing",
    ruleIndex: 1,
    level: "error",
    message: { text: "The link's title is missing. Add the title." },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "fixtures/contents/service/p%C3%A9%C4%8De.cs.json" },
          region: { startLine: 12, startColumn: 5 },
        },
        logicalLocations: [{ fullyQualifiedName: finding().humanPath.en }],
      },
    ],
    partialFingerprints: { "portal/v1": "f".repeat(64) },
  });
  expect(results[2]).toMatchObject({ ruleIndex: 0, suppressions: [{ kind: "external" }] });
  expect(results[2].locations[0].physicalLocation).toBeUndefined();
});

test("dots show checked items, a symbol each finding, and a line each failure", () => {
  const findings = [finding(), finding({ severity: "warning" }), finding({ severity: "info" })];
  expect(textIn("dot", report(findings, { checked: { contents: 84, variants: 9 } }), inEnglish)).toMatchInlineSnapshot(`
    "................................................................................
    ....✗!i

    ✗ Service “Příspěvek na péči” › Block 4 (Links) › Item 2 › Title  missing  /data/bloky/3/odkazy/1/nazev  fixtures/contents/service/péče.cs.json:12:5

    1 error, 1 warning, 1 suggestion
    Checked: content items 84, variants of stories 9
    "
  `);
  expect(textIn("dot", report([], { checked: { contents: 3 } }), inEnglish)).toMatch(
    /^\.\.\.\n\nNothing was found\.\n/,
  );
  expect(textIn("dot", report([], { checked: { contents: 0 } }), inEnglish)).toMatch(/^Nothing was found\.\n/);
  expect(textIn("dot", report(findings, { threshold: "warning" }), inEnglish).match(/^[✗!i] /gm)).toEqual(["✗ ", "! "]);
});

test.each(checkedKinds)("the count of %s is in the language of the report", (kind) => {
  const lines = [inCzech, inEnglish].map((context) =>
    textIn("default", report([], { checked: { [kind]: 3 } }), context),
  );
  for (const line of lines) expect(line).toMatch(/: [\p{L} ]+ 3\n/u);
  expect(lines[0]).not.toMatch(new RegExp(`\\b${kind}\\b`));
});

test("gitlab gets an issue for each finding, each with a unique fingerprint and a path in the repository", () => {
  const nowhere = finding({ severity: "warning", location: null, fingerprint: "e".repeat(64) });
  const issues = JSON.parse(textIn("gitlab", report([finding(), finding(), nowhere]), inEnglish));
  expect(issues[0]).toEqual({
    description: `${finding().humanPath.en}: The link's title is missing. Add the title. (/data/bloky/3/odkazy/1/nazev)`,
    check_name: "missing",
    fingerprint: "f".repeat(64),
    severity: "critical",
    location: { path: "fixtures/contents/service/péče.cs.json", lines: { begin: 12 } },
  });
  expect(issues.map(({ fingerprint }: { fingerprint: string }) => fingerprint)).toEqual([
    "f".repeat(64),
    `${"f".repeat(64)}-2`,
    "e".repeat(64),
  ]);
  expect(issues[2]).toMatchObject({ severity: "minor", location: { lines: { begin: 1 } } });
  expect(issues[2].location.path).toContain("/sluzby/prispevek-na-peci");
  expect(JSON.parse(textIn("gitlab", report([]), inEnglish))).toEqual([]);
});

test("earl has an assertion for each finding about a criterion, and passes only for criteria named by the report", () => {
  const breach = finding({ code: "axe.image-alt", wcag: ["1.1.1", "4.1.2"] });
  const doubt = finding({ severity: "warning", wcag: ["3.1.4"], location: null, pointer: "" });
  const graphOf = (of: ReturnType<typeof report>) => JSON.parse(textIn("earl", of, inEnglish))["@graph"];
  const graph = graphOf(report([breach, finding(), doubt], { accepted: [breach], passed: ["1.4.12"] }));
  const ids = new Set(graph.map((node: Record<string, string>) => node["@id"]));
  const assertions = graph.filter((node: Record<string, string>) => node["@type"] === "Assertion");
  expect(assertions.map(({ result }: { result: { outcome: string } }) => result.outcome)).toEqual([
    "earl:failed",
    "earl:cantTell",
    "earl:failed",
    "earl:passed",
  ]);
  for (const { assertedBy, subject } of assertions)
    expect([ids.has(assertedBy), ids.has(subject)]).toEqual([true, true]);
  const slugs = ({ isPartOf }: { isPartOf: { "@id"?: string }[] }) => isPartOf.map((each) => each["@id"]);
  expect(slugs(assertions[0].test)).toEqual(["WCAG22:non-text-content", "WCAG22:name-role-value"]);
  expect(assertions[1].test.isPartOf).toEqual([{ "@type": "TestRequirement", title: "3.1.4" }]);
  expect(assertions[3].test).toMatchObject({ "@id": "WCAG22:text-spacing", title: "1.4.12 Text Spacing" });
  expect(assertions[3].subject).not.toBe(assertions[0].subject);
  expect(graphOf(report([finding()]))).toHaveLength(1);
});

test("github gets one command per finding at its line, with command characters escaped", () => {
  const text = textIn("github", report([finding(), finding({ severity: "info", location: null })]), inEnglish);
  expect(text.split("\n")).toEqual([
    "::error file=fixtures/contents/service/péče.cs.json,line=12,col=5,title=missing%3A Service “Příspěvek na péči” › Block 4 (Links) › Item 2 › Title::The link's title is missing.%0AAdd the title.%0A/data/bloky/3/odkazy/1/nazev",
    "::notice title=missing%3A Service “Příspěvek na péči” › Block 4 (Links) › Item 2 › Title::The link's title is missing.%0AAdd the title.%0A/data/bloky/3/odkazy/1/nazev",
    "",
  ]);
  const forged = textIn("github", report(hostile.map(hostileFinding)), inEnglish);
  expect(forged.trimEnd().split("\n")).toHaveLength(hostile.length);
  expect(forged.split("\n").filter((line) => line !== "" && !line.startsWith("::error file="))).toEqual([]);
  expect(forged).toContain("file=%3A%3Aerror file=x%2Cline=1%3A%3Aforged%250A");
});

test("csv has a byte order mark, a row for each finding, and no cell that a spreadsheet would run", () => {
  const text = textIn("csv", report([finding(), ...hostile.map(hostileFinding)]), inCzech);
  expect(text.startsWith("\ufeffZávažnost;Stránka;")).toBe(true);
  const rows = text.trimEnd().split("\r\n");
  expect(rows).toHaveLength(2 + hostile.length);
  expect(rows.flatMap((row) => row.match(/(?:^|;)"?[=+@|\t]/g) ?? [])).toEqual([]);
  expect(text).toContain(`"'=cmd|`.replace('"', ""));
  expect(text).toContain('"a;b,c d"');
  expect(text).toContain('"""quotes"" and \'others\'"');
});

test("junit counts failing findings, and accepted ones or those below the threshold as skipped", () => {
  const text = textIn(
    "junit",
    report([finding(), finding({ severity: "warning" })], {
      accepted: [finding()],
      waivers: { expired: [waiver], unused: [] },
    }),
    inEnglish,
  );
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites /);
  expect(text).toContain('tests="3" failures="1" errors="0" skipped="2"');
  expect(text).toContain('<testsuite name="portal check" tests="2" failures="1" errors="0" skipped="0">');
  expect(textIn("junit", report([]), inEnglish)).toContain('tests="1" failures="0"');
});

test("junit is well-formed XML for any text in a finding", () => {
  const text = textIn("junit", report(hostile.map(hostileFinding)), inCzech);
  expect(openElements(text)).toEqual([]);
  expect(openElements("<a><b/>&amp;")).not.toEqual([]);
});

const markup = /<\?xml [^<>]*\?>|<(\/?)([a-z]+)((?: [a-z]+="(?:[^"<&]|&#\d+;)*")*)(\/?)>|(?:[^<&]|&#\d+;)+/y;

/** Elements left open by strict rules, and what no such rule accepts. */
function openElements(text: string): string[] {
  const open: string[] = [];
  markup.lastIndex = 0;
  while (markup.lastIndex < text.length) {
    const at = markup.lastIndex;
    const match = markup.exec(text);
    if (!match) return [...open, text.slice(at, at + 80)];
    const [, isEnd, name, , isEmpty] = match;
    if (name && isEnd && open.pop() !== name) return [...open, `</${name}>`];
    if (name && !isEnd && !isEmpty) open.push(name);
  }
  return open;
}

test("the HTML for editors contains no markup from a finding, no script and no external resource", () => {
  const text = textIn("html", report(hostile.map(hostileFinding)), inCzech);
  const tags = new Set<string>();
  const walk = (node: object) => {
    if ("tagName" in node && typeof node.tagName === "string") tags.add(node.tagName);
    if ("childNodes" in node && Array.isArray(node.childNodes)) node.childNodes.forEach(walk);
  };
  walk(parse(text));
  expect(tags.has("li")).toBe(true);
  expect([...tags].filter((tag) => /script|img|link|iframe|object/.test(tag))).toEqual([]);
  expect(text).not.toMatch(/\b(?:src|on\w+)=["']?\w+:|href="(?!#|https?:)/);
});

test("an address that is not http or https is not linked", () => {
  const links = { cms: "javascript:alert(1)", preview: null, public: "https://portal.example/x?a=1&b=2", docs: null };
  const text = textIn("html", report([finding({ links })]), inCzech);
  expect(text).not.toContain("javascript:");
  expect(text).toContain('href="https://portal.example/x?a=1&#38;b=2"');
});

test.each(reporterNames)("%s escapes control and bidirectional characters", (name) => {
  const text = textIn(name, report(hostile.map(hostileFinding)), inCzech);
  for (const steering of ["\u001b", "\u0000", "\u0007"]) expect(text.includes(steering)).toBe(false);
  expect(text.endsWith("\n")).toBe(true);
});

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

test.each(reporterNames)("%s contains text that attacks its readers only in a harmless form", (name) => {
  const attack = '=HYPERLINK("http://x.invalid")</script><script>alert(1)</script>\u001b[2J\n::error::]]>&';
  const both = { cs: attack, en: attack };
  const content = { ...finding().content, name: attack };
  const parts = { message: both, humanPath: both, received: attack, wcag: ["1.1.1"], content };
  const text = textIn(name, report([finding(parts)]), inCzech);
  expect(text).toContain("HYPERLINK");
  expect(text).not.toMatch(harm[name]);
});

test.each(reporterNames)("%s writes ten thousand findings", (name) => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    finding({ content: { ...finding().content, id: String(index % 500) }, pointer: `/data/${index}`, wcag: ["1.1.1"] }),
  );
  expect(textIn(name, report(many), inCzech).includes("/data/9999")).toBe(true);
});

test.for(reporterNames)("%s writes findings from a file and from memory identically", (name) => {
  const findings = [finding(), finding({ severity: "info" }), ...hostile.map(hostileFinding), finding()];
  const accepted = [finding({ severity: "warning" })];
  const store = createFindingStore(1);
  const inFile = joinedLists(listOfStored(store(findings.slice(0, 2))), listOfStored(store(findings.slice(2))));
  const whole = { ...report([]), findings: inFile, accepted: listOfStored(store(accepted)) };
  expect(textIn(name, whole, inCzech)).toBe(textIn(name, report(findings, { accepted }), inCzech));
});
