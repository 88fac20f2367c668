import { get } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { createControl } from "#harness/replay/control/control.ts";
import { createSimilar } from "#harness/replay/miss.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { smallStore } from "../harness/small-store.ts";

const clock = { now: () => Date.parse("2026-11-20T12:00:00Z") };
const rule = { match: { route: "tags" }, effect: { status: 503 } } as const;

async function start({ token = null }: { token?: string | null } = {}) {
  const store = readStore(temporaryFolder(smallStore()));
  const { fault, ...handlers } = createControl({
    rules: [],
    seed: 1,
    latency: undefined,
    scenarios: new Map([["bad.json", [rule]]]),
    token,
    note() {},
    similarTo: createSimilar(store),
    onMiss: async () => null,
  });
  const { url, close, setFault } = await serveReplay({ store, clock, port: 0, ...handlers });
  setFault(fault);
  onTestFinished(close);
  const get = (path: string, init?: RequestInit) => fetch(`${url}${path}`, { redirect: "manual", ...init });
  const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    get("/__replay", { method: "POST", body: new URLSearchParams(form), headers });
  const requests = async (query = "") => (await (await get(`/__replay/requests${query}`)).json()).requests;
  const status = async (path: string) => (await get(path)).status;
  return { url, get, post, requests, status };
}

test("tests can query which requests came, how they were answered and which were missed", async () => {
  const { requests, status, get } = await start();
  await status("/webs");
  await status("/contents/by-friendly-url/rodina%2Fpridavek-na-deti?language=cs_cz");
  expect(await requests()).toMatchObject([
    {
      id: 2,
      method: "GET",
      route: "contents/by-friendly-url",
      params: { url: "rodina/pridavek-na-deti", language: "cs_cz" },
      status: 404,
      isMiss: true,
      near: ["rodina/přídavek-na-dítě"],
    },
    { id: 1, address: "/webs", route: "webs", status: 200, source: "recorded", isMiss: false, fault: null },
  ]);
  expect(await requests("?miss")).toHaveLength(1);
  expect(await requests("?route=webs")).toHaveLength(1);
  expect(await requests("?search=pridavek")).toHaveLength(1);
  expect((await get("/__replay/requests", { method: "DELETE" })).status).toBe(204);
  expect(await requests()).toEqual([]);
});

test("the control page adds a fault for a request, shows the rule and removes it", async () => {
  const { get, post, status } = await start();
  expect(await status("/tags")).toBe(200);
  expect(await post({ action: "fail", id: "1", fault: "503" })).toMatchObject({ status: 303 });
  expect([await status("/tags"), await status("/webs")]).toEqual([503, 200]);
  const page = await (await get("/__replay")).text();
  expect(page).toContain("Remove rule 1");
  expect(page).toContain("/tags (1): rule 1");
  await post({ action: "remove", index: "0" });
  expect(await status("/tags")).toBe(200);
});

test.each([
  ["503", {}, 503],
  ["429", {}, 429],
  ["login page", { loginPage: true }, 200],
  ["items twice", { duplicate: true }, 200],
  ["a day old", { stale: 86_400 }, 200],
])(
  "copied as a scenario, a request that was answered with the fault %s is answered so again",
  async (fault, effect, status) => {
    const { get, post, requests } = await start();
    const path = "/contents?webId=12&structureKey=stranka&structureKey=aktualita&language=cs_cz";
    const answer = async () => {
      const response = await get(path);
      return { status: response.status, wait: response.headers.get("retry-after"), body: await response.text() };
    };
    await answer();
    await post({ action: "fail", id: "1", fault });
    const failed = await answer();
    const [{ rule }] = await requests();
    expect(rule.match.params).toEqual({ webId: "12", structureKey: ["stranka", "aktualita"], language: "cs_cz" });
    expect(rule.effect).toMatchObject(effect);
    expect(failed.status).toBe(status);
    await post({ action: "rules", rules: JSON.stringify({ format: 1, rules: [rule] }) });
    expect(await answer()).toEqual(failed);
    // A request that differs has no fault.
    expect((await get(path.replace("&structureKey=aktualita", ""))).status).toBe(200);
    expect((await requests())[0].fault).toBeNull();
  },
);

test("exported as a scenario, a request without a fault keeps its status and its delay", async () => {
  const { get, post, requests, status } = await start();
  const slow = { match: { route: "tags" }, effect: { latency: 120 } };
  await post({ action: "rules", rules: JSON.stringify({ format: 1, rules: [slow] }) });
  await status("/tags");
  await status("/contents/by-id/999");
  await status("/favicon.ico");
  const [unknown, missed, delayed] = await requests();
  expect(delayed.rule).toEqual(slow);
  expect(missed.rule).toEqual({
    match: { route: "contents/by-id", params: { id: "999" } },
    effect: { status: 404, latency: missed.milliseconds },
  });
  expect(unknown.rule.match).toEqual({ route: "*", path: "/favicon.ico" });
  expect(await (await get("/__replay")).text()).toContain("&#34;latency&#34;: 120");
  await post({ action: "rules", rules: JSON.stringify({ format: 1, rules: [unknown.rule] }) });
  expect(await status("/webs")).toBe(200);
});

test("a scenario is chosen by name, entered as JSON or sent by a program; errors in it are located", async () => {
  const { get, post, status } = await start();
  await post({ action: "scenario", name: "bad.json" });
  expect(await status("/tags")).toBe(503);
  expect(await (await get("/__replay/scenario")).json()).toEqual({ format: 1, rules: [rule] });
  await post({ action: "rules", rules: "" });
  expect(await status("/tags")).toBe(200);
  const wrong = await post({ action: "rules", rules: '{"format":1,"rules":[{"match":{"route":"tag"},"effect":{}}]}' });
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining("/rules/0/match/route")]);
  const put = (body: string) => get("/__replay/scenario", { method: "PUT", body });
  expect((await put(JSON.stringify({ format: 1, rules: [rule] }))).status).toBe(200);
  expect(await status("/tags")).toBe(503);
  expect((await put("{")).status).toBe(400);
});

test("texts in requests are escaped", async () => {
  const { get, status } = await start();
  await status("/contents?name=%3Cscript%3E&search=</script><b>");
  const response = await get("/__replay");
  const page = await response.text();
  expect(page).not.toMatch(/<script|<b>/);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("the page answers only under local host names, and accepts changes only from itself", async () => {
  const { url, post } = await start();
  const as = (host: string) =>
    new Promise((resolve) => {
      get(`${url}/__replay`, { headers: { host } }, (response) => resolve(response.resume().statusCode));
    });
  expect([
    await as("localhost:4000"),
    await as("[::1]"),
    await as("evil.example"),
    await as("127.0.0.1.evil.example"),
  ]).toEqual([200, 200, 403, 403]);
  expect((await post({ action: "clear" }, { origin: "http://evil.example" })).status).toBe(403);
});

test("with a token nothing is shown without it; the address's token moves to a cookie", async () => {
  const { get, status } = await start({ token: "secret-token" });
  expect([await status("/__replay"), await status("/__replay/requests?token=wrong"), await status("/webs")]).toEqual([
    403, 403, 200,
  ]);
  const handed = await get("/__replay?token=secret-token");
  expect([handed.status, handed.headers.get("location")]).toEqual([303, "/__replay"]);
  const cookie = handed.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(handed.headers.get("set-cookie")).toContain("HttpOnly; SameSite=Strict");
  expect((await get("/__replay", { headers: { cookie } })).status).toBe(200);
  expect((await get("/__replay/requests", { headers: { authorization: "Bearer secret-token" } })).status).toBe(200);
});
