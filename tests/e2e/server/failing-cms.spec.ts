import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Effect, Fault } from "#embedded/replay/fault.ts";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { get } from "../support/http.ts";
import { exhaustive } from "../support/looks.ts";
import { type LogLine, type Portal, startPortal } from "../support/portal.ts";
import { withoutIndex } from "../support/search-index.ts";
import { test as base } from "../support/visitor.ts";

/** Everything is stale after a second, and is retried a second after a failure. */
const impatient = {
  ...withoutIndex,
  RETENTION_WEBS_S: "1",
  RETENTION_CONFIGS_S: "1",
  RETENTION_CONTENTS_S: "1",
  RETENTION_PAGES_S: "1",
  RETRY_AFTER_FAILURE_S: "1",
  CMS_TIMEOUT_MS: "5000",
  RENDER_DEADLINE_MS: "",
};

let shared: Portal | undefined;

/**
 * Tests on a portal that recovers completely after each failure, except for pages that later tests must not request.
 */
const test = base.extend<{ impatientPortal: Portal }>({
  // Started after the other one, because the index build that begins a few seconds later is not part of the first
  // failure.
  impatientPortal: async ({ portal: _ }, use) => {
    shared ??= await startPortal(impatient);
    await use(shared);
  },
});
test.afterAll(() => shared?.stop());

// These tests wait more than they work, so one worker and one portal are enough.
test.describe.configure({ mode: "default" });

/** Milliseconds after which loaded content is not shown any more without asking the CMS. */
const outOfDate = 2100;

const megabyte = new Uint8Array(1_000_000).fill(0x20);

interface Failure {
  what: string;
  effect: () => Effect;
  kind: string;
  pointer?: RegExp;
  /**
   * True to run it in an ordinary run too; tests/renderer/page/dead-cms.test.ts covers all of them there without a
   * process.
   */
  isOrdinary?: true;
}

const failures: Failure[] = [
  { what: "cuts connections", effect: () => ({ reset: true }), kind: "network", isOrdinary: true },
  { what: "answers 500", effect: () => ({ status: 500 }), kind: "status" },
  { what: "hangs", effect: () => ({ hang: true }), kind: "timeout", isOrdinary: true },
  { what: "cuts its answers short", effect: () => ({ truncateAt: 100 }), kind: "network" },
  {
    what: "answers with a web page",
    effect: () => ({ body: "<!DOCTYPE html><title>Log in</title>", contentType: "text/html" }),
    kind: "content-type",
  },
  { what: "calls a web page JSON", effect: () => ({ body: "<!DOCTYPE html><title>Log in</title>" }), kind: "not-json" },
  { what: "sends 50 MB", effect: () => ({ body: spaces(50) }), kind: "too-large", isOrdinary: true },
  {
    what: "nests 10,000 deep",
    effect: () => ({ body: `{"items":${"[".repeat(10_000)}${"]".repeat(10_000)}}` }),
    kind: "too-deep",
    pointer: /^\/items\/0\/0\/0/,
  },
  {
    what: "sends numbers for everything",
    effect: () => ({ mutate: (body) => Object.fromEntries(Object.keys(Object(body)).map((key) => [key, 42])) }),
    kind: "invalid",
    pointer: /^\/[a-zA-Z]+$/,
    isOrdinary: true,
  },
];

/** For each failure a page that has not been requested before. */
const unknownPages = [
  "family/birth-grant",
  "services/child-allowance",
  "services/parental-allowance",
  "services/care-allowance",
  "disability/mobility-allowance",
  "foreigners/residence",
  "foreigners/school",
  "foreigners/health-insurance",
  "foreigners/employee-card",
];

for (const [index, { what, effect, kind, pointer = /^$/, isOrdinary }] of failures.entries()) {
  const name = `while the CMS ${what}, known pages stay and others are a 503`;
  test(name, isOrdinary ? {} : exhaustive, async ({ impatientPortal: portal }) => {
    const unknown = `/en/${unknownPages[index]}`;
    const told = portal.log().length;
    const failed = () => failuresOf(portal, kind, told);
    const known = await readWhole(portal);
    await setTimeout(outOfDate);

    portal.fail(effect);
    const [stale, cold] = await Promise.all([get(portal, "/rodina"), get(portal, unknown)]);
    expect(stale.status).toBe(200);
    expect(stale.text).toBe(known.text);
    expect(Number(stale.headers["x-content-age"])).toBeGreaterThan(0);

    expect(cold.status).toBe(503);
    expect(cold.text).toContain('<html lang="en"');
    expect(cold.text).toContain(`<h1>${escaped(en.errors["500"].headline)}</h1>`);
    expect(cold.headers["retry-after"]).toBe("30");
    expect(cold.headers["cache-control"]).toBe("no-store");

    await expect.poll(() => failed().length).toBeGreaterThan(1);
    for (const { err } of failed()) {
      expect(err?.["request"]).toMatch(/^\/(webs|contents|folders|tags|categories)/);
      expect(err?.["pointer"] ?? "").toMatch(pointer);
      expect(String(err?.["message"])).not.toContain("127.0.0.1");
    }

    portal.fail();
    const recoveredAt = performance.now();
    await expect.poll(async () => (await get(portal, unknown)).status).toBe(200);
    // A busy machine may show what it has already read.
    const isNew = async () => {
      const { headers } = await get(portal, "/rodina");
      return Number(headers["x-content-age"] ?? 0) * 1000 < performance.now() - recoveredAt - 1000;
    };
    await expect.poll(isNew).toBe(true);
    expect(portal.child.exitCode).toBeNull();
  });
}

