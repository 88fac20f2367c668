/**
 * Shares the event loop, of which a process has one, between requests that come in and long work. Node.js accepts one
 * connection in a turn of the loop: long work in each turn would keep new visitors waiting at the door.
 */
import { arrivalOfRequest } from "#server/telemetry/trace.ts";

/** A flood: so many requests for so long without a turn that brought none. Then the next are refused for a while. */
const flood = { requests: 128, servedMs: 250, refusedMs: 50 };

/** Steps of long work that wait, those of the work that began first before the others. */
const waiting: { since: number; run: () => void }[] = [];
let isWatching = false;
let arrivedInTurn = false;
/** The step before: while requests keep coming in, they get as much time as it took. */
let last = { began: 0, ended: 0, isOver: true };
/** The unbroken row of turns in which something came in, and since when its requests are refused. */
let row: { since: number; requests: number; refusedSince: number | null } | null = null;

/** A request that takes longer than this in milliseconds has been given up, or is no page. */
const longestMs = 5000;

/**
 * Waits until a step of long work may run: no other runs in the same turn, and what comes in goes first. Of several steps the one
 * for the request that came first runs first: were all to go on alike, all would be late when there are too many.
 */
export function ownTurn(): Promise<void> {
  const now = performance.now();
  const arrived = arrivalOfRequest() ?? now;
  return turn(now - arrived < longestMs ? arrived : now);
}

/** The same for work that takes as long as it takes: all that waits goes first. */
export function lastTurn(): Promise<void> {
  return turn(performance.now());
}

function turn(since: number): Promise<void> {
  if (!isWatching) {
    watch();
    noteStep(performance.now());
    return Promise.resolve();
  }
  return new Promise((run) => {
    const before = waiting.findLastIndex((step) => step.since <= since);
    waiting.splice(before + 1, 0, { since, run });
  });
}

/**
 * Tells of a request that costs next to nothing. While nothing else comes in and no work waits, the turns of the loop need not
 * be watched because of it.
 */
export function noteCheapArrival(): void {
  if (isWatching) noteArrival();
}

/** Tells of a new connection. */
export function noteArrival(): void {
  arrivedInTurn = true;
  row ??= newRow();
  watch();
}

/**
 * Tells of a request; false when it should be refused, as more come in than can be answered. A flood is answered in part:
 * for a while as ever, then the rest is refused until nothing waits any more.
 */
export function admitRequest(): boolean {
  noteArrival();
  const now = performance.now();
  if (!row || (row.refusedSince !== null && now - row.refusedSince > flood.refusedMs)) row = newRow();
  row.requests += 1;
  if (row.requests > flood.requests && now - row.since > flood.servedMs) row.refusedSince ??= now;
  return row.refusedSince === null;
}

function noteStep(now: number): void {
  last = { began: now, ended: now, isOver: false };
}

function newRow() {
  return { since: performance.now(), requests: 0, refusedSince: null };
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  setImmediate(endTurn);
}

function endTurn(): void {
  const isQuiet = !arrivedInTurn;
  arrivedInTurn = false;
  if (isQuiet) row = null;
  const now = performance.now();
  if (!last.isOver) last = { ...last, ended: now, isOver: true };
  const mayWork = isQuiet || now - last.ended >= last.ended - last.began;
  const step = mayWork ? waiting.shift() : undefined;
  if (isQuiet && !step) {
    isWatching = false;
    return;
  }
  setImmediate(endTurn);
  if (!step) return;
  noteStep(now);
  step.run();
}
