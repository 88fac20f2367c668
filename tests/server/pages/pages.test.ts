import { expect, test, vi } from "vitest";
import { anyone } from "#schemas/visitor/visitor.ts";
import { dependOn } from "#server/changes/dependencies.ts";
import { createRenderQueue } from "#server/http/render-queue.ts";
import type { PageAnswer } from "#server/pages/page-answer.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { createPages } from "#server/pages/pages.ts";
import { aPage as page } from "../listening-app.ts";

const MINUTE = 60_000;

const gone = page({ status: 404, body: "gone", cacheable: false });
const down = page({ status: 503, body: "down", cacheable: false });

function start({ maxBytes = 100_000, active = 8, waiting = 8, deadlineMs = 10_000 } = {}) {
  const clock = { time: 1_000_000, now: () => clock.time };
  const answerPage = vi.fn(async (_request: PageRequest): Promise<PageAnswer> => page());
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const pages = createPages({
    answerPage,
    fallbackErrorPage: (status) => page({ status, body: "last resort", cacheable: false }),
    retentionMs: MINUTE,
    staleMaxMs: 24 * 60 * MINUTE,
    retryAfterFailureMs: MINUTE / 2,
    deadlineMs,
    maxBytes,
    tracksChanges: true,
    queue: createRenderQueue({ active, waiting }),
    clock,
    log,
  });
  async function get(path = "/x", part: Partial<PageRequest> = {}) {
    const visitor = {
      query: new Map(),
      userAgent: "browser",
      isPreview: false,
      form: null,
      nonce: null,
      visitor: anyone,
    };
    const request = { host: "localhost", path, ...visitor, ...part };
    const { answer, body, cache, staleFor } = await pages.get(request);
    return { status: answer.status, body: String(await body.in(null)), cache, staleFor };
  }
  const wait = (minutes: number) => {
    clock.time += minutes * MINUTE;
  };
  const peek = (path = "/x") => pages.peek({ host: "localhost", path, query: new Map() }, { mayBeStale: true });
  return { get, peek, expire: pages.expire, wait, answerPage, log };
}

