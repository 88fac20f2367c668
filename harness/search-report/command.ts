import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { readNumber } from "#harness/cli/values.ts";
import { root } from "#harness/doctor/examinations.ts";
import { systemClock } from "#portal/clock.ts";
import { parseConfig } from "#portal/config/config.ts";
import { type CountedQuery, countedSites, type QueryReport, readQueryReport } from "./read-query-report.ts";

export const command = portalCommand({
  description: "Lists frequent searches and searches without results, from anonymous daily counts",
  args: {
    report: { type: "boolean", default: false, description: "Lists the counts of this machine" },
    days: { type: "string", default: "30", valueHint: "n", description: "Days back from today" },
    site: { type: "string", valueHint: "id", description: "One site by its id in the CMS; all unless given" },
    reporter: { type: "enum", options: ["default", "json"], default: "default", description: "Format of the result" },
  },
  async run({ report, days, site, reporter }, { out }) {
    if (!report) throw new UsageError("portal search takes --report.");
    const count = readNumber("--days", days, 1, 999);
    const envFile = join(root, ".env");
    if (existsSync(envFile)) loadEnvFile(envFile);
    const { searchFolder } = parseConfig(process.env);
    if (searchFolder === null) throw new UsageError("SEARCH_FOLDER is none, so searches are not counted.");
    const folder = resolve(root, searchFolder);
    const sites = countedSites(folder);
    if (site !== undefined && !sites.includes(site))
      throw new UsageError(`There are no counts of site "${site}"; sites with counts: ${sites.join(", ") || "none"}.`);
    const counts = readQueryReport(folder, { days: count, site: site ?? null, now: systemClock.now() });
    out(reporter === "json" ? `${JSON.stringify({ format: 1, ...counts }, null, 2)}\n` : toText(counts, days));
    return exitCodes.clean;
  },
});

function toText({ visits, withoutResult, frequent, lacking }: QueryReport, days: string): string {
  return [
    `${visits} searches in ${days} days, ${withoutResult} without a result. A visit counts once a day for the same text.`,
    ...section("Searched for most", frequent, (query) => query.visits),
    ...section("Found nothing", lacking, (query) => query.withoutResult),
    "",
  ].join("\n");
}

function section(title: string, queries: readonly CountedQuery[], numberOf: (query: CountedQuery) => number): string[] {
  const lines = queries.map((query) => {
    const { site, language, query: text } = query;
    return `${String(numberOf(query)).padStart(7)}  ${site} ${language}  ${text}`;
  });
  return ["", title, ...(lines.length > 0 ? lines : ["        nothing that enough visits asked for"])];
}
