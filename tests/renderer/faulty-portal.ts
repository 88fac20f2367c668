import { join } from "node:path";
import { applyEffect, type Fault, withEffectAddress } from "#embedded/replay/fault.ts";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { resolve } from "#renderer/page/resolve.ts";
import type { Services } from "#renderer/page/resolved.ts";
import { withBreaker } from "#server/cms/breaker.ts";
import { createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import { parseConfig } from "#server/config/config.ts";
import { noForms } from "#server/forms/forms.ts";
import { unknownMetadata } from "#server/images/image-metadata.ts";
import { createSearch } from "#server/search/search.ts";
import { type Options, requestOf } from "./recorded-portal.ts";

const start = Date.parse("2026-11-20T12:00:00Z");
const store = readStore(join(import.meta.dirname, "../../fixtures"));
export const replay = createReplay({ store, clock: { now: () => start } });

export type LogLine = Record<string, unknown>;

/** The recorded portal on a CMS that a test can make fail, with a clock that the test controls. */
export function startFaultyPortal(environment: Record<string, string> = {}) {
  const config = parseConfig(environment);
  const clock = { time: start, now: () => clock.time };
  const cms: { fault: Fault | undefined; requests: string[] } = { fault: undefined, requests: [] };
  const lines: LogLine[] = [];
  const writeAs = (level: string) => (about: object, message: string) => lines.push({ ...about, level, message });
  const log = { debug: () => {}, info: () => {}, warn: writeAs("warn"), error: writeAs("error") };
  const client = withBreaker(
    createCmsClient({
      ...config.cms,
      baseURL: "http://cms.invalid",
      fetch: (input, init) => {
        const request = new Request(input, init);
        cms.requests.push(request.url.replace("http://cms.invalid", ""));
        const url = new URL(request.url);
        const effect = cms.fault?.(url);
        if (!effect) return replay(request);
        return applyEffect(effect, request, () => replay(new Request(withEffectAddress(effect, url))));
      },
    }),
  );
  const read = createContentService({ ...config, client, clock, log });
  const readImageMetadata = async () => unknownMetadata;
  const yieldToRequests = async () => {};
  const search = createSearch({
    read,
    config: { ...config, searchFolder: null, renderDeadlineMs: 60_000 },
    clock,
    yieldToRequests,
    log,
  });
  const services: Services = { read, search, forms: noForms, readImageMetadata, config, clock, log, yieldToRequests };
  return {
    cms,
    clock,
    lines,
    services,
    visit: (path: string, options: Options = {}) => resolve(requestOf(path, options), services),
    /** Makes everything that was read stale, but still usable. */
    outdate: () => {
      clock.time += 3600_000;
    },
  };
}

/** JSON pointers of all faults that were logged. */
export function pointersIn(lines: readonly LogLine[]): unknown[] {
  return lines.map(({ err, pointer }) => pointer ?? Object(err).pointer);
}
