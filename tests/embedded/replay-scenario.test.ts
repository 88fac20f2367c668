import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { ConnectionReset } from "#embedded/replay/fault.ts";
import { createReplay } from "#embedded/replay/replay.ts";
import { type Latency, type Rule, readScenario, ScenarioError } from "#embedded/replay/scenario.ts";
import { createScenarioFault } from "#embedded/replay/scenario-fault.ts";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { createMiss, type MissMode } from "#harness/replay/miss.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { parseContent } from "#schemas/parse/parse-page.ts";
import { smallStore } from "../harness/small-store.ts";

const scenarios = join(import.meta.dirname, "../../embedded/replay/scenarios");
const clock = { now: () => Date.parse("2026-11-20T12:00:00Z") };
const everything = { route: "*" } as const;

function start(rules: readonly Rule[], { seed = 1, latency }: { seed?: number; latency?: Latency } = {}) {
  const log: string[] = [];
  const fault = createScenarioFault({ rules, seed, latency, note: (line) => void log.push(line) });
  const replay = createReplay({ store: readStore(temporaryFolder(smallStore())), clock, fault });
  const get = async (path: string, init?: RequestInit) => {
    try {
      const response = await replay(new Request(`http://cms.test${path}`, init));
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      if (error instanceof ConnectionReset) return { status: 0, headers: new Headers(), text: "reset" };
      throw error;
    }
  };
  return { log, get, fault };
}

