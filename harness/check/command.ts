import { join } from "node:path";
import { ownFixtures, readSource } from "#harness/check/read/source.ts";
import { type Given, type Io, portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { readCount } from "#harness/cli/values.ts";
import { sourceFolders } from "#harness/cli/watch.ts";
import { readCompared } from "#harness/compare/args.ts";
import { reportChanges } from "#harness/compare/report.ts";
import { readReportArgs } from "#harness/report/args.ts";
import { joinedLists } from "#harness/report/finding-list.ts";
import type { Waiver } from "#harness/report/report.ts";
import { waivedContent } from "#harness/report/waivers.ts";
import { reportFindings } from "#harness/report/write.ts";
import { levels } from "#portal/checks/finding.ts";
import { inLanguage } from "#portal/contract/site/languages.ts";
import { checkArgs, readLanguages, readNow } from "./args.ts";
import { bodyFindings } from "./body-findings.ts";
import { changedEntries } from "./changed.ts";
import { type Filters, isEverything, isSingleItem, selectEntries } from "./filter.ts";
import type { RecordEntry } from "./item.ts";
import { levelOf } from "./known-issues.ts";
import { reportUses } from "./report-uses.ts";
import { checkSource } from "./run.ts";
import { checkSite } from "./site/check-site.ts";

const root = join(import.meta.dirname, "../..");

export const command = portalCommand({
  description: "Checks content: schema, references, rules, accessibility and the rendered page",
  args: checkArgs,
  watches(args) {
    demandFiles("--watch", args);
    return [
      ...sourceFolders,
      args.fixtures ?? ownFixtures,
      args.baseline,
      args.config ?? join(root, "portal.config.ts"),
    ];
  },
  async run(args, io) {
    const options = readReportArgs(args);
    const bail = readCount("--bail", args.bail);
    const threads = readCount("--threads", args.threads);
    const filters = filtersFrom(args);
    const at = readCompared(args);
    if (args.sitemap !== undefined) {
      if (!isEverything(filters))
        throw new UsageError("--sitemap checks all pages: it cannot be combined with content filters.");
      const { findings, count, isPartial } = await checkSite(args.sitemap, io, bail);
      const source = new URL(args.sitemap).origin;
      const checked = {
        command: "check",
        source,
        checked: { pages: count },
        findings,
        isPartial,
        couldOccur: () => false,
      };
      return await reportFindings(checked, options, io);
    }
    if (args.changed !== undefined) demandFiles("--changed", args);
    const source = await readSource(
      args,
      readNow(args.now),
      isSingleItem(filters) && args.uses === undefined ? filters : null,
      io,
    );
    if (args.uses !== undefined) return await reportUses(args.uses, source, options, io);
    if (at !== null) return await reportChanges(selectEntries(source, filters), source, { ...options, at }, io);
    const selected = selectEntries(source, filters);
    const fixtures = args.fixtures ?? ownFixtures;
    const entries =
      args.changed === undefined
        ? selected
        : changedEntries(selected, source, { ref: args.changed, fixtures, progress: io.progress });
    if (args.list) return list(entries, io);
    const level = args.browser ? levels.indexOf("browser") : Number(args.level);
    const checked = await checkSource(entries, source, {
      level,
      links: options.links,
      bail,
      threads,
      severity: options.severity,
      io,
    });
    const isWhole = isEverything(filters) && args.changed === undefined;
    // Filters select content items; sites, menus and vocabularies are checked in unfiltered runs only.
    const ofBodies = isWhole ? bodyFindings(source, level) : [];
    const isPartial = checked.count < entries.length || source.failure !== null || checked.crash !== null;
    const seen = new Set(entries.flatMap(({ content }) => (content ? [waivedContent(content)] : [])));
    const code = await reportFindings(
      {
        command: "check",
        source: source.name,
        checked: { contents: checked.count },
        findings: joinedLists(ofBodies, checked.findings),
        accepted: checked.accepted,
        couldOccur: (waiver) => !isPartial && isFoundAt(level, waiver) && (isWhole || seen.has(waiver.content)),
        isPartial,
      },
      options,
      io,
    );
    const failure = checked.crash ?? source.failure;
    if (failure) throw failure;
    return code;
  },
});

type CheckArgs = Given<typeof checkArgs>;

function filtersFrom(args: CheckArgs): Filters {
  return {
    filters: args._,
    id: args.id ?? null,
    url: args.url ?? null,
    site: args.site ?? null,
    languages: readLanguages(args.lang),
    shard: args.shard,
  };
}

function demandFiles(option: string, args: CheckArgs): void {
  if (args.stdin || args.live || args["cms-url"] !== undefined)
    throw new UsageError(`${option} applies to files: it cannot be combined with --stdin, --live or --cms-url.`);
}

/** Other commands use the same file of waivers. */
function isFoundAt(level: number, { code }: Waiver): boolean {
  return !/^(?:axe|a11y|machine)\./.test(code) && levels.indexOf(levelOf(code)) <= level;
}

function list(entries: readonly RecordEntry[], io: Io): number {
  for (const { content, file } of entries) {
    const { id, language, structureKey, friendlyURLs, name } = content ?? nothing;
    io.out(
      `${[id, language, structureKey, inLanguage(friendlyURLs, language), file, name].map((each) => each ?? "").join("\t")}\n`,
    );
  }
  return exitCodes.clean;
}

const nothing = { id: "", language: "cs", structureKey: "", friendlyURLs: {}, name: "" } as const;
