// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { patience } from "#tests/patience.ts";

const importThirdParty = vi.hoisted(() => vi.fn(async (_url: string) => {}));
vi.mock("#renderer/client/third-party-script.ts", () => ({ importThirdParty }));
const showToast = vi.hoisted(() => vi.fn((_toast: { text: string }) => {}));
vi.mock("#renderer/client/show-toast.ts", () => ({ showToast }));

const html = document.documentElement;
const scripts = {
  statistical: ["https://a.example/1.js", "https://a.example/2.js"],
  marketing: ["https://b.example/"],
};

beforeEach(() => {
  vi.resetModules();
  importThirdParty.mockClear();
  document.body.innerHTML = '<div data-consent-bar=""></div><main></main>';
  html.dataset["consent"] = "1";
  html.dataset["consentScripts"] = JSON.stringify(scripts);
});

async function start() {
  const { followDecision } = await import("#renderer/client/consent/follow.ts");
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  onTestFinished(() => {
    decide(null);
    vi.restoreAllMocks();
  });
  const isAsked = () => document.querySelector("[data-consent-bar]") !== null;
  return { follow: followDecision, reload, isAsked };
}

/** Null removes the decision. */
function decide(value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it
  document.cookie = value === null ? "consent=; Path=/; Max-Age=0" : `consent=${value}; Path=/`;
}

test("without a decision the bar stays and no script runs", async () => {
  const { follow, isAsked } = await start();
  for (const value of [null, "2.2026-11-20.11", "1.2026-11-20.1", "1.2026-11-20.111", "x"]) {
    decide(value);
    follow();
    expect([isAsked(), importThirdParty.mock.calls.length], String(value)).toEqual([true, 0]);
  }
});

test.each([
  ["00", []],
  ["10", scripts.statistical],
  ["01", scripts.marketing],
  ["11", [...scripts.statistical, ...scripts.marketing]],
])("after the decision %s the bar is gone and what is agreed to runs", async (digits, expected) => {
  const { follow, isAsked, reload } = await start();
  decide(`1.2026-11-20.${digits}`);
  follow();
  expect(isAsked()).toBe(false);
  expect(importThirdParty.mock.calls.map(([url]) => url)).toEqual(expected);
  expect(reload).not.toHaveBeenCalled();
});

test("withdrawing consent for running scripts reloads the page and starts no other script", async () => {
  const { follow, reload } = await start();
  decide("1.2026-11-20.10");
  follow();
  importThirdParty.mockClear();
  decide("1.2026-11-21.01");
  follow();
  expect(reload).toHaveBeenCalledOnce();
  expect(importThirdParty).not.toHaveBeenCalled();
});

test("deleting the decision also stops running scripts", async () => {
  const { follow, reload } = await start();
  decide("1.2026-11-20.10");
  follow();
  decide(null);
  follow();
  expect(reload).toHaveBeenCalledOnce();
});

test("agreeing to more, or withdrawing a category without scripts, does not reload the page", async () => {
  html.dataset["consentScripts"] = JSON.stringify({ ...scripts, marketing: [] });
  const { follow, reload } = await start();
  for (const digits of ["01", "11", "10"]) {
    decide(`1.2026-11-20.${digits}`);
    follow();
  }
  expect(reload).not.toHaveBeenCalled();
});

test("scripts wait until the page is fully loaded", async () => {
  const { follow, isAsked } = await start();
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  decide("1.2026-11-20.11");
  follow();
  expect([isAsked(), importThirdParty.mock.calls.length]).toEqual([false, 0]);
});

test("withdrawing consent while something is written keeps the page, and has the next one loaded in full", async () => {
  document.body.innerHTML = '<div id="page"><input></div>';
  html.dataset["stopsLater"] = "Až potom.";
  const { follow, reload } = await start();
  const { watchWriting } = await import("#renderer/client/reload.ts");
  watchWriting();
  decide("1.2026-11-20.10");
  follow();
  document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  decide("1.2026-11-21.01");
  for (let time = 0; time < 2; time += 1) follow();
  await vi.waitFor(() => expect(showToast).toHaveBeenCalled(), patience);
  expect(reload).not.toHaveBeenCalled();
  expect(document.querySelector("[data-full-load]")).not.toBeNull();
  expect(showToast.mock.calls.map(([{ text }]) => text)).toEqual(["Až potom."]);
  // Another page has nothing written into it.
  document.body.innerHTML = '<div id="page"><input></div>';
  follow();
  expect(reload).toHaveBeenCalledOnce();
});
