import { join, relative } from "node:path";
import { notOneOf } from "#harness/cli/arguments.ts";
import type { Arg, Args, Given } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { hasColors } from "#harness/cli/terminal.ts";
import { readCount } from "#harness/cli/values.ts";
import { type Severity, severities } from "#portal/checks/finding.ts";
import { type LinkTemplates, noLinks } from "#portal/checks/links.ts";
import { isReporterName, type ReporterName, reporterNames } from "./reporters.ts";
import { type Baseline, readWaivers } from "./waivers.ts";

/** Options for the output of findings and the exit code. */
export interface ReporterOptions {
  /** At most one has no file and goes to stdout. */
  reporters: readonly { name: ReporterName; file: string | null }[];
  /** Lowest severity that makes the command fail. */
  severity: Severity;
  /** Most warnings for success; null for any number. */
  maxWarnings: number | null;
  baseline: Baseline;
  /** Language of texts for people. */
  language: "cs" | "en";
  color: boolean;
  isInCi: boolean;
  /** Address templates of the links in findings. */
  links: LinkTemplates;
}

const fileArgs = {
  "outputFile.default": toFile("default"),
  "outputFile.dot": toFile("dot"),
  "outputFile.json": toFile("json"),
  "outputFile.ndjson": toFile("ndjson"),
  "outputFile.html": toFile("html"),
  "outputFile.junit": toFile("junit"),
  "outputFile.sarif": toFile("sarif"),
  "outputFile.github": toFile("github"),
  "outputFile.gitlab": toFile("gitlab"),
  "outputFile.csv": toFile("csv"),
  "outputFile.earl": toFile("earl"),
  "outputFile.markdown": toFile("markdown"),
} satisfies Record<`outputFile.${ReporterName}`, Arg>;

/** The options of every command that reports findings. */
export const reportArgs = {
  reporter: {
    type: "string",
    default: "default",
    valueHint: "name",
    description: `Report formats: ${reporterNames.join(", ")}; repeatable`,
  },
  ...fileArgs,
  severity: { type: "enum", options: [...severities], default: "error", description: "Lowest severity that fails" },
  "max-warnings": { type: "string", valueHint: "n", description: "Maximum number of warnings; more of them fail" },
  baseline: {
    type: "string",
    default: relative(process.cwd(), join(import.meta.dirname, "../waivers.json")),
    valueHint: "file",
    description: "Waivers: accepted findings with reason, owner and expiry",
  },
  language: { type: "enum", options: ["cs", "en"], default: "cs", description: "Language of the report" },
  "cms-edit-url": {
    type: "string",
    valueHint: "template",
    description: "Address for editing a field in the CMS, with {id} {webId} {language} {versionId} {pointer}",
  },
  "public-url": { type: "string", valueHint: "address", description: "Public address of the portal" },
  config: { type: "string", valueHint: "file", description: "Configuration file; by default portal.config.ts" },
  silent: { type: "boolean", default: false, description: "No progress on stderr" },
  color: { type: "boolean", default: true, description: "Colours on a terminal" },
} as const satisfies Args;

/** Returns the option that writes a report to a file. */
function toFile(name: ReporterName) {
  return { type: "string", valueHint: "file", description: `Writes the ${name} report to a file` } as const;
}

/** Parses the options of {@link reportArgs}; throws UsageError for invalid ones. */
export function readReportArgs(args: Given<typeof reportArgs>): ReporterOptions {
  const reporters = readReporters(args);
  const isShown = reporters.filter(({ file }) => file === null).map(({ name }) => name);
  if (isShown.length > 1)
    throw new UsageError(`Only one report can go to stdout, not ${isShown.join(" and ")}: give --outputFile.<name>.`);
  return {
    reporters,
    severity: args.severity,
    maxWarnings: readCount("--max-warnings", args["max-warnings"], 0),
    baseline: readWaivers(args.baseline),
    language: args.language,
    color: args.color && hasColors(process.stdout),
    isInCi: Boolean(process.env["CI"]),
    links: { ...noLinks, cms: editAddress(args["cms-edit-url"]), public: publicPages(args["public-url"]) },
  };
}

/** Returns the reporters selected by name and those with an output file. */
function readReporters(args: Given<typeof reportArgs>) {
  const wanted = args.reporter.split(",").map((name) => {
    if (isReporterName(name)) return name;
    throw new UsageError(notOneOf("--reporter", name, reporterNames));
  });
  const fileOf = (name: ReporterName) => args[`outputFile.${name}`] ?? null;
  const withFile = reporterNames.filter((name) => fileOf(name) !== null);
  return [...new Set([...wanted, ...withFile])].map((name) => ({ name, file: fileOf(name) }));
}

const editPlaceholders = ["id", "webId", "language", "versionId", "pointer", "field"];

/** Returns the template of addresses where the CMS edits fields. */
function editAddress(template: string | undefined): string | null {
  if (template === undefined) return null;
  demandWebAddress("--cms-edit-url", template);
  const unknown = [...template.matchAll(/\{(\w*)\}/g)].find(([, name = ""]) => !editPlaceholders.includes(name));
  if (!unknown) return template;
  const taken = editPlaceholders.map((name) => `{${name}}`).join(", ");
  throw new UsageError(`--cms-edit-url takes the placeholders ${taken}, not ${unknown[0]}.`);
}

function demandWebAddress(option: string, address: string): void {
  if (/^https?:$/.test(URL.parse(address)?.protocol ?? "")) return;
  throw new UsageError(`${option} takes an http or https address, not "${address}".`);
}

/** Returns the template of public page addresses below the address of the portal. */
function publicPages(base: string | undefined): string | null {
  if (base !== undefined) demandWebAddress("--public-url", base);
  return base === undefined ? null : `${base.replace(/\/+$/, "")}/{url}`;
}