/** Returns the effects of a rule on two hundred requests for fifty addresses, several of them concurrent. */
async function outcomes(atOnce: number, seed = 7) {
  const rules: Rule[] = [
    { match: { route: "contents", nth: [2, 3] }, chance: 0.5, effect: { status: 503 } },
    { match: everything, chance: 0.3, effect: { reset: true } },
    { match: everything, chance: 0.5, effect: { badJson: true } },
  ];
  const { get, log } = start(rules, { seed });
  const asked = Array.from({ length: 200 }, (_, index) => `/contents?webId=12&name=${index % 50}`);
  const answers: string[] = [];
  const left = asked.entries();
  const work = async () => {
    for (const [index, path] of left) {
      const { status, text } = await get(path);
      answers[index] = `${path} ${status} ${text}`;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { answers, log };
}

test("the same seed gives the same answers and the same log, regardless of concurrency", async () => {
  const [one, again, many] = [await outcomes(1), await outcomes(1), await outcomes(16)];
  expect(again).toEqual(one);
  expect(many.answers).toEqual(one.answers);
  expect(many.log.toSorted()).toEqual(one.log.toSorted());
  expect(new Set(one.answers.map((answer) => / (\d+) /.exec(answer)?.[1]))).toEqual(new Set(["0", "200", "503"]));
  expect((await outcomes(1, 8)).answers).not.toEqual(one.answers);
});

test("requests in another order get the same answers, by their position among equal requests", async () => {
  const rules: Rule[] = [{ match: everything, chance: 0.5, effect: { status: 500 } }];
  const paths = Array.from({ length: 40 }, (_, index) => `/contents?name=${index}`);
  const statuses = async (order: readonly string[]) => {
    const { get } = start(rules);
    const found = new Map<string, number>();
    for (const path of order) found.set(path, (await get(path)).status);
    return found;
  };
  const forth = await statuses(paths);
  expect(Object.fromEntries(await statuses(paths.toReversed()))).toEqual(Object.fromEntries(forth));
  expect(new Set(forth.values())).toEqual(new Set([200, 500]));
});

test("the first matching rule applies: by path, by parameters, by position among equal requests", async () => {
  const { get, log } = start([
    { match: { route: "contents/by-id", params: { id: "100", language: "en_gb" } }, effect: { status: 500 } },
    {
      match: { route: "contents/by-friendly-url", params: { url: "rodina/přídavek-na-dítě" } },
      effect: { status: 501 },
    },
    { match: { route: "tags", nth: 2 }, effect: { status: 502 } },
    { match: { route: "tags", nth: [3, 5] }, effect: { status: 503 } },
  ]);
  const status = async (path: string) => (await get(path)).status;
  expect(await status("/contents/by-id/100?language=en_gb&webId=12")).toBe(500);
  expect(await status("/contents/by-id/100?language=cs_cz")).toBe(200);
  expect(await status(`/contents/by-friendly-url/${encodeURIComponent("rodina/přídavek-na-dítě")}?webId=12`)).toBe(501);
  const tags = [];
  for (let turn = 1; turn <= 5; turn++) tags.push(await status("/tags"));
  expect(tags).toEqual([200, 502, 503, 200, 503]);
  expect(await status("/categories")).toBe(200);
  expect(log[0]).toBe('/contents/by-id/100?language=en_gb&webId=12 (1): rule 1, {"status":500}');
  expect(log).toHaveLength(5);
  expect(await status("/contents/by-friendly-url/%zz")).toBe(400);
});

test("each effect does what its name says", async () => {
  const effects = async (effect: Rule["effect"], path = "/contents/by-id/100", init?: RequestInit) =>
    start([{ match: everything, effect }]).get(path, init);
  const busy = await effects({ status: 429, retryAfter: 7 });
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "7"]);
  const login = await effects({ loginPage: true }, "/contents/by-id/absent");
  expect([login.status, login.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(login.text).toMatch(/^<!doctype html>/);
  const bad = await effects({ badJson: true });
  expect(bad.headers.get("content-type")).toMatch(/^application\/json/);
  expect(() => JSON.parse(bad.text)).toThrow(SyntaxError);
  expect((await effects({ reset: true })).text).toBe("reset");
  const { data, name, ...rest } = JSON.parse((await effects({ drop: ["/data/obsah", "/name", "/absent/0"] })).text);
  expect([data, name, rest.id]).toEqual([{}, undefined, "100"]);
  const list = JSON.parse((await effects({ drop: ["/items/0", "/items/9"] }, "/webs")).text);
  expect(list.items.map(({ id }: { id: string }) => id)).toEqual(["34"]);
  expect(JSON.parse((await effects({ language: "en_gb" })).text).name).toBe("Child allowance");
  expect((await effects({ truncate: 5 })).text).toBe("reset");
  const hanging = effects({ hang: true }, "/webs", { signal: AbortSignal.timeout(20) });
  await expect(hanging).rejects.toThrow(/timeout/);
});

test("every effect works on responses that are not JSON or have no body", async () => {
  const rules: Rule[] = [{ match: everything, effect: { drop: ["/items"] } }];
  const { get } = start(rules);
  expect((await get("/documents/files/logo.svg")).text).toBe("<svg/>");
  const tag = (await start([]).get("/webs")).headers.get("etag") ?? "";
  const harmless: Rule["effect"][] = [{ drop: ["/items"] }, { slowBody: 100 }];
  const replacing: Rule["effect"][] = [{ loginPage: true }, { badJson: true }];
  for (const effect of [...harmless, ...replacing]) {
    const { status } = await start([{ match: everything, effect }]).get("/webs", { headers: { "if-none-match": tag } });
    expect(status).toBe(replacing.includes(effect) ? 200 : 304);
    expect((await start([{ match: everything, effect }]).get("/webs", { method: "HEAD" })).status).toBe(200);
  }
});

test("a slow body arrives completely, in many chunks", async () => {
  const store = readStore(temporaryFolder(smallStore()));
  const slow = createScenarioFault({ rules: [{ match: everything, effect: { slowBody: 2000 } }], seed: 1 });
  const [replay, plain] = [createReplay({ store, clock, fault: slow }), createReplay({ store, clock })];
  const parts: Uint8Array[] = [];
  for await (const part of (await replay(new Request("http://cms.test/webs"))).body ?? []) parts.push(part);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(100);
  expect(Buffer.concat(parts).toString()).toBe(await (await plain(new Request("http://cms.test/webs"))).text());
});

test("latency is distributed as configured, the same for the same seed, and a rule's own takes precedence", () => {
  const delays = (seed: number, latency: Latency) => {
    const { fault } = start([{ match: { route: "tags" }, effect: { latency: 3 } }], { seed, latency });
    return Array.from({ length: 2000 }, (_, index) => fault(new URL(`http://cms.test/webs?x=${index}`))?.delayMs ?? -1);
  };
  const spread = delays(1, { p50: 80, p95: 400 });
  const sorted = spread.toSorted((a, b) => a - b);
  expect(sorted[1000]).toBeGreaterThan(72);
  expect(sorted[1000]).toBeLessThan(88);
  expect(sorted[1900]).toBeGreaterThan(340);
  expect(sorted[1900]).toBeLessThan(460);
  expect(delays(1, { p50: 80, p95: 400 })).toEqual(spread);
  expect(delays(2, { p50: 80, p95: 400 })).not.toEqual(spread);
  expect(new Set(delays(1, 120))).toEqual(new Set([120]));
  const { fault } = start([{ match: { route: "tags" }, effect: { latency: 3 } }], { latency: 120 });
  expect(fault(new URL("http://cms.test/tags"))).toEqual({ delayMs: 3 });
  expect(start([]).fault(new URL("http://cms.test/tags"))).toBeUndefined();
});

test("the project's scenarios are valid", () => {
  const files = globSync("*.json", { cwd: scenarios });
  expect(files).toContain("bad-day.json");
  for (const file of files) expect(readScenario(join(scenarios, file)).rules.length).toBeGreaterThan(0);
});

const rule = { match: { route: "webs" }, effect: { status: 500 } };

test.each([
  ["no JSON", "{", "expected JSON"],
  ["another form", { format: 2, rules: [rule] }, ": /format: "],
  ["no rules", { format: 1, rules: [] }, ": /rules: "],
  ["an unknown path", { format: 1, rules: [rule, { ...rule, match: { route: "web" } }] }, ": /rules/1/match/route: "],
  ["an unknown effect", { format: 1, rules: [{ ...rule, effect: { crash: true } }] }, ": /rules/0/effect: "],
  ["no effect", { format: 1, rules: [{ ...rule, effect: {} }] }, ": /rules/0/effect: expected at least one effect"],
  [
    "a status that is no failure",
    { format: 1, rules: [{ ...rule, effect: { status: 200 } }] },
    ": /rules/0/effect/status",
  ],
  ["a chance above one", { format: 1, rules: [{ ...rule, chance: 2 }] }, ": /rules/0/chance: "],
  [
    "no pointer",
    { format: 1, rules: [{ ...rule, effect: { drop: ["data"] } }] },
    ": /rules/0/effect/drop/0: expected a JSON",
  ],
  [
    "an upside-down latency",
    { format: 1, rules: [{ ...rule, effect: { latency: { p50: 9, p95: 1 } } }] },
    "/latency: ",
  ],
])("a scenario with %s is refused by file and pointer", (_what, content, place) => {
  const file = join(temporaryFolder({ "scenario.json": content }), "scenario.json");
  const read = () => readScenario(file);
  expect(read).toThrow(ScenarioError);
  expect(read).toThrow(file);
  expect(read).toThrow(place);
});

test("a list is duplicated, a field is changed, an answer is as old as configured", async () => {
  const contents = { route: "contents" } as const;
  const items = async (effect: Rule["effect"]) =>
    JSON.parse((await start([{ match: contents, effect }]).get("/contents?webId=12")).text).items;
  const names = async (effect: Rule["effect"]) => (await items(effect)).map(({ name }: { name: string }) => name);
  const recorded = await names({ latency: 0 });
  expect(recorded.length).toBeGreaterThan(1);
  expect(await names({ duplicate: true })).toEqual(recorded.flatMap((name: string) => [name, name]));
  const changed = await items({
    mutate: { "/items/0/name": null, "/items/0/data/__proto__": 1, "/nowhere/at/all": 2 },
  });
  expect(changed[0].name).toBeNull();
  expect(Object.hasOwn(changed[0].data, "__proto__")).toBe(true);
  expect(changed.slice(1).map(({ name }: { name: string }) => name)).toEqual(recorded.slice(1));
  // The newest content is from July; this is the spring of the same year.
  const spring = (clock.now() - Date.parse("2026-04-01T00:00:00Z")) / 1000;
  expect(recorded).toContain("Zítra");
  expect(await names({ stale: spring })).not.toContain("Zítra");
});

test("a gateway loses the session, and a compressed body cannot be decompressed", async () => {
  const lost = await start([{ match: everything, effect: { cookieLost: true } }]).get("/tags");
  expect([lost.status, lost.headers.get("set-cookie")]).toEqual([401, "session=; Max-Age=0; Path=/"]);
  const served = await serveReplay({ store: readStore(temporaryFolder(smallStore())), clock, port: 0 });
  onTestFinished(served.close);
  served.setFault(createScenarioFault({ rules: [{ match: everything, effect: { badGzip: true } }], seed: 1 }));
  const broken = await fetch(`${served.url}/tags`);
  expect([broken.status, broken.headers.get("content-encoding")]).toEqual([200, "gzip"]);
  await expect(broken.text()).rejects.toThrow();
});

async function missing(mode: MissMode, upstream: string | null = null) {
  const note = vi.fn();
  const store = readStore(temporaryFolder(smallStore()));
  const to = upstream === null ? null : { url: upstream, headers: { "x-key": "k" }, timeoutMs: 5000 };
  const replay = createReplay({ store, clock, onMiss: createMiss(mode, { store, upstream: to, note }) });
  const get = (path: string) => replay(new Request(`http://cms.test${path}`));
  return { get, said: () => note.mock.calls.flat().join("\n") };
}

const near = `/contents/by-friendly-url/${encodeURIComponent("rodina/pridavek-na-deti")}?language=cs_cz&webId=12`;

test("a miss is logged with similar records, and is a 404 as the service sends it", async () => {
  const { get, said } = await missing("404");
  expect([(await get("/webs")).status, said()]).toEqual([200, ""]);
  const answer = await get(near);
  expect(await answer.json()).toMatchObject({ status: 404, error: "Not Found" });
  expect(said()).toContain("; similar: rodina/přídavek-na-dítě.");
});

test("a miss can be a failure, or a generated page that the portal accepts", async () => {
  expect((await (await missing("error")).get(near)).status).toBe(500);
  const { get } = await missing("synth");
  const answer = await get(near);
  expect([answer.status, answer.headers.get("x-portal-source")]).toEqual([200, "synth"]);
  const { content, issues } = parseContent(await answer.json());
  expect(issues).toEqual([]);
  expect(content).toMatchObject({ webId: "12", language: "cs", friendlyURLs: { cs_cz: "rodina/pridavek-na-deti" } });
  expect(await (await get("/contents/by-id/777?language=en_gb")).json()).toMatchObject({
    id: "777",
    language: "en_gb",
  });
  for (const path of ["/contents/by-friendly-url/config-xy", "/webs/by-id/9", "/nothing"])
    expect((await get(path)).status).toBe(404);
});

test("a miss can be forwarded to another service, with its credentials", async () => {
  const asked: string[] = [];
  const upstream = await serveReplay({ store: readStore(temporaryFolder(smallStore())), clock, port: 0 });
  onTestFinished(() => upstream.close());
  upstream.setFault((url) => {
    asked.push(url.pathname + url.search);
    return { status: 503, body: '{"from":"upstream"}' };
  });
  const { get } = await missing("pass", `${upstream.url}/`);
  const answer = await get(near);
  expect([answer.status, answer.headers.get("x-portal-source")]).toEqual([503, "passed"]);
  expect(await answer.json()).toEqual({ from: "upstream" });
  expect((await get("/webs")).headers.get("x-portal-source")).toBe("recorded");
  expect(asked).toEqual([near]);
  await upstream.close();
  expect((await get(near)).status).toBe(502);
});
