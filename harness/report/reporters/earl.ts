import type { ReportInput } from "#harness/report/report.ts";
import type { Reporter } from "#harness/report/reporters.ts";
import { checkedSentence, pageName, plain, type UiLanguage } from "#harness/report/words.ts";
import { criteria } from "#harness/stories/accessibility/criteria.ts";
import type { Finding } from "#portal/checks/finding.ts";

/** Embedded in the file, so that readers need no network. */
const context = {
  "@vocab": "http://www.w3.org/ns/earl#",
  earl: "http://www.w3.org/ns/earl#",
  dct: "http://purl.org/dc/terms/",
  doap: "http://usefulinc.com/ns/doap#",
  ptr: "http://www.w3.org/2009/pointers#",
  WCAG22: "https://www.w3.org/TR/WCAG22/#",
  title: "dct:title",
  description: "dct:description",
  source: "dct:source",
  isPartOf: { "@id": "dct:isPartOf", "@type": "@id" },
  assertedBy: { "@type": "@id" },
  subject: { "@type": "@id" },
  mode: { "@type": "@id" },
  outcome: { "@type": "@id" },
};

const assertor = "_:portal";
const everything = "_:everything";

/**
 * Formats EARL 1.0 as JSON-LD for conformance reports: violations of WCAG criteria, accepted ones included, and
 * criteria that the run tested completely. Criteria that are not mentioned were not tested.
 */
export const toEarl: Reporter = (report, { language }) => {
  const found = [...report.findings, ...report.accepted].filter(({ wcag }) => wcag.length > 0);
  const ids = new Map<string, string>();
  const subjects: object[] = [];
  const subjectOf = (finding: Finding): string => {
    const key = JSON.stringify(finding.content);
    const known = ids.get(key);
    if (known) return known;
    const id = `_:subject-${ids.size + 1}`;
    ids.set(key, id);
    subjects.push(toSubject(id, finding));
    return id;
  };
  const breaches = found.map((finding) =>
    toAssertion(subjectOf(finding), toTest(finding), toResult(finding, language)),
  );
  const passed = report.passed ?? [];
  const title = checkedSentence(report, language) ?? "";
  const whole = passed.length > 0 ? [{ "@id": everything, "@type": "TestSubject", title }] : [];
  const passes = passed.map((id) =>
    toAssertion(everything, toRequirement(id), { "@type": "TestResult", outcome: "earl:passed" }),
  );
  const graph = [toAssertor(report), ...whole, ...subjects, ...breaches, ...passes];
  return `${JSON.stringify({ "@context": context, "@graph": graph }, null, 2)}\n`;
};

function toAssertor({ tool, command }: ReportInput) {
  const title = `${tool.name} ${plain(command)}`;
  return { "@id": assertor, "@type": ["Assertor", "Software"], title, "doap:revision": tool.version };
}

function toSubject(id: string, { content, links }: Finding) {
  const source = links.public ?? content.url;
  return { "@id": id, "@type": "TestSubject", title: pageName(content), ...(source && { source: plain(source) }) };
}

function toAssertion(subject: string, test: object, result: object) {
  return { "@type": "Assertion", assertedBy: assertor, subject, mode: "earl:automatic", test, result };
}

function toTest({ code, wcag }: Finding) {
  return { "@type": "TestCase", title: plain(code), isPartOf: wcag.map(toRequirement) };
}

/** Returns the address of a criterion in WCAG; criteria of level AAA, which are not listed here, are named by number. */
function toRequirement(criterion: string) {
  const name = criteria[criterion]?.name;
  const title = [criterion, name].filter(Boolean).join(" ");
  return { ...(name && { "@id": `WCAG22:${slugOf(name)}` }), "@type": "TestRequirement", title };
}

/** Returns the id of a heading of WCAG: "Name, Role, Value" has `name-role-value`. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, "");
}

/** Only errors are certain failures; for lesser findings a person has to decide. */
function toResult({ severity, message, fix, pointer, location, seen }: Finding, language: UiLanguage) {
  const file = location && {
    "@type": "ptr:LineCharPointer",
    "ptr:reference": plain(location.file),
    "ptr:lineNumber": location.line,
    "ptr:charNumber": location.column,
  };
  const element = seen && { "@type": "ptr:CSSSelectorPointer", "ptr:expression": plain(seen.target) };
  const field = pointer !== "" && { "@type": "ptr:ExpressionPointer", "ptr:expression": plain(pointer) };
  return {
    "@type": "TestResult",
    outcome: severity === "error" ? "earl:failed" : "earl:cantTell",
    title: plain(message[language]),
    info: plain(fix[language]),
    pointer: [file, element, field].filter(Boolean),
  };
}
