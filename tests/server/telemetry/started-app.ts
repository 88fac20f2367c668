import { onTestFinished } from "vitest";
import { systemClock } from "#server/clock.ts";
import { parseConfig } from "#server/config/config.ts";
import { createApp } from "#server/http/app.ts";
import { createLog } from "#server/http/log.ts";
import type { PageAnswer } from "#server/pages/page-answer.ts";
import type { PageRequest } from "#server/pages/page-request.ts";

const html = { contentType: "text/html; charset=utf-8", location: null, age: 0, cacheable: true, status: 200 };

/** The HTTP server with the pages of a test; `lines` are what it logs. */
export async function startApp(answerPage: (request: PageRequest) => Promise<Partial<PageAnswer>>) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("debug", { write: (line) => lines.push(JSON.parse(line)) });
  const page = (given: Partial<PageAnswer>): PageAnswer => ({ ...html, body: "<p>page</p>", ...given });
  const app = await createApp({
    config: parseConfig({ RENDER_DEADLINE_MS: "60000" }),
    log,
    clock: systemClock,
    answerPage: async (request) => page(await answerPage(request)),
    fallbackErrorPage: (status) => page({ status, cacheable: false }),
    siteHosts: async () => [],
    isReady: () => true,
    documents: null,
    clientRoot: null,
    dev: null,
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  const url = `http://localhost:${typeof address === "object" ? address?.port : 0}`;
  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(url + path, { headers, redirect: "manual" });
    await answer.text();
    return answer.status;
  }
  const requests = () => lines.filter(({ msg }) => msg === "request");
  return { url, get, lines, log, requests };
}