test("a portal that has never reached its CMS answers 503 in the address's language", async ({ start }) => {
  const portal = await start(impatient);
  portal.fail(() => ({ reset: true }));
  const editions = { "/rodina": cs, "/en/family": en, "/ru/family": ru, "/ua/family": ua };
  for (const [address, texts] of Object.entries(editions)) {
    const { status, text } = await get(portal, address);
    expect(status).toBe(503);
    const words = text.replaceAll("\u00a0", " ");
    expect(words).toContain(`<h1>${escaped(texts.errors["500"].headline)}</h1>`);
    expect(words).toContain(escaped(texts.errors.goToHomepage));
  }
  const crawler = await get(portal, "/rodina", { "user-agent": "Googlebot/2.1" });
  expect(crawler.status).toBe(503);
  expect(crawler.text.length).toBeLessThan(100);
});

test("a page whose own record is broken is a 503, and the log names record and place", async ({ start }) => {
  const portal = await start(impatient);
  portal.fail(
    only("/contents/by-friendly-url/rodina%2Fporodne", { mutate: (body) => ({ ...Object(body), name: ["a"] }) }),
  );
  const { status } = await get(portal, "/rodina/porodne");
  expect(status).toBe(503);
  expect((await get(portal, "/rodina")).status).toBe(200);
  await expect.poll(() => failuresOf(portal, "invalid")).not.toEqual([]);
  const [line] = failuresOf(portal, "invalid");
  expect(line?.err?.["message"]).toContain("content 2388784");
  expect(line?.err?.["pointer"]).toBe("/name");
});

test("a field of the wrong type costs a cached page only that field", async ({ start }) => {
  const portal = await start(impatient);
  const known = await get(portal, "/rodina/porodne");
  await outlive(portal);
  portal.fail(
    only("/contents/by-friendly-url/rodina%2Fporodne", {
      mutate: (body) => ({ ...Object(body), data: { ...Object(body).data, perex: ["not", "a", "text"] } }),
    }),
  );
  const { status, text } = await get(portal, "/rodina/porodne");
  expect(status).toBe(200);
  expect(text.length).toBeGreaterThan(known.text.length / 2);
  // A busy machine shows the old page, and refreshes it for a later visitor.
  const places = async () => {
    await get(portal, "/rodina/porodne");
    const issues = portal.log().filter(({ msg }) => msg === "content issue");
    return new Set(issues.map(({ pointer }) => pointer));
  };
  await expect.poll(places).toEqual(new Set(["/data/perex"]));
});

test("the error page of a failing CMS has the site's shell, and a reload shows the page once the CMS is back", async ({
  page,
  start,
  intended,
}) => {
  intended.add(503);
  // On a busy machine the CMS that is back can be too slow for the short deadline of this portal.
  intended.add(504);
  const portal = await start(impatient);
  portal.fail(() => ({ status: 502 }));
  await page.goto(`${portal.url}/rodina`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cs.errors["500"].headline);
  await expect(page.getByRole("main")).toContainText(cs.errors["500"].description);
  await expect(page.getByRole("link", { name: cs.errors.goToHomepage })).toHaveAttribute("href", "/");
  portal.fail();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rodina", { timeout: 500 });
  }).toPass();
});

test("memory stays flat over hundreds of faulty answers", async ({ start }) => {
  test.slow();
  const portal = await start(impatient);
  await get(portal, "/");
  const effects = failures.filter(({ kind }) => kind !== "timeout").map(({ effect }) => effect);
  portal.fail((url) =>
    url.pathname.includes("/contents/by-friendly-url/x") ? { status: 200, ...pick(effects, url)() } : undefined,
  );
  // The first ones fill caches, and the search index takes memory too.
  await ask(portal, 300, "xa");
  const messages = () => portal.log().map(({ msg }) => msg);
  await expect.poll(messages, { timeout: 60_000 }).toContain("search index built");
  const before = portal.memory();
  // On a busy machine garbage is collected later; a leak would grow with each round.
  let round = "xb";
  await expect(async () => {
    await ask(portal, 200, round);
    round += "b";
    expect(portal.memory() - before).toBeLessThan(64_000_000);
  }).toPass();
  expect((await get(portal, "/")).status).toBe(200);
});

/** Reads /rodina with the note on an ended service, a part for which a page does not wait long on a busy machine. */
async function readWhole(portal: Portal) {
  let page = await get(portal, "/rodina");
  // A busy machine leaves parts of the page out for longer than tests usually wait.
  await expect
    .poll(
      async () => {
        page = await get(portal, "/rodina");
        return page.text;
      },
      { timeout: 60_000 },
    )
    .toContain(`>${cs.link.ended}<`);
  expect(page.status).toBe(200);
  return page;
}

async function ask(portal: Portal, count: number, prefix: string): Promise<void> {
  for (let index = 0; index < count; index += 4) {
    const paths = [0, 1, 2, 3].map((offset) => `/${prefix}${index + offset}`);
    const answers = await Promise.all(paths.map((path) => get(portal, path)));
    for (const { status } of answers) expect(status).toBe(503);
  }
}

function pick<Item>(items: readonly Item[], { pathname }: URL): Item {
  const item = items[Number(pathname.replace(/\D/g, "")) % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

function only(path: string, effect: Effect): Fault {
  return (url) => (url.pathname === path ? effect : undefined);
}

function spaces(megabytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let left = megabytes;
  return new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(megabyte);
      else controller.close();
    },
  });
}

/** Waits until everything loaded without a failure is stale. */
async function outlive({ log }: Portal): Promise<void> {
  await setTimeout(outOfDate);
  expect(log().filter(({ level }) => Number(level) >= 50)).toEqual([]);
}

function failuresOf(portal: Portal, kind: string, from = 0): LogLine[] {
  const later = portal.log().slice(from);
  return later.filter(({ err }) => err?.["kind"] === kind);
}

function escaped(text: string): string {
  return text.replaceAll("'", "&#x27;");
}
