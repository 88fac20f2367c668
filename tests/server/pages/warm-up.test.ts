import { expect, test, vi } from "vitest";
import type { PageRequest } from "#server/pages/page-request.ts";
import { warmUp } from "#server/pages/warm-up.ts";
import { aPage } from "../listening-app.ts";

const log = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

test("the home page and an error page in each language are rendered before the first request", async () => {
  const answerPage = vi.fn(async (_request: PageRequest) => aPage({}));
  const fallbackErrorPage = vi.fn(() => aPage({ status: 503 }));
  await warmUp("portal.example", { answerPage, fallbackErrorPage, log: log() });
  expect(answerPage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ host: "portal.example", path: "/" }));
  const refused = ["/", "/en", "/ru", "/ua"].map((path) => [503, { host: "portal.example", path }]);
  expect(fallbackErrorPage.mock.calls).toEqual(refused);
});

test("a portal starts although its CMS fails", async () => {
  const failing = { answerPage: () => Promise.reject(new Error("down")), fallbackErrorPage: () => aPage({}) };
  const own = log();
  await warmUp("portal.example", { ...failing, log: own });
  expect(own.debug).toHaveBeenCalledOnce();
  expect(own.error).not.toHaveBeenCalled();
});
