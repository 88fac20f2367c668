import { join } from "node:path";
import type { Fault } from "#embedded/replay/fault.ts";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { plainRequest } from "#harness/bench/plain-request.ts";
import { root } from "#harness/bench/root.ts";
import { resolve } from "#renderer/page/resolve.ts";
import { withBreaker } from "#server/cms/breaker.ts";
import { createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import { parseConfig } from "#server/config/config.ts";
import { noForms } from "#server/forms/forms.ts";
import { createLog } from "#server/http/log.ts";
import { unknownMetadata } from "#server/images/image-metadata.ts";
import { createSearch } from "#server/search/search.ts";

/** Response of the portal. */
interface Seen {
  status: number;
  /** Home page linked in the frame, which identifies site and language. */
  home: string;
  staleFor: number;
}

/** Paths with the home page of their frame. */
export type KnownPages = readonly (readonly [path: string, home: string])[];

/** Pages of the embedded content of both sites and all languages. */
export const knownPages: KnownPages = [
  ["/", "/"],
  ["/rodina/porodne", "/"],
  ["/vyhledavani/aktuality", "/"],
  ["/en/family", "/en"],
  ["/ru/family", "/ru"],
  ["/ua/family", "/ua"],
  ["/up/uvod", "/up"],
];

/** An address of the embedded content that `knownPages` leaves out. */
export const unknownPage = "/prace";

/** Timeout in milliseconds while the CMS is healthy; responses are late on a busy machine. */
const patience = 30_000;

/** Starts the portal without its HTTP server, on a replay CMS that can be made to fail. The clock is moved by hand. */
export async function startFailingPortal({ timeoutMs = 1000 }: { timeoutMs?: number } = {}) {
  const clock = { time: Date.parse("2026-11-20T12:00:00Z"), now: () => clock.time };
  let skipped = 0;
  const store = readStore(join(root, "fixtures"));
  const replay = await serveReplay({ store, clock: { now: () => Date.parse("2026-11-20T12:00:00Z") }, port: 0 });
  const config = parseConfig({});
  const log = createLog("silent");
  const requests: { path: string; at: number }[] = [];
  let fault: Fault | undefined;
  replay.setFault((url) => {
    requests.push({ path: `${url.pathname}${url.search}`, at: performance.now() });
    return fault?.(url);
  });

  function createServices() {
    const clientOf = (timeoutMs: number) => createCmsClient({ ...config.cms, baseURL: replay.url, timeoutMs });
    const [impatient, patient] = [clientOf(timeoutMs), clientOf(patience)];
    const client = withBreaker(
      { get: (path, query) => (fault ? impatient : patient).get(path, query) },
      { now: () => performance.now() + skipped },
    );
    const read = createContentService({ ...config, client, clock, log });
    const yieldToRequests = async () => {};
    const search = createSearch({ read, config: { ...config, searchFolder: null }, clock, yieldToRequests, log });
    return {
      read,
      search,
      forms: noForms,
      readImageMetadata: async () => unknownMetadata,
      config,
      clock,
      log,
      yieldToRequests,
    };
  }

  let services = createServices();
  return {
    clock,
    /** Shortens the wait until the next retry, as if so many milliseconds had passed. */
    skip: (ms: number) => {
      skipped += ms;
    },
    /** Requests that reached the CMS. */
    requests,
    fail: (next?: Fault) => {
      fault = next;
    },
    /** Drops all state, as in a new process. */
    restart: () => {
      services = createServices();
    },
    async see(path: string): Promise<Seen> {
      const answer = await resolve(plainRequest(path), services);
      if (answer.kind === "file") return { status: 200, home: "", staleFor: answer.staleFor };
      return { status: answer.status, home: answer.shell.home, staleFor: answer.staleFor };
    },
    /** Caches pages while the CMS is healthy. Throws if that fails, as the figure would measure nothing. */
    async learn(pages: KnownPages = knownPages): Promise<void> {
      fault = undefined;
      for (const [path] of pages) {
        const { status } = await this.see(path);
        if (status !== 200) throw new Error(`${path} answers ${status} while the CMS is healthy`);
      }
    },
    close: () => replay.close(),
  };
}
