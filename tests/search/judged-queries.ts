import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#harness/bench/root.ts";
import { isLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { Search } from "#server/search/search.ts";

/** A query with its relevant pages. */
export interface JudgedQuery {
  /** Friendly URL of the site. */
  site: string;
  language: Language;
  query: string;
  slugs: readonly string[];
  /** False for the held-out half, which is not used while the ranking is tuned. */
  isSeen: boolean;
}

export interface Judgement {
  queries: number;
  /** Shares of all queries. */
  successAt3: number;
  empty: number;
  /** Mean reciprocal rank of the first relevant page among the first ten. */
  mrrAt10: number;
}

const sites: Readonly<Record<string, string>> = { mpsv: "/", up: "/up" };

/** Reads a list of tests/search/. */
export function readJudgedQueries(list: "judged" | "needs" | "entitlements" = "judged"): JudgedQuery[] {
  const lines = readFileSync(join(root, `tests/search/${list}.tsv`), "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [site = "", language = "", query = "", slugs = ""] = line.split("\t");
      const friendlyURL = sites[site];
      if (!friendlyURL || !isLanguage(language) || slugs === "")
        throw new Error(`This line is not a judged query: ${line}`);
      const isSeen = Number.parseInt(hash("sha1", query).slice(0, 4), 16) % 2 === 0;
      return { site: friendlyURL, language, query, slugs: slugs.split(" "), isSeen };
    });
}

/** Runs all queries; `idOf` returns the id of a site. */
export async function judge(
  search: Pick<Search, "search">,
  queries: readonly JudgedQuery[],
  idOf: (friendlyURL: string) => string,
): Promise<Judgement> {
  let [found, reciprocal, empty] = [0, 0, 0];
  for (const { site, language, query, slugs } of queries) {
    const results = await search.search(query, { site: idOf(site), language, keys: null });
    if (results === "preparing") throw new Error("The search has no index yet.");
    const rank = results.hits.slice(0, 10).findIndex(({ slug }) => slugs.includes(slug)) + 1;
    if (rank > 0) reciprocal += 1 / rank;
    if (rank > 0 && rank <= 3) found += 1;
    if (results.hits.length === 0) empty += 1;
  }
  const { length } = queries;
  return { queries: length, successAt3: found / length, mrrAt10: reciprocal / length, empty: empty / length };
}
