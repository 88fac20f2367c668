import { readLanguages, readNow } from "#harness/check/args.ts";
import { selectEntries } from "#harness/check/filter.ts";
import { readSource } from "#harness/check/read/source.ts";
import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes } from "#harness/cli/exit-codes.ts";
import { reportChanges } from "#harness/compare/report.ts";
import type { UiLanguage } from "#harness/report/words.ts";
import { writeTo } from "#harness/report/write.ts";
import { diffArgs, readFrom, reportersOf } from "./args.ts";
import { type Differences, differencesOf } from "./differences.ts";
import { differencesToHtml } from "./html.ts";
import { differencesToText } from "./text.ts";
import { createVersions } from "./versions.ts";

const formats = { default: differencesToText, json: toJson, html: differencesToHtml };

export const command = portalCommand({
  description: "Lists what changed in content: in drafts, since a recording, or by a day",
  args: diffArgs,
  async run(args, io) {
    const from = readFrom(args.from);
    const reporters = reportersOf(args);
    const languages = readLanguages(args.lang);
    const [word] = args._;
    const isLive = args.live || args["cms-url"] !== undefined;
    const one = word !== undefined && args._.length === 1 ? { id: word, url: word, languages } : null;
    const source = await readSource({ ...args, stdin: false }, readNow(args.now), one, io);
    const selection = { filters: args._, languages, id: null, url: null, site: null, shard: undefined };
    const entries = selectEntries(source, selection);
    if (from.kind === "time") {
      const options = { reporters, language: args.language, at: source.now };
      return await reportChanges(entries, { ...source, now: from.time }, options, io);
    }
    const address = isLive ? (args["cms-url"] ?? source.config.cms.url) : null;
    const versionsOf = await createVersions(from, source, address);
    const differences = await differencesOf(entries, source, args.from, versionsOf, io);
    for (const { name, file } of reporters) {
      const report = formats[name](differences, args.language);
      if (file === null) io.out(report);
      else writeTo(file, [report]);
    }
    if (source.failure) throw source.failure;
    return exitCodes.clean;
  },
});

function toJson(differences: Differences, _language: UiLanguage): string {
  return `${JSON.stringify({ format: 1, ...differences }, null, 2)}\n`;
}
