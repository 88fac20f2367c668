import { readLanguages } from "#harness/check/args.ts";
import { checkItem } from "#harness/check/check-item.ts";
import { createCheckContext } from "#harness/check/context.ts";
import { selectEntries } from "#harness/check/filter.ts";
import type { RecordEntry, Source } from "#harness/check/item.ts";
import { readItem } from "#harness/check/read/entry.ts";
import { readSource } from "#harness/check/read/source.ts";
import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { levels } from "#portal/checks/finding.ts";
import { noLinks } from "#portal/checks/links.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import type { Language } from "#portal/contract/site/language-codes.ts";
import { graphOf } from "./graph.ts";
import { examineForm, type FormReport } from "./report.ts";

export const command = portalCommand({
  description: "Lists all paths through online forms, and tries their expert cases",
  args: {
    form: {
      type: "positional",
      valueHint: "form",
      description: "Ids, addresses or files; by default all forms",
    },
    lang: { type: "string", default: "cs", valueHint: "codes", description: "Forms in these languages, such as cs,en" },
    graph: { type: "boolean", default: false, description: "Draws the steps as Mermaid diagrams instead" },
    fixtures: { type: "string", valueHint: "folder", description: "Folder of recorded content; by default fixtures" },
    live: { type: "boolean", default: false, description: "Content of the CMS at CMS_URL" },
    "cms-url": { type: "string", valueHint: "address", description: "Content of the CMS at this address" },
    reporter: { type: "enum", options: ["default", "json"], default: "default", description: "Format of the result" },
  },
  async run({ graph, reporter, ...args }, io) {
    const source = await readSource({ ...args, stdin: false }, null, null, io);
    const reports = formsIn(source, args._, readLanguages(args.lang)).map((entry) => examine(entry, source));
    if (graph) io.out(reports.map(graphOf).join("\n"));
    else if (reporter === "json") io.out(`${JSON.stringify({ format: 1, forms: reports.map(toJson) }, null, 2)}\n`);
    else io.out(reports.map(toText).join("\n"));
    if (source.failure) throw source.failure;
    const hasError = reports.some(({ findings }) => findings.some(({ severity }) => severity === "error"));
    return hasError ? exitCodes.findings : exitCodes.clean;
  },
});

function formsIn(source: Source, filters: readonly string[], languages: readonly Language[]): RecordEntry[] {
  const selection = { filters, languages, id: null, url: null, site: null, shard: undefined };
  const isForm = ({ content }: RecordEntry) =>
    content !== null && structureKeyOf(content, source.config.structureKeys) === "form";
  const forms = selectEntries(source, selection).filter(isForm);
  if (forms.length === 0) throw new UsageError("There is no online form: its structure is formular.");
  return forms;
}

/** Reports what `portal check` finds in forms only, beside their paths. */
function examine(entry: RecordEntry, source: Source): FormReport {
  const item = readItem(entry);
  const context = createCheckContext(source, { level: levels.indexOf("content"), links: noLinks, render: null });
  const findings = checkItem(item, context).findings.filter(({ code }) => code.startsWith("form."));
  return examineForm(item.content, findings, source.now);
}

function toJson({ form: _form, cases, findings, ...report }: FormReport) {
  return {
    ...report,
    cases: cases.map(({ name, end, expected }) => ({ name, end, expected })),
    findings: findings.map(({ code, severity, pointer, message }) => ({
      code,
      severity,
      pointer,
      message: message.en,
    })),
  };
}

function toText({ id, language, name, paths, isComplete, cases, findings }: FormReport): string {
  const failed = cases.filter(({ end, expected }) => end !== expected).length;
  return [
    `${name} · ${id} ${language}`,
    `  ${isComplete ? "" : "more than "}${paths.length} paths, ${cases.length} expert cases${failed > 0 ? `, failed: ${failed}` : ""}`,
    ...(isComplete ? [] : ["  Not all paths were followed, so parts that nobody reaches are not reported."]),
    ...paths.map(({ steps, end, answers }, index) => {
      const given = Object.entries(answers).map(([question, values]) => `${question}: ${values.join("+")}`);
      return `  ${String(index + 1).padStart(3)}  ${[...steps, end].join(" → ")}  (${given.join(", ")})`;
    }),
    ...cases.map(({ name: own, end, expected }) =>
      end === expected ? `  ✓ ${own} → ${end}` : `  ✗ ${own} → ${end}, not ${expected}`,
    ),
    ...findings.flatMap(({ code, humanPath, message, fix }) => [
      `  ✗ ${humanPath.en}`,
      `    ${message.en} ${fix.en}`,
      `    ${code}`,
    ]),
    "",
  ].join("\n");
}
