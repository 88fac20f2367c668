import { levels } from "#checks/finding.ts";
import { type Given, type Io, portalCommand } from "#harness/cli/command.ts";
import { exitCodes } from "#harness/cli/exit-codes.ts";
import { readVersion } from "#harness/cli/version.ts";
import { readReportArgs } from "#harness/report/args.ts";
import type { Waiver } from "#harness/report/report.ts";
import { applyWaivers, readWaivers } from "#harness/report/waivers.ts";
import { writeReport } from "#harness/report/write.ts";
import { inLanguage } from "#schemas/languages.ts";
import { systemClock } from "#server/clock.ts";
import { checkArgs, readBail, readLanguages, readNow, readShard } from "./args.ts";
import { choose, isEverything, type Wanted } from "./filter.ts";
import type { Item } from "./item.ts";
import { look } from "./look.ts";
import { readSource } from "./read-source.ts";

export const command = portalCommand({
  description: "Checks contents: schema, references, rules, accessibility and the page that they make",
  args: checkArgs,
  async run(args, io) {
    const options = readReportArgs(args);
    const waivers = readWaivers(options.baseline);
    const wanted = wantedOf(args);
    const bail = readBail(args.bail);
    const source = await readSource(args, readNow(args.now), io);
    const items = choose(source, wanted);
    if (args.list) return list(items, io);
    const level = args.browser ? levels.indexOf("browser") : Number(args.level);
    const checked = await look(items, source, { level, links: options.links, bail, severity: options.severity, io });
    const isPartial = checked.count < items.length || source.failure !== null || checked.crash !== null;
    const isWhole = !isPartial && isEverything(wanted) && !args.stdin && level >= levels.indexOf("render");
    const judged = applyWaivers(checked.findings, waivers, systemClock.now(), (each) => isWhole && isOurs(each));
    const code = await writeReport(
      {
        format: 1,
        tool: { name: "portal", version: readVersion() },
        command: "check",
        checked: { contents: checked.count },
        findings: judged.findings,
        accepted: [...checked.accepted, ...judged.accepted],
        waivers: judged.waivers,
        threshold: options.severity,
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

function wantedOf(args: Given<typeof checkArgs>): Wanted {
  return {
    filters: args._,
    id: args.id ?? null,
    url: args.url ?? null,
    site: args.site ?? null,
    languages: readLanguages(args.lang),
    shard: readShard(args.shard),
  };
}

/** The file of waivers is also that of commands which look at other things. */
function isOurs({ code }: Waiver): boolean {
  return !/^(?:axe|a11y|machine)\./.test(code);
}

function list(items: readonly Item[], io: Io): number {
  for (const { content, file } of items) {
    const { id, language, structureKey, friendlyURLs, name } = content ?? nothing;
    io.out(
      `${[id, language, structureKey, inLanguage(friendlyURLs, language), file, name].map((each) => each ?? "").join("\t")}\n`,
    );
  }
  return exitCodes.clean;
}

const nothing = { id: "", language: "cs", structureKey: "", friendlyURLs: {}, name: "" } as const;
