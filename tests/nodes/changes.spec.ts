import { createClient } from "@redis/client";
import { expect, onTestFinished, test } from "vitest";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { runPortal } from "../harness/run-portal.ts";
import { secret, startCms, startNode } from "./rendering-node.ts";

/** Two nodes with one CMS and one store. */
async function startNodes() {
  const server = await startRedis();
  onTestFinished(server.stop);
  const source = await startCms();
  const start = () => startNode(source, server.url);
  return { server, source, ...source, start, one: await start(), two: await start() };
}

const news = { id: "610009", path: "/aktuality/letni-brigady" };
const other = "/aplikace/hlaseni-dohod";
const list = "/vyhledavani/aktuality";
const renamed = (name: string) => (record: Record<string, unknown>) => ({ ...record, name });

async function titles(nodes: readonly Awaited<ReturnType<typeof startNode>>[], path = news.path): Promise<string[]> {
  const pages = await Promise.all(nodes.map((node) => node.page(path)));
  return pages.map(({ text }) => /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(text)?.[1] ?? "");
}

test("published content is on every node once one of them is notified, and no other page is rendered again", async () => {
  const { one, two, edit } = await startNodes();
  for (const path of [list, news.path, other]) await Promise.all([one.page(path), two.page(path)]);
  edit(news.id, renamed("Brigády po změně"));
  expect((await titles([one, two]))[0]).not.toBe("Brigády po změně");
  const result = await one.notify({ ids: [news.id] });
  expect(result).toMatchObject({ status: 200, otherNodes: 1, pages: result.paths.length });
  expect(result.paths.toSorted()).toEqual([`localhost${news.path}`, `localhost${list}`]);
  await expect.poll(() => two.lines).toContain("change received from another node");
  for (let time = 0; time < 20; time += 1)
    expect(await titles([one, two])).toEqual(["Brigády po změně", "Brigády po změně"]);
  for (const node of [one, two]) expect((await node.page(list)).text).toContain("Brigády po změně");
});

test("a new page is found by its address and in lists, and a withdrawn one disappears", async () => {
  const { one, two, cms, edit } = await startNodes();
  const path = "/aktuality/zbrusu-nova";
  for (const node of [one, two]) {
    await node.page(other);
    expect([(await node.page(path)).status, (await node.page(list)).status]).toEqual([404, 200]);
  }
  const [like] = cms.store.contents.filter(({ id }) => String(id) === news.id);
  if (!like) throw new Error("there is no such content");
  const own = { id: "999001", name: "Zbrusu nová", friendlyURLs: { cs_cz: path.slice(1) } };
  cms.store = {
    ...cms.store,
    contents: [...cms.store.contents, { ...like, ...own, displayAt: "2026-11-20T10:00:00" }],
  };
  const result = await one.notify({ ids: ["999001"], addresses: [path] });
  expect(result).toMatchObject({ status: 200, otherNodes: 1, paths: [`localhost${list}`] });
  await expect.poll(() => two.lines).toContain("change received from another node");
  expect(await titles([one, two], path)).toEqual(["Zbrusu nová", "Zbrusu nová"]);
  for (const node of [one, two]) expect((await node.page(list)).text).toContain("Zbrusu nová");
  edit("999001", () => null);
  await two.notify({ ids: ["999001"] });
  await expect.poll(async () => (await one.page(path)).status).toBe(404);
  expect((await two.page(path)).status).toBe(404);
});

test.each([
  ["a structure", { structures: ["aktualita"] }, [list]],
  ["an address", { addresses: [other] }, [other]],
  ["the settings of sites", { kinds: ["configs"] }, [other, list]],
  ["a content of an unlisted structure", { ids: ["540002"] }, []],
  ["an unknown content", { ids: ["no-such-id"] }, []],
  ["a structure no page shows", { ids: ["no-such-id"], structures: ["no-such-structure"] }, []],
  ["everything", { everything: true }, [other, list]],
])("news of %s affect the pages that depend on it", async (_, change, paths) => {
  const one = await startNode(await startCms(), null);
  for (const path of [list, other]) await one.page(path);
  const result = await one.notify(change);
  expect({ ...result, paths: result.paths.toSorted() }).toMatchObject({
    status: 200,
    otherNodes: 0,
    paths: paths.map((path) => `localhost${path}`),
  });
});

