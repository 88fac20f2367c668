import { expect, test } from "vitest";
import { indexedServices } from "../../renderer/recorded-portal.ts";
import { type JudgedQuery, judge, readJudgedQueries } from "../../search/judged-queries.ts";

async function judgeAll(queries: readonly JudgedQuery[]) {
  const { search, read } = await indexedServices();
  const webs = await read().webs();
  return judge(search, queries, (friendlyURL) => webs.find((web) => web.friendlyURL === friendlyURL)?.id ?? "");
}

test("everyday queries find the right page in every language", async () => {
  const queries = readJudgedQueries();
  expect(queries.length).toBeGreaterThan(200);
  for (const half of [true, false]) {
    const judgement = await judgeAll(queries.filter(({ isSeen }) => isSeen === half));
    expect(judgement.successAt3).toBeGreaterThanOrEqual(0.95);
    expect(judgement.mrrAt10).toBeGreaterThanOrEqual(0.85);
    expect(judgement.empty).toBeLessThanOrEqual(0.02);
  }
});

test("what people say who need something finds the page that helps, on both sites and in every language", async () => {
  const queries = readJudgedQueries("needs");
  expect(queries.length).toBeGreaterThan(200);
  const byPlace = Map.groupBy(queries, ({ site, language }) => `${site} ${language}`);
  expect([...byPlace.keys()]).toHaveLength(8);
  for (const own of byPlace.values()) {
    const judgement = await judgeAll(own);
    expect(judgement.successAt3).toBeGreaterThanOrEqual(0.88);
    expect(judgement.empty).toBe(0);
  }
});

test("a question about an entitlement finds the guide that answers it, in every language", async () => {
  const queries = readJudgedQueries("entitlements");
  expect(queries.length).toBeGreaterThan(60);
  for (const own of Map.groupBy(queries, ({ language }) => language).values()) {
    const judgement = await judgeAll(own);
    expect(judgement.successAt3).toBeGreaterThanOrEqual(0.9);
    expect(judgement.empty).toBe(0);
  }
});
