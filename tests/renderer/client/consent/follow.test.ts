// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

const importThirdParty = vi.hoisted(() => vi.fn(async (_url: string) => {}));
vi.mock("#renderer/client/third-party-script.ts", () => ({ importThirdParty }));

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

test("while nothing is decided, the bar stays and no script runs", async () => {
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

test("what runs and is agreed to no more is ended by a new document, and nothing else is started", async () => {
  const { follow, reload } = await start();
  decide("1.2026-11-20.10");
  follow();
  importThirdParty.mockClear();
  decide("1.2026-11-21.01");
  follow();
  expect(reload).toHaveBeenCalledOnce();
  expect(importThirdParty).not.toHaveBeenCalled();
});

test("a decision that is forgotten ends what runs, too", async () => {
  const { follow, reload } = await start();
  decide("1.2026-11-20.10");
  follow();
  decide(null);
  follow();
  expect(reload).toHaveBeenCalledOnce();
});

test("who agrees to more, or withdraws what has no scripts, is shown no new document", async () => {
  html.dataset["consentScripts"] = JSON.stringify({ ...scripts, marketing: [] });
  const { follow, reload } = await start();
  for (const digits of ["01", "11", "10"]) {
    decide(`1.2026-11-20.${digits}`);
    follow();
  }
  expect(reload).not.toHaveBeenCalled();
});

test("scripts wait until the page is complete", async () => {
  const { follow, isAsked } = await start();
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  decide("1.2026-11-20.11");
  follow();
  expect([isAsked(), importThirdParty.mock.calls.length]).toEqual([false, 0]);
});
