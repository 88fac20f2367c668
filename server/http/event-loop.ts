/**
 * Schedules long work, such as rendering, on the only event loop of the process, so that incoming requests go first.
 * Node.js accepts one connection per turn of the loop: long work in every turn would keep new visitors waiting.
 */
import { arrivalOfRequest } from "#server/telemetry/trace.ts";

/** Load shedding: after so many requests over so long without an idle turn, further requests are refused for a while. */
const flood = { requests: 128, afterMs: 250, refuseMs: 50 };

/** Age in milliseconds from which a request has been given up, or is not for a page. */
const maxRequestAgeMs = 5000;

interface Step {
  /** Arrival of the request that the step belongs to. */
  since: number;
  run: () => void;
}

/** Waiting steps of long work, by the arrival of their requests. */
const waiting: Step[] = [];
let isWatching = false;
let hasArrivals = false;
/** The latest step of long work. While requests keep arriving, they get as much time as it took before the next one. */
let lastStep = { startedAt: 0, endedAt: 0, isFinished: true };
/** Consecutive turns with arrivals; `refusedSince` is set while their requests are refused. */
let burst: { since: number; requests: number; refusedSince: number | null } | null = null;

/**
 * Waits until a step of long work may run. Only one runs per turn, and incoming requests go first. Steps of the oldest request run
 * first: if all requests advanced in turn, all of them would be late under load.
 */
export function yieldToRequests(): Promise<void> {
  const now = performance.now();
  const arrived = arrivalOfRequest() ?? now;
  return waitForTurn(now - arrived < maxRequestAgeMs ? arrived : now);
}

/** Waits like `yieldToRequests`, for work without a deadline: every waiting step goes first. */
export function yieldToAll(): Promise<void> {
  return waitForTurn(performance.now());
}

function waitForTurn(since: number): Promise<void> {
  if (!isWatching) {
    watchTurns();
    startStep(performance.now());
    return Promise.resolve();
  }
  return new Promise((run) => {
    const before = waiting.findLastIndex((step) => step.since <= since);
    waiting.splice(before + 1, 0, { since, run });
  });
}

/** Records a request that costs next to nothing. It does not start the watch over turns, only counts in a running one. */
export function noteCheapArrival(): void {
  if (isWatching) noteArrival();
}

/** Records a new connection or request. */
export function noteArrival(): void {
  hasArrivals = true;
  burst ??= newBurst();
  watchTurns();
}

/**
 * Records a request; returns false when it should be refused because of a flood. Requests are then refused until a turn without
 * arrivals, or for `flood.refuseMs`, and are admitted again after that.
 */
export function admitRequest(): boolean {
  noteArrival();
  const now = performance.now();
  if (!burst || (burst.refusedSince !== null && now - burst.refusedSince > flood.refuseMs)) burst = newBurst();
  burst.requests += 1;
  if (burst.requests > flood.requests && now - burst.since > flood.afterMs) burst.refusedSince ??= now;
  return burst.refusedSince === null;
}

function newBurst() {
  return { since: performance.now(), requests: 0, refusedSince: null };
}

function startStep(now: number): void {
  lastStep = { startedAt: now, endedAt: now, isFinished: false };
}

function watchTurns(): void {
  if (isWatching) return;
  isWatching = true;
  setImmediate(endTurn);
}

/** Runs at the end of each turn: starts a waiting step if it may, and stops watching when nothing is left to do. */
function endTurn(): void {
  const isIdle = !hasArrivals;
  hasArrivals = false;
  if (isIdle) burst = null;
  const now = performance.now();
  if (!lastStep.isFinished) lastStep = { ...lastStep, endedAt: now, isFinished: true };
  const mayWork = isIdle || now - lastStep.endedAt >= lastStep.endedAt - lastStep.startedAt;
  const step = mayWork ? waiting.shift() : undefined;
  if (isIdle && !step) {
    isWatching = false;
    return;
  }
  setImmediate(endTurn);
  if (!step) return;
  startStep(now);
  step.run();
}
