import { expect, test } from "vitest";
import { judge, readJudgedQueries } from "#harness/bench/judged-queries.ts";
import { indexedServices } from "../../renderer/recorded-portal.ts";

test("everyday queries find the right page in every language", async () => {
  const { search, read } = await indexedServices();
  const webs = await read().webs();
  const idOf = (friendlyURL: string) => webs.find((web) => web.friendlyURL === friendlyURL)?.id ?? "";
  const queries = readJudgedQueries();
  expect(queries.length).toBeGreaterThan(200);
  for (const half of [true, false]) {
    const judgement = await judge(
      search,
      queries.filter(({ isSeen }) => isSeen === half),
      idOf,
    );
    expect(judgement.successAt3).toBeGreaterThanOrEqual(0.95);
    expect(judgement.mrrAt10).toBeGreaterThanOrEqual(0.85);
    expect(judgement.empty).toBeLessThanOrEqual(0.02);
  }
});
