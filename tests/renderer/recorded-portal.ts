import { join } from "node:path";
import { createReplay } from "#harness/replay/replay.ts";
import { readStore } from "#harness/replay/store.ts";
import { resolve } from "#renderer/resolve.ts";
import { createCmsClient } from "#server/cms-client.ts";
import { parseConfig } from "#server/config.ts";
import { createContentService } from "#server/content-service.ts";
import { createLog } from "#server/log.ts";

const store = readStore(join(import.meta.dirname, "../../fixtures"));

interface Visit {
  environment?: Record<string, string>;
  now?: string;
}

/** Resolves an address with the recorded contents, on 20 November 2026 at noon unless told otherwise. */
export function visit(path: string, { environment = {}, now = "2026-11-20T12:00:00Z" }: Visit = {}) {
  const config = parseConfig(environment);
  const clock = { now: () => Date.parse(now) };
  const replay = createReplay({ store, clock });
  const fetch = (input: string | URL | Request, init?: RequestInit) => replay(new Request(input, init));
  const client = createCmsClient({ ...config.cms, baseURL: "http://cms.invalid", fetch });
  const log = createLog("silent");
  const read = createContentService({ ...config, client, clock, log });
  const request = { host: "localhost", path, query: new Map(), userAgent: "", nonce: null };
  return resolve(request, { read, config, clock, log });
}
