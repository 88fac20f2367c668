import { setTimeout } from "node:timers/promises";
import { errorAnswer, toResponse } from "#embedded/replay/answer.ts";
import { listen } from "#embedded/replay/listen.ts";
import { toWireTime } from "#embedded/replay/wire-time.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { Follower } from "./follow.ts";
import { createLibrary } from "./library.ts";
import { createNotifier } from "./notifier.ts";
import type { ReadOutbox } from "./records.ts";
import { isSameSecret } from "./same-secret.ts";
import { createServedRecords, type ServedRecords } from "./served-records.ts";
import { createSnapshot } from "./snapshot.ts";

/** Requests that a service answers beside those of the contract. */
export interface OtherRequests {
  /** Null for a request of the contract, which may need time for a preparation. */
  answer(request: Request, served: ServedRecords): Promise<Response | null>;
  /** Names of the headers that it reads. */
  headers: readonly string[];
  /** Largest body in bytes. */
  maxBody: number;
}

interface Options {
  readOutbox: ReadOutbox;
  /** Folder of the snapshot. */
  folder: string;
  /** Folders with the library's files. */
  files: readonly string[];
  /** Origins of the portals to notify of changes. */
  portals: readonly string[];
  changedSecret: string;
  /** Bearer token for reading drafts; null allows everybody. */
  draftsToken: string | null;
  host: string;
  /** 0 picks any free port. */
  port: number;
  pollMs: number;
  clock: Clock;
  log: Log;
  /** State of what fills the outbox, if the service knows. */
  source?: { isRead: boolean; failure: { since: string; reason: string } | null };
  others?: OtherRequests;
}

/** Starts the content service. It answers from memory; neither Payload nor the database needs to be running. */
export async function startService({ host, port, pollMs, clock, log, ...options }: Options) {
  const served = createServedRecords({ files: createLibrary(options.files), clock });
  const snapshot = createSnapshot(options.folder);
  const { portals, changedSecret: secret, readOutbox, draftsToken, source, others } = options;
  const notifier = createNotifier({ portals, secret, clock, log, onDelivered: snapshot.setPosition });
  const follower = new Follower({ readOutbox, served, snapshot, notifier, clock, log });
  follower.start();

  function readiness(): Response {
    const { disk } = follower.failures;
    const database = follower.failures.database ?? source?.failure ?? null;
    const isRead = follower.isCaughtUp && (source?.isRead ?? true);
    const isStarting = !served.has("web") || !(isRead || database);
    const status = isStarting ? "starting" : database ? "stale" : "ready";
    const body = { status, records: served.count, database: database ?? "ok", snapshot: disk ?? "ok" };
    return Response.json({ ...body, pendingNotifications: notifier.pending() }, { status: isStarting ? 503 : 200 });
  }
  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/livez") return Response.json({ status: "alive" });
    if (pathname === "/readyz") return readiness();
    const other = await others?.answer(request, served);
    if (other) return other;
    if (searchParams.get("onlyPublished") !== "false") return served.published(request);
    if (draftsToken === null || isBearer(request, draftsToken)) return served.preview(request);
    const refused = errorAnswer(
      401,
      "Drafts need the token of DRAFTS_TOKEN.",
      pathname,
      toWireTime(clock.now(), "UTC"),
    );
    return toResponse({ ...refused, headers: { "www-authenticate": "Bearer" } }, request);
  }

  const stopping = new AbortController();
  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      await follower.poll();
      await setTimeout(follower.failures.database ? 5 * pollMs : pollMs, null, { signal: stopping.signal }).catch(
        () => {},
      );
    }
  }
  const headers = ["if-none-match", "range", "authorization", ...(others?.headers ?? [])];
  const listening = await listen({ answer, headers, maxBody: others?.maxBody ?? 0, host, port });
  const followed = follow();
  return {
    url: listening.url,
    async stop(): Promise<void> {
      stopping.abort();
      notifier.stop();
      await followed;
      await listening.close();
    },
  };
}

function isBearer(request: Request, token: string): boolean {
  return isSameSecret(request.headers.get("authorization") ?? "", `Bearer ${token}`);
}
