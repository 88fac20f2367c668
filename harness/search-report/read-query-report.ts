import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { wallClock } from "#portal/contract/time/dates.ts";
import { countsSuffix } from "#portal/search/query-counts.ts";

export interface CountedQuery {
  site: string;
  language: string;
  query: string;
  visits: number;
  withoutResult: number;
}

export interface QueryReport {
  visits: number;
  withoutResult: number;
  frequent: CountedQuery[];
  lacking: CountedQuery[];
}

interface Options {
  days: number;
  /** Null for all sites. */
  site: string | null;
  now: number;
}

/** Most queries in each list of a report. */
const mostListed = 50;
const dayMs = 24 * 3600_000;

/** Returns the ids of the sites that have counts in a folder. */
export function countedSites(folder: string): string[] {
  const files = globSync(`*${countsSuffix}`, { cwd: folder });
  const sites = files.flatMap((file) => {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    const rows = database.prepare("SELECT DISTINCT site FROM days").all();
    database.close();
    return rows.map(({ site }) => String(site));
  });
  return [...new Set(sites)].toSorted();
}

/** Adds up the counts of all nodes with an index in the folder. */
export function readQueryReport(folder: string, { days, site, now }: Options): QueryReport {
  const since = wallClock(now - (days - 1) * dayMs).date;
  const queries = new Map<string, CountedQuery>();
  const report = { visits: 0, withoutResult: 0 };
  for (const file of globSync(`*${countsSuffix}`, { cwd: folder })) {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    const where = "WHERE day >= ? AND (?2 IS NULL OR site = ?2)";
    const sums = "sum(visits) AS visits, sum(without_result) AS withoutResult";
    const total = database.prepare(`SELECT ${sums} FROM days ${where}`).get(since, site);
    report.visits += Number(total?.["visits"]);
    report.withoutResult += Number(total?.["withoutResult"]);
    const rows = database.prepare(
      `SELECT site, language, query, ${sums} FROM queries ${where} GROUP BY site, language, query`,
    );
    for (const row of rows.all(since, site)) {
      const [site, language, query] = [row["site"], row["language"], row["query"]].map(String);
      const key = `${site} ${language} ${query}`;
      const before = queries.get(key) ?? {
        site: `${site}`,
        language: `${language}`,
        query: `${query}`,
        visits: 0,
        withoutResult: 0,
      };
      before.visits += Number(row["visits"]);
      before.withoutResult += Number(row["withoutResult"]);
      queries.set(key, before);
    }
    database.close();
  }
  const by = (numberOf: (query: CountedQuery) => number) =>
    [...queries.values()]
      .filter((query) => numberOf(query) > 0)
      .toSorted((a, b) => numberOf(b) - numberOf(a) || a.query.localeCompare(b.query))
      .slice(0, mostListed);
  return { ...report, frequent: by(({ visits }) => visits), lacking: by(({ withoutResult }) => withoutResult) };
}
