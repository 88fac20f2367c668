import { onTestFinished } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import { createApp } from "#server/http/app.ts";
import { createLog } from "#server/http/log.ts";
import type { PageAnswer } from "#server/pages/page-answer.ts";

type Options = Parameters<typeof createApp>[0];

/** A cacheable page, with the given fields. */
export function aPage(part: Partial<PageAnswer> = {}): PageAnswer {
  const html = { contentType: "text/html; charset=utf-8", location: null, staleFor: 0 };
  return { status: 200, body: "page", cacheable: true, ...html, ...part };
}

/** Starts a test's HTTP server on a free port, by default without sites, files or a CMS. */
export async function startListeningApp(options: Partial<Options> & Pick<Options, "answerPage">) {
  const app = await createApp({
    config: parseConfig({}),
    log: createLog("silent"),
    clock: { now: () => 1_000_000 },
    fallbackErrorPage: (status) => aPage({ status, body: `last resort ${status}`, cacheable: false }),
    siteHosts: async () => [],
    ...{ documents: null, clientRoot: null, dev: null, isReady: () => true },
    ...options,
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  return { app, port: typeof address === "object" ? (address?.port ?? 0) : 0 };
}
