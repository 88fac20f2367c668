import { expect, test } from "vitest";
import type { Effect } from "#embedded/replay/fault.ts";
import { answerPage, createFallbackErrorPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { startListeningApp } from "../server/listening-app.ts";
import { startFaultyPortal } from "./faulty-portal.ts";

/** A listening portal, on a CMS that a test can make fail. */
async function start() {
  const { cms, clock, services, lines } = startFaultyPortal({ RENDER_DEADLINE_MS: "60000" });
  const { config, log } = services;
  const { port } = await startListeningApp({
    config,
    log,
    clock,
    answerPage: (request) => answerPage(request, services, noAssets),
    fallbackErrorPage: createFallbackErrorPage(services, noAssets),
    siteHosts: async () => ["127.0.0.1"],
  });
  async function ask(path: string) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close" } });
    return { status: answer.status, policy: answer.headers.get("cache-control"), text: await answer.text() };
  }
  return { cms, clock, ask, lines };
}

const isMenu = ({ pathname }: URL) => pathname.startsWith("/folders/");
const isSearch = ({ searchParams }: URL) => searchParams.getAll("structureKey").includes("vyhledavani");
const isEnglishHome = ({ pathname, searchParams }: URL) =>
  pathname.startsWith("/contents/by-friendly-url/") && searchParams.get("language") === "en_gb";

const parts: [string, (url: URL) => boolean, Effect][] = [
  ["the menus take long", isMenu, { delayMs: 2500 }],
  ["the search page is not known", isSearch, { status: 500 }],
  ["it is not known whether there is a home page in another language", isEnglishHome, { status: 500 }],
];

test.each(parts)("while %s, a page is cached only by the node, for seconds", async (_, isPart, effect) => {
  const { cms, clock, ask } = await start();
  cms.fault = (url) => (isPart(url) ? effect : undefined);
  const partial = await ask("/rodina");
  expect(partial).toMatchObject({ status: 200, policy: "private, no-cache" });
  const asked = cms.requests.length;
  expect(await ask("/rodina")).toEqual(partial);
  expect(cms.requests).toHaveLength(asked);
  cms.fault = undefined;
  // The slow request is still in flight.
  await expect
    .poll(
      () => {
        clock.time += 11_000;
        return ask("/rodina");
      },
      { timeout: 60_000 },
    )
    .toMatchObject({ status: 200, policy: expect.stringMatching(/^public, /) });
});

test("a page without a part that was unreadable for five minutes is cached normally, and logged once", async () => {
  const { cms, clock, ask, lines } = await start();
  const policyAfter = async (ms: number) => {
    clock.time += ms;
    return (await ask("/rodina")).policy;
  };
  const told = () =>
    lines.flatMap(({ message, part }) => (String(message).startsWith("part of pages cannot be read") ? [part] : []));
  cms.fault = (url) => (isMenu(url) ? { status: 500 } : undefined);
  for (const ms of [0, 61_000, 238_000]) expect(await policyAfter(ms)).toBe("private, no-cache");
  expect(told()).toEqual([]);
  await expect.poll(() => policyAfter(11_000)).toMatch(/^public, /);
  const parts = told();
  expect(parts).toEqual(
    expect.arrayContaining([expect.stringMatching(/^menu /), expect.stringMatching(/^\/folders\//)]),
  );
  expect(await policyAfter(121_000)).toMatch(/^public, /);
  expect(told()).toEqual(parts);
  cms.fault = undefined;
  const menu = (text: string) => /<nav[\s\S]*<\/nav>/.exec(text)?.[0];
  const whole = menu((await (await start()).ask("/rodina")).text);
  await expect
    .poll(async () => {
      clock.time += 121_000;
      return menu((await ask("/rodina")).text);
    })
    .toBe(whole);
});