/** Lets background refreshes finish. */
function settled() {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

test("a page is rendered once within its retention", async () => {
  const { get, wait, answerPage } = start();
  expect(await get()).toEqual({ status: 200, body: "page", cache: "miss", staleFor: 0 });
  wait(1);
  expect(await get()).toEqual({ status: 200, body: "page", cache: "hit", staleFor: 0 });
  expect(answerPage).toHaveBeenCalledOnce();
});

test("host, path and layout identify different pages", async () => {
  const { get, answerPage } = start();
  const query = (...layouts: string[]) => ({ query: new Map([["layout", layouts]]) });
  await get("/x");
  await get("/y");
  await get("/x", { host: "up.localhost" });
  await get("/x", query("none"));
  await get("/x", query("simple"));
  expect(answerPage).toHaveBeenCalledTimes(5);
  expect(await get("/x", query("none"))).toMatchObject({ cache: "hit" });
});

test("parameters a page does not use create no page of their own, whether or not the page is known", async () => {
  const { get, answerPage } = start();
  await get("/x", { query: new Map([["year", ["2024"]]]) });
  for (const year of ["2025", "2026"])
    expect(await get("/x", { query: new Map([["year", [year]]]) })).toMatchObject({ cache: "hit" });
  expect(await get("/x")).toMatchObject({ cache: "hit" });
  expect(answerPage).toHaveBeenCalledOnce();
});

test("a list with used parameters is rendered but not cached", async () => {
  const { get, answerPage } = start();
  answerPage.mockImplementation(async ({ query }) =>
    page({ body: query.get("q")?.[0] ?? "all", usedParameters: ["q"] }),
  );
  const ask = (term: string) =>
    get("/list", {
      query: new Map([
        ["q", [term]],
        ["region", ["PHA"]],
      ]),
    });
  expect(await ask("work")).toMatchObject({ body: "work", cache: "miss" });
  expect(await ask("family")).toMatchObject({ body: "family", cache: "miss" });
  expect(await get("/list")).toMatchObject({ body: "all", cache: "miss" });
  expect(await get("/list", { query: new Map([["region", ["PHA"]]]) })).toMatchObject({ body: "all", cache: "hit" });
  expect(answerPage).toHaveBeenCalledTimes(3);
});

test("an expired page is served at once and refreshed in the background, once", async () => {
  const { get, wait, answerPage } = start();
  await get();
  wait(1.5);
  answerPage.mockResolvedValue(page({ body: "new" }));
  for (const _ of [1, 2, 3]) expect(await get()).toMatchObject({ body: "page", cache: "stale", staleFor: 0 });
  await settled();
  expect(await get()).toMatchObject({ body: "new", cache: "hit" });
  expect(answerPage).toHaveBeenCalledTimes(2);
});

test("a page older than twice its retention is refreshed before it is served", async () => {
  const { get, wait, answerPage } = start();
  await get();
  wait(3);
  answerPage.mockResolvedValue(page({ body: "new" }));
  expect(await get()).toMatchObject({ body: "new", cache: "miss" });
});

test("while a slow refresh is in flight the old page is served, and the new one once it is ready", async () => {
  const { get, wait, answerPage } = start();
  await get();
  wait(3);
  const { promise, resolve } = Promise.withResolvers<PageAnswer>();
  answerPage.mockReturnValue(promise);
  expect(await get()).toMatchObject({ body: "page", cache: "stale", staleFor: 120 });
  resolve(page({ body: "new" }));
  await settled();
  expect(await get()).toMatchObject({ body: "new", cache: "hit" });
});

test.each([
  ["throws", () => Promise.reject(new Error("bug"))],
  ["answers 503", () => Promise.resolve(down)],
  ["hangs", () => new Promise<never>(() => {})],
])("while rendering %s the last good page is served with its age and retried after a pause", async (_, fail) => {
  const { get, wait, answerPage } = start({ deadlineMs: 50 });
  await get();
  wait(5);
  answerPage.mockImplementation(fail);
  expect(await get()).toMatchObject({ status: 200, body: "page", cache: "stale", staleFor: 240 });
  expect(await get()).toMatchObject({ body: "page", staleFor: 240 });
  expect(answerPage).toHaveBeenCalledTimes(2);
  wait(0.5);
  expect(await get()).toMatchObject({ body: "page", staleFor: 270 });
  expect(answerPage).toHaveBeenCalledTimes(3);
  wait(0.5);
  answerPage.mockImplementation(async () => page({ body: "new" }));
  expect(await get()).toMatchObject({ body: "new", cache: "miss", staleFor: 0 });
});

test("a page is not served beyond the stale limit", async () => {
  const { get, wait, answerPage } = start();
  await get();
  answerPage.mockResolvedValue(down);
  wait(24 * 60 + 1);
  expect(await get()).toMatchObject({ status: 200, cache: "stale" });
  wait(1);
  expect(await get()).toMatchObject({ status: 503, body: "down", cache: "miss" });
});

test("a page rendered from stale content shows its age and is rendered again soon", async () => {
  const { get, wait, answerPage } = start();
  answerPage.mockResolvedValue(page({ staleFor: 100 }));
  expect(await get()).toMatchObject({ cache: "miss", staleFor: 100 });
  wait(5 / 60);
  expect(await get()).toMatchObject({ cache: "hit", staleFor: 105 });
  wait(1 / 60);
  answerPage.mockResolvedValue(page({ body: "new" }));
  expect(await get()).toMatchObject({ cache: "stale", staleFor: 106 });
  await settled();
  expect(await get()).toMatchObject({ body: "new", cache: "hit", staleFor: 0 });
});

test("the stale limit of a page includes the age of its content", async () => {
  const { get, wait, answerPage } = start();
  answerPage.mockResolvedValue(page({ staleFor: 23 * 60 * 60 }));
  await get();
  answerPage.mockResolvedValue(down);
  wait(60);
  expect(await get()).toMatchObject({ status: 200, staleFor: 24 * 60 * 60 });
  wait(1);
  expect(await get()).toMatchObject({ status: 503 });
});

test("an uncacheable response is not cached, and removes the cached page", async () => {
  const { get, wait, answerPage } = start();
  answerPage.mockResolvedValue(gone);
  for (const _ of [1, 2]) expect(await get()).toMatchObject({ status: 404, cache: "miss" });
  expect(answerPage).toHaveBeenCalledTimes(2);
  answerPage.mockResolvedValue(page());
  await get();
  wait(1.5);
  answerPage.mockResolvedValue(gone);
  expect(await get()).toMatchObject({ status: 200, cache: "stale" });
  await settled();
  answerPage.mockResolvedValue(down);
  expect(await get()).toMatchObject({ status: 503 });
});

test("a thousand concurrent visitors cause one rendering", async () => {
  const { get, answerPage } = start();
  answerPage.mockImplementation(() => settled().then(() => page()));
  const answers = await Promise.all(Array.from({ length: 1000 }, () => get()));
  expect(answers).toHaveLength(1000);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answerPage).toHaveBeenCalledOnce();
});

