import { expect, test, vi } from "vitest";
import { toWeb } from "#schemas/site/web.ts";
import type { PageAnswer } from "#server/pages/page-answer.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { warmUp } from "#server/pages/warm-up.ts";
import { aPage } from "../listening-app.ts";

const log = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });
const web = (friendlyURL: string) => toWeb({ id: friendlyURL, name: {}, friendlyURL });
const home = expect.objectContaining({ host: "portal.example", path: "/" });

test("the home pages and an error page in each language are rendered before the first request", async () => {
  const answerPage = vi.fn(async (_request: PageRequest) => aPage({}));
  const fallbackErrorPage = vi.fn(() => aPage({ status: 503 }));
  const own = log();
  const webs = [web("/"), web("/up")];
  await warmUp({ host: "portal.example", webs, answerPage, fallbackErrorPage, log: own });
  expect(answerPage).toHaveBeenCalledWith(home);
  const paths = answerPage.mock.calls.map(([{ path }]) => path);
  expect(paths).toEqual(["/", "/en", "/ru", "/ua", "/up", "/en/up", "/ru/up", "/ua/up"]);
  const refused = ["/", "/en", "/ru", "/ua"].map((path) => [503, { host: "portal.example", path }]);
  expect(fallbackErrorPage.mock.calls).toEqual(refused);
  expect(own.warn).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<PageAnswer>]>([
  ["lacks a part", async () => aPage({ isPartial: true })],
  ["is a 503", async () => aPage({ status: 503 })],
  ["fails", () => Promise.reject(new Error("down"))],
])("a home page that %s at first is rendered again until it is whole", async (_, first) => {
  const answerPage = vi.fn(async ({ path }: PageRequest) => aPage({ body: path })).mockImplementationOnce(first);
  const own = log();
  await warmUp({ host: "portal.example", webs: [web("/")], answerPage, fallbackErrorPage: () => aPage({}), log: own });
  const paths = answerPage.mock.calls.map(([{ path }]) => path);
  expect(paths).toEqual(["/", "/en", "/ru", "/ua", "/"]);
  expect(own.warn).not.toHaveBeenCalled();
  expect(own.error).not.toHaveBeenCalled();
});

test("a portal starts although its pages stay incomplete or never come, and says so", async () => {
  for (const answerPage of [async () => aPage({ isPartial: true }), () => new Promise<PageAnswer>(() => {})]) {
    const own = log();
    const pages = { answerPage, fallbackErrorPage: () => aPage({}) };
    await warmUp({ host: "x", webs: [web("/")], ...pages, maxWaitMs: 20, log: own });
    expect(own.warn).toHaveBeenCalledExactlyOnceWith({ paths: ["/", "/en", "/ru", "/ua"] }, expect.anything());
  }
});
