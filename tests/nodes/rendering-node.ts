import { join } from "node:path";
import { onTestFinished } from "vitest";
import { listen } from "#embedded/replay/listen.ts";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { answerPage, createFallbackErrorPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { signChange } from "#server/changes/signature.ts";
import { createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import { createSharedAnswers } from "#server/cms/shared-answers.ts";
import { parseConfig } from "#server/config/config.ts";
import { noForms } from "#server/forms/forms.ts";
import { createApp } from "#server/http/app.ts";
import { createLog } from "#server/http/log.ts";
import { unknownMetadata } from "#server/images/image-metadata.ts";
import { createSearch } from "#server/search/search.ts";
import { openValkeyStore } from "#server/store/valkey-store.ts";

export const secret = "0123456789abcdef0123456789abcdef";

const fixtures = readStore(join(import.meta.dirname, "../../fixtures"));

/** A CMS over HTTP whose contents a test can change. */
export async function startCms() {
  const clock = { time: Date.parse("2026-11-20T12:00:00Z"), now: () => clock.time };
  const cms = { store: fixtures, requests: [] as string[], isDown: false, delay: null as Promise<void> | null };
  const answer = async (request: Request) => {
    const url = new URL(request.url);
    cms.requests.push(url.pathname + url.search);
    if (cms.isDown) return new Response("down", { status: 500 });
    const made = createReplay({ store: cms.store, clock })(request);
    await cms.delay;
    return made;
  };
  const { url, close } = await listen({ answer, headers: [], port: 0, host: "127.0.0.1" });
  onTestFinished(close);
  /** Changes the contents with an id. */
  function edit(id: string, change: (record: Record<string, unknown>) => Record<string, unknown> | null): void {
    const contents = cms.store.contents.flatMap((each) => {
      if (String(each.id) !== id) return [each];
      const changed = change(structuredClone(each) as Record<string, unknown>);
      return changed ? [changed as typeof each] : [];
    });
    cms.store = { ...cms.store, contents };
  }
  return { cms, url, clock, edit };
}

/** Milliseconds that a store has to respond: a busy machine is slow, which is not a failing store. */
const patience = 2000;

/** A node that renders pages of a CMS, with all services of the portal. */
export async function startNode(
  { url, clock }: Awaited<ReturnType<typeof startCms>>,
  storeUrl: string | null,
  environment: Record<string, string> = {},
) {
  const config = parseConfig({
    CMS_URL: url,
    CHANGED_SECRET: secret,
    SEARCH_FOLDER: "none",
    RENDER_DEADLINE_MS: "60000",
    // A node reads home pages for them, which tests would have to expect among the pages that it has rendered.
    COMPRESSION_DICTIONARIES: "false",
    ...environment,
  });
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(JSON.parse(line).msg) });
  const open = (url: string) => openValkeyStore({ url, secrets: { all: [secret] }, log, budgetMs: patience });
  const store = storeUrl === null ? null : await open(storeUrl);
  const client = createCmsClient({ ...config.cms, baseURL: url });
  const answers = store && createSharedAnswers({ store, scope: url, staleMaxMs: config.staleMaxMs, lockMs: 6000 });
  const given = { ...config, client, tracksChanges: true, clock, log };
  const read = createContentService(answers ? { ...given, answers } : given);
  const yieldToRequests = async () => {};
  const search = createSearch({ read, config: { ...config, searchFolder: null }, clock, yieldToRequests, log });
  const services = {
    read,
    search,
    forms: noForms,
    readImageMetadata: async () => unknownMetadata,
    yieldToRequests,
    config,
    clock,
    log,
  };
  const rendered: string[] = [];
  const app = await createApp({
    ...{ config, log, clock, documents: null, clientRoot: null, dev: null, isReady: () => true },
    answerPage: (request) => {
      rendered.push(request.path);
      return answerPage(request, services, noAssets);
    },
    fallbackErrorPage: createFallbackErrorPage(services, noAssets),
    siteHosts: async () => [],
    changes: { answers: read, refreshSearch: search.refreshAfterChange, store },
    onClose: async () => {
      search.close();
      store?.close();
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  const address = app.server.address();
  const origin = `http://localhost:${typeof address === "object" ? address?.port : 0}`;

  async function page(path: string) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }

  /** Sends a change notification as the CMS does. */
  async function notify(
    notification: unknown,
    { time = String(Math.floor(clock.now() / 1000)), key = secret, signature = "" } = {},
  ) {
    const body = typeof notification === "string" ? notification : JSON.stringify(notification);
    const headers = { "x-portal-time": time, "x-portal-signature": signature || signChange(key, time, body) };
    const answer = await fetch(`${origin}/_portal/changed`, { method: "POST", body, headers });
    return { status: answer.status, ...(await answer.json()) };
  }

  return { app, origin, page, notify, lines, rendered, search, store, read };
}