test("a response rendered for a crawler is not shared with a person who requested it at the same time", async () => {
  const { get, answerPage } = start();
  answerPage.mockImplementation(async ({ userAgent }) => ({ ...gone, body: userAgent }));
  const answers = await Promise.all(["robot", "browser", "robot"].map((userAgent) => get("/x", { userAgent })));
  expect(answers.map(({ body }) => body)).toEqual(["robot", "browser", "robot"]);
  expect(answerPage).toHaveBeenCalledTimes(2);
});

test("a posted form is neither cached nor shared, and does not affect the cached page", async () => {
  const { get, answerPage } = start();
  const form = { fields: new Map(), files: [] };
  await get("/x");
  expect(await Promise.all([get("/x", { form }), get("/x", { form })])).toMatchObject([
    { cache: "miss" },
    { cache: "miss" },
  ]);
  expect(answerPage).toHaveBeenCalledTimes(3);
  expect(await get("/x")).toMatchObject({ cache: "hit" });
});

test("a page with a nonce is neither cached nor shared", async () => {
  const { get, answerPage } = start();
  await Promise.all([get("/x", { nonce: "a" }), get("/x", { nonce: "b" })]);
  await get("/x");
  expect(answerPage).toHaveBeenCalledTimes(3);
});

test("a hanging rendering ends at its deadline and does not block the next", async () => {
  const { get, answerPage, log } = start({ active: 1, deadlineMs: 50 });
  answerPage.mockReturnValue(new Promise(() => {}));
  expect(await get()).toMatchObject({ status: 503, body: "last resort" });
  expect(log.error).toHaveBeenCalledOnce();
  answerPage.mockResolvedValue(page());
  expect(await get()).toMatchObject({ status: 200 });
});

test("concurrent visitors share a failure and its line in the log", async () => {
  const { get, answerPage, log } = start();
  answerPage.mockRejectedValue(new Error("bug"));
  const answers = await Promise.all(["a", "b", "c"].map((userAgent) => get("/x", { userAgent })));
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(log.error).toHaveBeenCalledOnce();
});

