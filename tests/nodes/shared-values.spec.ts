import { expect, onTestFinished, test } from "vitest";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { startCms, startNode } from "./rendering-node.ts";

const set = "2402901";
const news = {
  id: "2388732",
  paths: [
    "/aktuality/minimalni-mzda-2027",
    "/en/news/minimum-wage-2027",
    "/ru/news/minimum-wage-2027",
    "/ua/news/minimum-wage-2027",
  ],
};
const list = "/vyhledavani/aktuality";
const other = "/aplikace/hlaseni-dohod";

/** Two nodes with one CMS; a news item names the minimum wage in its lead. */
async function startNodes(store: string | null) {
  const source = await startCms();
  const perex = "Měsíčně {{hodnota:minimalni-mzda.mesicni}}.";
  source.edit(news.id, (record) => ({ ...record, data: { ...Object(record["data"]), perex } }));
  const nodes = [await startNode(source, store), await startNode(source, store)];
  return { ...source, nodes };
}

/** Returns the amounts that a page says in its text, its description and its data for search engines. */
async function amounts({ page }: Awaited<ReturnType<typeof startNode>>, path: string): Promise<string[]> {
  const { text } = await page(path);
  const found = text.replaceAll(/&nbsp;|\u00a0/g, " ").matchAll(/(?:Měsíčně (?:CZK )?)([\d ,]+\d)/g);
  return [...new Set([...found].map(([, amount = ""]) => amount))];
}

test("an edited value is on every node, in every language, list and search, and no other page is rendered again", async () => {
  const server = await startRedis();
  onTestFinished(server.stop);
  const { nodes, edit } = await startNodes(server.url);
  const [one, two] = nodes;
  if (!one || !two) throw new Error("two nodes were started");
  for (const node of nodes) {
    // The search builds its index.
    for (const path of [...news.paths, `${list}?q=22400`, list, other]) await node.page(path);
    expect(await amounts(node, news.paths[0] ?? "")).toEqual(["22 400"]);
  }
  edit(set, (record) => JSON.parse(JSON.stringify(record).replace("22400", "22500")));
  const result = await one.notify({ ids: [set] });
  expect(result.paths.toSorted()).toEqual([...news.paths, list].map((path) => `localhost${path}`).toSorted());
  await expect.poll(() => two.lines).toContain("change received from another node");
  for (const node of nodes) {
    for (const path of news.paths)
      expect(await amounts(node, path)).toEqual([path.startsWith("/en/") ? "22,500" : "22 500"]);
    expect(await amounts(node, list)).toContain("22 500");
    expect((await node.page(`${list}?q=22500`)).text).toMatch(/Měsíčně/);
  }
});

test("at midnight every node says the value of the new day, without a notification", async () => {
  const { nodes, clock } = await startNodes(null);
  clock.time = Date.parse("2026-12-31T22:59:50Z");
  for (const node of nodes) {
    const { headers } = await node.page(news.paths[0] ?? "");
    expect(headers.get("cache-control")).toMatch(/s-maxage=(?:9|10), stale-while-revalidate=0/);
    expect(await amounts(node, news.paths[0] ?? "")).toEqual(["22 400"]);
  }
  clock.time = Date.parse("2026-12-31T23:00:00Z");
  for (const node of nodes) expect(await amounts(node, news.paths[0] ?? "")).toEqual(["24 100"]);
});
