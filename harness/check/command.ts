import { join } from "node:path";
import { levels } from "#checks/finding.ts";
import { ownFixtures, readSource } from "#harness/check/read/source.ts";
import { type Given, type Io, portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { readCount } from "#harness/cli/values.ts";
import { sourceFolders } from "#harness/cli/watch.ts";
import { readReportArgs } from "#harness/report/args.ts";
import type { Waiver } from "#harness/report/report.ts";
import { reportFindings } from "#harness/report/write.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { checkArgs, readLanguages, readNow } from "./args.ts";
import { changedEntries } from "./changed.ts";
import { choose, isEverything, isOfOne, type Wanted } from "./filter.ts";
import type { Entry } from "./item.ts";
import { checkSource } from "./run.ts";
import { checkSite } from "./site/check-site.ts";

const root = join(import.meta.dirname, "../..");

export const command = portalCommand({
  description: "Checks contents: schema, references, rules, accessibility and the page that they make",
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
    if (args.sitemap !== undefined) {
      const { findings, count, isPartial } = await checkSite(args.sitemap, io, bail);
      const checked = { command: "check", checked: { pages: count }, findings, isPartial, couldOccur: () => false };
      return await reportFindings(checked, options, io);
    }
    const wanted = wantedOf(args);
    if (args.changed !== undefined) demandFiles("--changed", args);
    const source = await readSource(args, readNow(args.now), isOfOne(wanted) ? wanted : null, io);
    const chosen = choose(source, wanted);
    const fixtures = args.fixtures ?? ownFixtures;
    const entries =
      args.changed === undefined
        ? chosen
        : changedEntries(chosen, source, { ref: args.changed, fixtures, progress: io.progress });
    if (args.list) return list(entries, io);
    const level = args.browser ? levels.indexOf("browser") : Number(args.level);
    const checked = await checkSource(entries, source, {
      level,
      links: options.links,
      bail,
      severity: options.severity,
      io,
    });
    const isPartial = checked.count < entries.length || source.failure !== null || checked.crash !== null;
    const isWhole =
      !isPartial &&
      isEverything(wanted) &&
      args.changed === undefined &&
      !args.stdin &&
      level >= levels.indexOf("render");
    const code = await reportFindings(
      {
        command: "check",
        checked: { contents: checked.count },
        findings: checked.findings,
        accepted: checked.accepted,
        couldOccur: (waiver) => isWhole && isOurs(waiver),
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

function wantedOf(args: CheckArgs): Wanted {
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
    throw new UsageError(`${option} sees files: it cannot be given with --stdin, --live or --cms-url.`);
}

/** The file of waivers is also that of commands which look at other things. */
function isOurs({ code }: Waiver): boolean {
  return !/^(?:axe|a11y|machine)\./.test(code);
}

function list(entries: readonly Entry[], io: Io): number {
  for (const { content, file } of entries) {
    const { id, language, structureKey, friendlyURLs, name } = content ?? nothing;
    io.out(
      `${[id, language, structureKey, inLanguage(friendlyURLs, language), file, name].map((each) => each ?? "").join("\t")}\n`,
    );
  }
  return exitCodes.clean;
}

const nothing = { id: "", language: "cs", structureKey: "", friendlyURLs: {}, name: "" } as const;