test("when the queue is full a visitor gets a 503 at once", async () => {
  const { get, answerPage } = start({ active: 1, waiting: 1 });
  answerPage.mockImplementation(() => settled().then(() => page()));
  const answers = await Promise.all(["/a", "/b", "/c"].map((path) => get(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 503]);
  expect(answerPage).toHaveBeenCalledTimes(2);
});

test("the least recently used pages are evicted", async () => {
  const { get } = start({ maxBytes: 3000 });
  for (const path of ["/a", "/b", "/c"]) await get(path);
  expect(await get("/c")).toMatchObject({ cache: "hit" });
  expect(await get("/a")).toMatchObject({ cache: "miss" });
});

test("the forms of a body that clients request later count as well", async () => {
  const { get, peek, answerPage } = start({ maxBytes: 20_000 });
  answerPage.mockImplementation(async ({ path }) => page({ body: path.repeat(2000) }));
  for (const path of ["/a", "/b", "/c", "/d", "/e"]) {
    // The test's client requests the plain form, which is cached from then on.
    for (let visit = 0; visit < 2; visit += 1) await get(path);
    await settled();
  }
  expect(peek("/e")).not.toBeNull();
  expect(peek("/a")).toBeNull();
});

test("a crawl of many addresses does not evict the pages that a full cache has", async () => {
  const { get } = start({ maxBytes: 30_000 });
  await get("/b");
  for (let n = 0; n < 50; n += 1) await get(`/crawled-${n}`);
  expect(await get("/b")).toMatchObject({ cache: "hit" });
  await get("/crawled-49");
  expect(await get("/crawled-49")).toMatchObject({ cache: "hit" });
});

const session = (login: string) => ({ user: { login, name: null, roles: [] }, sessionId: login });
const signedIn = (login: string) => ({ visitor: { ...anyone, session: session(login) } });

test("a page rendered for a signed-in visitor is never served to anybody else", async () => {
  const { get, answerPage } = start();
  answerPage.mockImplementation(async ({ visitor }) => {
    await settled();
    return page({ body: `for ${visitor.session?.user.login ?? "all"}` });
  });
  const kinds = [{}, signedIn("jana"), signedIn("petr"), {}, signedIn("jana")];
  for (let round = 0; round < 3; round += 1) {
    const bodies = (await Promise.all(kinds.map((part) => get("/x", part)))).map(({ body }) => body);
    expect(bodies).toEqual(["for all", "for jana", "for petr", "for all", "for jana"]);
  }
  const once = answerPage.mock.calls.filter(([{ visitor }]) => visitor.session === null);
  expect(once).toHaveLength(1);
});

test("a visitor who may or may not be signed in gets a page of their own", async () => {
  const { get, answerPage } = start();
  await get();
  await get("/x", { visitor: { ...anyone, isUncertain: true } });
  expect(answerPage).toHaveBeenCalledTimes(2);
});

const decided = (statistical: boolean) => ({
  visitor: { ...anyone, consent: { statistical, marketing: false } },
});

test("the cached page is the same with and without a cookie decision", async () => {
  const { get, answerPage } = start();
  for (const part of [{}, decided(true), decided(false)]) await get("/x", part);
  expect(answerPage).toHaveBeenCalledOnce();
});

test("an uncacheable page is not shared by visitors with different cookie decisions", async () => {
  const { get, answerPage } = start();
  answerPage.mockImplementation(async ({ visitor }) => {
    await settled();
    return page({ cacheable: false, body: JSON.stringify(visitor.consent) });
  });
  const [yes, no] = await Promise.all([get("/x", decided(true)), get("/x", decided(false))]);
  expect(yes.body).not.toBe(no.body);
});

test("in development rendering may take longer than the deadline", async () => {
  const { get, answerPage } = start({ deadlineMs: 10 });
  answerPage.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 40));
    return page();
  });
  expect((await get("/x", { nonce: "development" })).status).toBe(200);
  expect((await get()).status).toBe(503);
});

test("visitors see no details of a rendering error", async () => {
  const { get, answerPage } = start();
  answerPage.mockRejectedValue(new Error("view.title is undefined"));
  expect(await get()).toMatchObject({ status: 500, body: "last resort" });
});

test("under load a changed page is served stale for no longer than the retention", async () => {
  const { get, peek, expire, wait, answerPage } = start({ active: 1, waiting: 0 });
  const { promise, resolve } = Promise.withResolvers<PageAnswer>();
  answerPage.mockImplementation(async ({ path }) => {
    dependOn(path);
    return path === "/busy" ? promise : page();
  });
  await get();
  wait(2);
  expire((dependency) => dependency === "/x");
  const busy = get("/busy");
  expect(peek()).toMatchObject({ cache: "stale" });
  expect(await get()).toMatchObject({ status: 200, cache: "stale" });
  wait(0.75);
  expire((dependency) => dependency === "/x");
  wait(0.75);
  expect(peek()).toBeNull();
  expect(await get()).toMatchObject({ status: 503, body: "last resort" });
  resolve(page());
  await busy;
  expect(await get()).toMatchObject({ status: 200, cache: "miss" });
  expect(peek()).toMatchObject({ cache: "hit" });
});

test("a changed page is served stale while the CMS fails", async () => {
  const { get, peek, expire, wait, answerPage } = start();
  answerPage.mockImplementation(async ({ path }) => {
    dependOn(path);
    return page();
  });
  await get();
  expire(() => true);
  answerPage.mockImplementation(async () => down);
  wait(2);
  expect(await get()).toMatchObject({ status: 200, cache: "stale" });
  expect(peek()).toBeNull();
});