test("while the CMS cannot tell a content's structure, every page that may list it is rendered again", async () => {
  const source = await startCms();
  const one = await startNode(source, null);
  for (const path of [list, other]) await one.page(path);
  source.cms.isDown = true;
  const { paths } = await one.notify({ ids: ["no-such-id"] });
  expect(paths.toSorted()).toEqual([`localhost${other}`, `localhost${list}`]);
});

test("forged, old, repeated, oversized or invalid notifications are refused with the reason, on every node", async () => {
  const { one, two, clock } = await startNodes();
  const at = (seconds: number) => String(Math.floor(clock.now() / 1000) + seconds);
  const sound = { ids: ["1"] };
  expect(await one.notify(sound, { key: `${secret}x` })).toMatchObject({ status: 401 });
  expect(await one.notify(sound, { signature: "sha256=00" })).toMatchObject({ status: 401 });
  expect(await one.notify(sound, { time: "soon" })).toMatchObject({ status: 401 });
  expect(await one.notify(sound, { time: at(-301) })).toMatchObject({
    status: 401,
    error: expect.stringContaining("301 s before"),
  });
  expect(await one.notify(sound, { time: at(301) })).toMatchObject({
    status: 401,
    error: expect.stringContaining("301 s after"),
  });
  expect(await one.notify(sound, { time: at(-299) })).toMatchObject({ status: 200 });
  for (const node of [one, two]) expect(await node.notify(sound, { time: at(-299) })).toMatchObject({ status: 409 });
  expect(await one.notify("x".repeat(10_000_000))).toMatchObject({ status: 413 });
  for (const wrong of ["{", "[]", "{}", { ids: [{}] }, { ids: [] }, { everything: "yes" }, { shell: "rm" }])
    expect(await one.notify(wrong), JSON.stringify(wrong)).toMatchObject({ status: 400, error: expect.any(String) });
  expect(one.lines.filter((line) => line === "change refused")).toHaveLength(14);
  expect(await (await fetch(`${one.origin}/_portal/changed`)).text()).not.toContain("expected");
});

test("a list served from the search index is rendered again once the index is updated", async () => {
  const source = await startCms();
  const one = await startNode(source, null);
  await one.search.refresh();
  await one.page(list);
  const published = { name: "Brigády po změně", updatedAt: "2026-11-20T12:30:00" };
  source.edit(news.id, (record) => ({ ...record, ...published }));
  expect((await one.notify({ ids: [news.id] })).paths).toEqual([`localhost${list}`]);
  expect((await one.page(list)).text).toContain(published.name);
});

test("a CMS response in flight before a change is cached by no node", async () => {
  const { one, two, cms, edit } = await startNodes();
  await Promise.all([one.page("/"), two.page("/")]);
  const gate = Promise.withResolvers<void>();
  cms.delay = gate.promise;
  const early = one.page(news.path);
  await expect.poll(() => cms.requests.some((request) => request.includes("letni-brigady"))).toBe(true);
  cms.delay = null;
  edit(news.id, renamed("Brigády po změně"));
  await one.notify({ ids: [news.id] });
  await expect.poll(() => two.lines).toContain("change received from another node");
  gate.resolve();
  await early;
  expect(await titles([one, two])).toEqual(["Brigády po změně", "Brigády po změně"]);
});

