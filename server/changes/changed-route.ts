import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { toPointer } from "#schemas/parse/issue.ts";
import type { Clock } from "#server/clock.ts";
import type { Secrets } from "#server/config/secrets.ts";
import type { Log } from "#server/http/log.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import type { Applied } from "./apply-changes.ts";
import { type Change, change } from "./change.ts";
import { changeHeaders, greatestDifference, isSigned } from "./signature.ts";

export const changedPath = "/_portal/changed";

/** Largest body of a change. */
export const maxChangeBytes = 64_000;
/** Pages that are named in an answer. */
const mostNamed = 100;
/**
 * Milliseconds for which a signature must not come again: it is too old afterwards, also for a node whose clock is as far
 * behind as the sender's may be ahead.
 */
const rememberMs = 3 * greatestDifference * 1000;

interface Options {
  secrets: Secrets;
  applyChange: (news: Change) => Promise<Applied>;
  store: SharedStore | null;
  /** Wall time. */
  clock: Clock;
  log: Log;
}

/** News that are not taken, with the status that says so. */
class RefusedChange extends Error {
  override name = "RefusedChange";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Takes signed news of changes in the CMS (docs/decisions/059-news-of-changes.md) under any host name. */
export function serveChanges(options: Options): FastifyPluginAsync {
  const { applyChange, log } = options;
  const read = createReader(options);
  return async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: maxChangeBytes },
      async (_: unknown, body: Buffer) => body,
    );
    own.setErrorHandler((error, _, reply) => {
      const { status, message } = refusalOf(error);
      if (status >= 500) log.error({ err: error }, "a change could not be applied");
      else log.warn({ status, reason: message }, "news of a change are refused");
      return reply.code(status).send({ error: message });
    });
    own.post(changedPath, { bodyLimit: maxChangeBytes }, async (request) => {
      const news = await read(request);
      const { pages, ...applied } = await applyChange(news);
      log.info({ change: news, ...applied, pages: pages.length }, "the CMS tells of a change");
      return { ...applied, pages: pages.length, paths: pages.slice(0, mostNamed) };
    });
  };
}

function refusalOf(error: unknown): { status: number; message: string } {
  if (error instanceof RefusedChange) return error;
  if (error instanceof Error && "code" in error && error.code === "FST_ERR_CTP_BODY_TOO_LARGE")
    return { status: 413, message: `expected at most ${maxChangeBytes} bytes` };
  return { status: 500, message: "the change could not be applied" };
}

function createReader({ secrets, store, clock }: Options) {
  const seen = new LRUCache<string, true>({ max: 10_000, ttl: rememberMs });

  async function isRepeated(signature: string): Promise<boolean> {
    if (seen.has(signature)) return true;
    seen.set(signature, true);
    return (await store?.lock(`changed:${signature}`, rememberMs)) === false;
  }

  return async function read({ headers, body }: FastifyRequest): Promise<Change> {
    const [time = "", signature = ""] = [headers[changeHeaders.time], headers[changeHeaders.signature]].map(String);
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    if (!/^\d{1,12}$/.test(time) || !secrets.all.some((secret) => isSigned(secret, time, bytes, signature)))
      throw new RefusedChange(401, `expected ${changeHeaders.time} and ${changeHeaders.signature} of this body`);
    const difference = Math.round(clock.now() / 1000) - Number(time);
    if (Math.abs(difference) > greatestDifference)
      throw new RefusedChange(
        401,
        `expected a time within ${greatestDifference} s of the portal's, received one ${Math.abs(difference)} s ${difference > 0 ? "before" : "after"} it`,
      );
    const news = parse(bytes);
    if (await isRepeated(signature)) throw new RefusedChange(409, "expected news that have not come before");
    return news;
  };
}

function parse(bytes: Uint8Array): Change {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw new RefusedChange(400, "expected JSON");
  }
  const { success, data, error } = change.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  throw new RefusedChange(400, `${toPointer(issue?.path ?? []) || "/"}: ${issue?.message}`);
}
