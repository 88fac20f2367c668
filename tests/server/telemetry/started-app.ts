import { systemClock } from "#server/clock.ts";
import { parseConfig } from "#server/config/config.ts";
import { createLog } from "#server/http/log.ts";
import type { PageAnswer } from "#server/pages/page-answer.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { aPage, startListeningApp } from "../listening-app.ts";

/** The HTTP server with a test's pages; `lines` is its log. */
export async function startApp(answerPage: (request: PageRequest) => Promise<Partial<PageAnswer>>) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("debug", { write: (line) => lines.push(JSON.parse(line)) });
  const { port } = await startListeningApp({
    config: parseConfig({ RENDER_DEADLINE_MS: "60000" }),
    log,
    clock: systemClock,
    answerPage: async (request) => aPage(await answerPage(request)),
  });
  const url = `http://localhost:${port}`;
  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(url + path, { headers, redirect: "manual" });
    await answer.text();
    return answer.status;
  }
  const requests = () => lines.filter(({ msg }) => msg === "request");
  return { url, get, lines, log, requests };
}
