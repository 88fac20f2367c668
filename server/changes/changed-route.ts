import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { toPointer } from "#schemas/parse/issue.ts";
import { changedPath } from "#schemas/site/own-paths.ts";
import type { Clock } from "#server/clock.ts";
import type { Secrets } from "#server/config/secrets.ts";
import type { Log } from "#server/http/log.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import type { ChangeEffects } from "./apply-changes.ts";
import { type Change, change } from "./change.ts";
import { changeHeaders, isSigned, maxClockSkewS } from "./signature.ts";

/** Maximum body size of a change in bytes. */
export const maxChangeBytes = 64_000;
/** Maximum number of pages listed in a response. */
const mostNamed = 100;
/**
 * Milliseconds for which used signatures are remembered, against replays. After that its time is too old, even when the
 * clocks of sender and receiver differ by the maximum.
 */
const rememberMs = 3 * maxClockSkewS * 1000;

interface Options {
  secrets: Secrets;
  applyChange: (change: Change) => Promise<ChangeEffects>;
  store: SharedStore | null;
  /** Wall time. */
  clock: Clock;
  log: Log;
}

/** A notification is refused; `status` is the response status. */
class RefusedChange extends Error {
  override name = "RefusedChange";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Accepts signed change notifications of the CMS (docs/decisions/059-change-notifications.md) under any host name. */
export function serveChanges(options: Options): FastifyPluginAsync {
  const { applyChange, log } = options;
  const readChange = createReader(options);
  return async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: maxChangeBytes },
      async (_: unknown, body: Buffer) => body,
    );
    own.setErrorHandler((error, _, reply) => {
      const { status, message } = refusalOf(error);
      if (status >= 500) log.error({ err: error }, "change could not be applied");
      else log.warn({ status, reason: message }, "change refused");
      return reply.code(status).send({ error: message });
    });
    own.post(changedPath, { bodyLimit: maxChangeBytes }, async (request) => {
      const received = await readChange(request);
      const { pages, ...applied } = await applyChange(received);
      log.info({ change: received, ...applied, pages: pages.length }, "change received");
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
  const usedSignatures = new LRUCache<string, true>({ max: 10_000, ttl: rememberMs });

  async function isRepeated(signature: string): Promise<boolean> {
    if (usedSignatures.has(signature)) return true;
    usedSignatures.set(signature, true);
    return (await store?.lock(`changed:${signature}`, rememberMs)) === false;
  }

  return async function read({ headers, body }: FastifyRequest): Promise<Change> {
    const [time = "", signature = ""] = [headers[changeHeaders.time], headers[changeHeaders.signature]].map(String);
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    if (!/^\d{1,12}$/.test(time) || !secrets.all.some((secret) => isSigned(secret, time, bytes, signature)))
      throw new RefusedChange(401, `expected ${changeHeaders.time} and ${changeHeaders.signature} of this body`);
    const difference = Math.round(clock.now() / 1000) - Number(time);
    if (Math.abs(difference) > maxClockSkewS)
      throw new RefusedChange(
        401,
        `expected a time within ${maxClockSkewS} s of the portal's, received one ${Math.abs(difference)} s ${difference > 0 ? "before" : "after"} it`,
      );
    const received = parse(bytes);
    if (await isRepeated(signature)) throw new RefusedChange(409, "expected a notification that has not come before");
    return received;
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
