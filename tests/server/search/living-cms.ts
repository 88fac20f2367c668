import { onTestFinished } from "vitest";
import type { Fault } from "#embedded/replay/fault.ts";
import { applyEffect } from "#embedded/replay/fault.ts";
import { listen } from "#embedded/replay/listen.ts";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import type { Clock } from "#server/clock.ts";
import { createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import { parseConfig } from "#server/config/config.ts";
import { type BuildFile, createThreadBuild } from "#server/search/build/build-in-thread.ts";
import { createSearch } from "#server/search/search.ts";
import type { SearchScope } from "#server/search/term/fts-query.ts";
import { record, smallStore } from "../../harness/small-store.ts";

type Records = readonly ReturnType<typeof record>[];

const noon = Date.parse("2026-10-01T10:00:00Z");

/** A replay CMS over HTTP whose contents a test can change, and search indexes built only from its responses. */
export async function startCms(records: Records = []) {
  const base = Object.entries(smallStore()).filter(([path]) => !path.startsWith("contents/"));
  const small = readStore(temporaryFolder(Object.fromEntries(base)));
  const clock = { time: noon, now: () => clock.time };
  const cms = { records, fault: undefined as Fault | undefined, requests: [] as URL[] };
  const answer = (request: Request) => {
    const url = new URL(request.url);
    cms.requests.push(url);
    const store = { ...small, contents: structuredClone(cms.records) as typeof small.contents };
    const replay = createReplay({ store, clock });
    const effect = cms.fault?.(url);
    return effect ? applyEffect(effect, request, () => replay(request)) : replay(request);
  };
  const { url, close } = await listen({ answer, headers: [], port: 0, host: "127.0.0.1" });
  onTestFinished(close);
  const lines: { message: string; [about: string]: unknown }[] = [];
  const write = (about: object, message: string) => void lines.push({ ...about, message });
  const log = { debug: () => {}, info: write, warn: write, error: write };

  /** A new process with its own memory; with a folder, it stores its index there. */
  function start(
    searchFolder: string | null = null,
    { inThread = false, buildFile, ages = clock }: { inThread?: boolean; buildFile?: BuildFile; ages?: Clock } = {},
  ) {
    const env = { CMS_URL: url, AUTH_ROLES: "{}" };
    const config = { ...parseConfig(env), searchFolder, renderDeadlineMs: 60_000 };
    const about = { node: "test", build: "test" };
    const threads = inThread
      ? { buildFile: createThreadBuild({ env, cmsUrl: url, about }) }
      : buildFile && { buildFile };
    const client = createCmsClient({ ...config.cms, baseURL: url });
    const read = createContentService({ ...config, client, clock: ages, log });
    const search = createSearch({ read, config, clock, ages, yieldToRequests: async () => {}, log, ...threads });
    onTestFinished(() => search.close());
    const searchFor = async (
      term: string,
      { site = "12", language = "cs", keys = null }: Partial<SearchScope> = {},
    ) => {
      const results = await search.search(term, { site, language, keys });
      if (results === "preparing") throw new Error("expected an index");
      return results;
    };
    return {
      ...search,
      search: searchFor,
      ids: async (term: string, scope?: Parameters<typeof searchFor>[1]) =>
        (await searchFor(term, scope)).hits.map(({ content }) => content),
    };
  }
  return { cms, clock, lines, start };
}

/** A page with a title and a text. */
export function page(id: string, name: string, text = "", changes: Parameters<typeof record>[2] = {}) {
  return record(id, name, { data: { obsah: `<p>${text}</p>` }, ...changes });
}
