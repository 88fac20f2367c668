import { setTimeout } from "node:timers/promises";
import { changedPath } from "#schemas/site/own-paths.ts";
import type { Change } from "#server/changes/change.ts";
import { changeHeaders, signChange } from "#server/changes/signature.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { merge } from "./changes.ts";
import type { Position } from "./snapshot.ts";

interface Options {
  /** Origins of the portals. */
  portals: readonly string[];
  /** CHANGED_SECRET of the portals. */
  secret: string;
  clock: Clock;
  log: Log;
  /** Called when all portals have received the changes up to a position. */
  onDelivered: (position: Position) => void;
  /** Pauses after failures in milliseconds; the last one is repeated. */
  pausesMs?: readonly number[];
}

/** A portal responds only after its search index has been updated. */
const timeoutMs = 60_000;

export type Notifier = ReturnType<typeof createNotifier>;

/** Notifies portals of changes, each independently, and retries until they have accepted them. */
export function createNotifier({ portals, onDelivered, ...options }: Options) {
  const stopping = new AbortController();
  const queues = portals.map((portal) =>
    createQueue(portal, { ...options, onDelivered: reportDelivered, signal: stopping.signal }),
  );

  function reportDelivered(): void {
    const positions = queues.flatMap(({ state }) => state.delivered ?? []).toSorted((a, b) => a.id - b.id);
    if (positions[0] && positions.length === queues.length) onDelivered(positions[0]);
  }
  return {
    /** Sends a change, or none, up to a position in the outbox. */
    notify(change: Change | null, position: Position): void {
      if (queues.length === 0) onDelivered(position);
      for (const { add } of queues) add({ change, position });
    },
    /** Portals that have not accepted all changes yet, with the reason. */
    pending: () => queues.flatMap(({ portal, state }) => (state.isIdle ? [] : [{ portal, reason: state.reason }])),
    stop: () => stopping.abort(),
  };
}

interface Delivery {
  change: Change | null;
  position: Position;
}

type QueueOptions = Omit<Options, "portals" | "onDelivered"> & { onDelivered: () => void; signal: AbortSignal };

/**
 * Queue of changes for one portal. Changes that arrive while a request is in flight, or failing, are merged and sent
 * next.
 */
function createQueue(portal: string, { onDelivered, signal, pausesMs = [1100, 2000, 5000], ...options }: QueueOptions) {
  const { log, clock } = options;
  const sent = { second: 0, count: 0 };

  /**
   * Spaces appended to a change's text, so that an identical change within the same second has another signature and is
   * not rejected as a replay.
   */
  function padding(): string {
    const second = Math.floor(clock.now() / 1000);
    Object.assign(sent, { second, count: second === sent.second ? sent.count + 1 : 0 });
    return " ".repeat(sent.count);
  }
  const state = {
    isIdle: true,
    next: null as Delivery | null,
    delivered: null as Position | null,
    reason: null as string | null,
  };

  async function run(): Promise<void> {
    let failures = 0;
    for (let delivery = take(); delivery && !signal.aborted; delivery = take()) {
      const { change, position } = delivery;
      state.reason = change && (await send(portal, JSON.stringify(change) + padding(), signal, options));
      if (state.reason === null) {
        if (change) log.info({ portal, change, failures }, "a portal was notified of changes");
        failures = 0;
        state.delivered = position;
        onDelivered();
      } else {
        if (failures === 0) log.warn({ portal, reason: state.reason }, "a portal cannot be notified of changes yet");
        state.next = { change: merge(change, state.next?.change ?? null), position: state.next?.position ?? position };
        await setTimeout(pausesMs[Math.min(failures, pausesMs.length - 1)], null, { signal }).catch(() => {});
        failures += 1;
      }
    }
    state.isIdle = true;
  }
  function take(): Delivery | null {
    const delivery = state.next;
    state.next = null;
    return delivery;
  }
  return {
    portal,
    state,
    add({ change, position }: Delivery): void {
      state.next = { change: merge(state.next?.change ?? null, change), position };
      if (!state.isIdle) return;
      state.isIdle = false;
      void run();
    },
  };
}

/** Returns null when the portal has accepted a change, or else the reason. */
async function send(
  portal: string,
  body: string,
  signal: AbortSignal,
  { secret, clock }: Pick<Options, "secret" | "clock">,
): Promise<string | null> {
  const time = String(Math.floor(clock.now() / 1000));
  const headers = { [changeHeaders.time]: time, [changeHeaders.signature]: signChange(secret, time, body) };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const url = new URL(changedPath, portal);
    const answer = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal: limit });
    const text = await answer.text();
    return answer.ok ? null : `status ${answer.status}: ${text.slice(0, 300)}`;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The messages of an error and its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}