test("while the CMS fails after a change, the last good page is served", async () => {
  const { one, two, cms, edit } = await startNodes();
  const [before] = await titles([one, two]);
  cms.isDown = true;
  edit(news.id, renamed("Brigády po změně"));
  await one.notify({ ids: [news.id] });
  expect(await titles([one, two])).toEqual([before, before]);
});

test("nodes read the CMS once for all, and a node started while the CMS is down serves what another has read", async () => {
  const { one, cms, start } = await startNodes();
  await one.page(news.path);
  // On a busy machine the store may be slow for a moment.
  await expect
    .poll(async () => {
      const next = await start();
      const before = cms.requests.length;
      expect((await next.page(news.path)).status).toBe(200);
      return cms.requests.slice(before);
    })
    .toEqual([]);
  cms.isDown = true;
  await expect.poll(async () => (await (await start()).page(news.path)).status).toBe(200);
  expect((await (await start()).page(other)).status).toBe(503);
});

test("a node that missed a notification while the store was down learns of the change afterwards", async () => {
  const { one, two, server, edit } = await startNodes();
  await titles([one, two]);
  await server.kill();
  edit(news.id, renamed("Brigády po změně"));
  expect(await one.notify({ ids: [news.id] })).toMatchObject({ status: 200, otherNodes: null });
  expect((await titles([one]))[0]).toBe("Brigády po změně");
  await server.restart();
  await expect.poll(() => titles([one, two])).toEqual(["Brigády po změně", "Brigády po změně"]);
});

test("a page is rendered once for all nodes, and invalid entries of this build are rendered again", async () => {
  const { one, server, start, source } = await startNodes();
  const made = (node: Awaited<ReturnType<typeof startNode>>) => node.rendered.length;
  const first = await one.page(news.path);
  const client = await createClient({ url: server.url }).connect();
  onTestFinished(() => client.destroy());
  const keyOf = async () => (await client.keys(`*page:*localhost${news.path}`)).join();
  await expect.poll(keyOf).not.toBe("");
  const key = await keyOf();
  // On a busy machine the store may be slow for a moment.
  await expect
    .poll(async () => {
      const next = await start();
      const { text, headers } = await next.page(news.path);
      return [text === first.text, headers.get("etag"), made(next)];
    })
    .toEqual([true, first.headers.get("etag"), 0]);
  const other = await startNode(source, server.url, { CONSENT_VERSION: "2" });
  expect((await other.page(news.path)).text).not.toBe(first.text);
  expect(made(other)).toBe(1);
  await client.set(key, "garbage", { expiration: "KEEPTTL" });
  const last = await start();
  expect(await last.page(news.path)).toMatchObject({ status: 200, text: first.text });
  expect(made(last)).toBe(1);
});

test("a page unknown to every running node is rendered again after a change", async () => {
  const { one, two, edit, start } = await startNodes();
  await one.page(news.path);
  await one.app.close();
  edit(news.id, renamed("Brigády po změně"));
  await two.notify({ ids: [news.id] });
  expect(await titles([await start(), two])).toEqual(["Brigády po změně", "Brigády po změně"]);
});

test("a command sends a notification, lists the pages and reports errors", async () => {
  const source = await startCms();
  const one = await startNode(source, null);
  await one.page(news.path);
  const run = (own: object, ...words: string[]) =>
    runPortal(["changed", "--portal", one.origin, ...words], { CHANGED_SECRET: secret, ...own }).ended;
  const refused = await run({}, "--id", news.id);
  expect([refused.code, refused.err]).toEqual([
    3,
    expect.stringContaining("The portal rejects the notification: expected a time"),
  ]);
  source.clock.time = Date.now();
  await one.page(news.path);
  expect(await run({}, "--id", news.id)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^localhost\/aktuality\/letni-brigady\nPages to refresh: 1\. CMS responses: \d+\./),
  });
  expect(await run({}, "--kind", "shoes")).toMatchObject({ code: 2 });
  expect(await run({ CHANGED_SECRET: "" }, "--id", "1")).toMatchObject({ code: 2 });
});
