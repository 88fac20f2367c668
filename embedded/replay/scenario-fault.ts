import { hash } from "node:crypto";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Effect, Fault } from "./fault.ts";
import { readAddress } from "./paths.ts";
import { type Latency, maxLatencyMs, type Rule, type ScenarioEffect } from "./scenario.ts";

interface ScenarioFaultOptions {
  rules: readonly Rule[];
  seed: number;
  /** Latency of requests whose rule has none. */
  latency?: Latency | undefined;
  /** Called for every request that matches a rule, with the effect applied this time. */
  note?(line: string, effect: ScenarioEffect): void;
}

/**
 * Chooses the fault for each request. Randomness depends on the seed, the request and how often it has come before, so
 * neither the order of different requests nor their concurrency makes a difference.
 */
export function createScenarioFault({ rules, seed, latency, note = () => {} }: ScenarioFaultOptions): Fault {
  const counts = new Map<string, number>();
  return (url) => {
    const key = keyOf(url);
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    const chance = (use: string) => seededRandom([seed, key, nth, use]);
    const index = rules.findIndex(
      (rule, place) => fits(rule, url, nth) && chance(`rule ${place}`) < (rule.chance ?? 1),
    );
    const rule = rules[index];
    const chosen = rule?.effect.latency ?? latency;
    const delayMs = chosen === undefined ? undefined : delayOf(chosen, chance);
    const effect: Effect = { delayMs, ...(rule && toEffect(rule.effect)) };
    if (rule) {
      const applied = { ...rule.effect, latency: delayMs };
      note(`${key} (${nth}): rule ${index + 1}, ${JSON.stringify(applied)}`, applied);
    }
    return Object.values(effect).some((part) => part !== undefined) ? effect : undefined;
  };
}

/** A key that is equal for equal requests. */
function keyOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.sort();
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

function fits({ match: { route, params = {}, path, nth: wanted } }: Rule, url: URL, nth: number): boolean {
  if (wanted !== undefined && ![wanted].flat().includes(nth)) return false;
  if (path !== undefined && path !== url.pathname) return false;
  const requested = readAddress(url);
  if (route !== "*" && route !== requested?.route) return false;
  const hasParameter = (name: string, value: string) => requested?.params.get(name)?.includes(value);
  return Object.entries(params).every(([name, values]) => [values].flat().every((value) => hasParameter(name, value)));
}

/** A pseudo-random number from 0 (inclusive) to 1 (exclusive), equal for equal parts. */
function seededRandom(parts: readonly (string | number)[]): number {
  return Number.parseInt(hash("sha256", JSON.stringify(parts), "hex").slice(0, 12), 16) / 2 ** 48;
}

/** Standard deviations above the mean of the 95th percentile. */
const z95 = 1.6449;

function delayOf(latency: Latency, chance: (use: string) => number): number {
  if (typeof latency === "number") return latency;
  const { p50, p95 } = latency;
  const normal = Math.sqrt(-2 * Math.log(1 - chance("far"))) * Math.cos(2 * Math.PI * chance("way"));
  return Math.min(maxLatencyMs, Math.round(p50 * (p95 / p50) ** (normal / z95)));
}

const loginPageHtml = `<!doctype html><html lang="cs"><head><title>Přihlášení</title></head><body>
<form method="post" action="/login"><input name="user"><input name="password" type="password"></form></body></html>`;

function toEffect(parts: ScenarioEffect): Effect {
  const { hang, reset, badJson, loginPage, badGzip, cookieLost, stale, retryAfter, truncate, slowBody, language } =
    parts;
  const changes = changesOf(parts);
  const headers = {
    ...(cookieLost && { "set-cookie": "session=; Max-Age=0; Path=/" }),
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
  };
  return {
    hang,
    reset,
    body: loginPage ? loginPageHtml : badJson ? '{"items":[{"id":"1","name":' : undefined,
    contentType: loginPage ? "text/html; charset=utf-8" : undefined,
    mutate: changes.length > 0 ? (body) => changes.reduce((changed, change) => change(changed), body) : undefined,
    badGzip,
    ageMs: stale === undefined ? undefined : stale * 1000,
    status: parts.status ?? (cookieLost ? 401 : loginPage ? 200 : undefined),
    headers: Object.keys(headers).length > 0 ? headers : undefined,
    truncateAt: truncate,
    bytesPerSecond: slowBody,
    query: language === undefined ? undefined : { language },
  };
}

type Change = (body: unknown) => unknown;

/** The changes to a body, in order. */
function changesOf({ drop = [], mutate = {}, duplicate }: ScenarioEffect): Change[] {
  return [
    ...drop.map((pointer) => inPlace(pointer, remove)),
    ...Object.entries(mutate).map(([pointer, value]) => inPlace(pointer, (holder, key) => put(holder, key, value))),
    ...(duplicate ? [withDuplicates] : []),
  ];
}

/** Changes a field or an item in its parent; a pointer without a target changes nothing. */
function inPlace(pointer: string, change: (holder: unknown, key: string) => void): Change {
  const steps = pointer.split("/").slice(1);
  const [last = "", ...before] = steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")).toReversed();
  return (body) => {
    change(before.toReversed().reduce(partOf, body), last);
    return body;
  };
}

function remove(holder: unknown, key: string): void {
  if (Array.isArray(holder) && isIndex(key)) holder.splice(Number(key), 1);
  else if (isRecord(holder)) delete holder[key];
}

function put(holder: unknown, key: string, value: unknown): void {
  if (Array.isArray(holder) && isIndex(key)) holder[Number(key)] = value;
  // A key such as __proto__ is a field like any other.
  else if (isRecord(holder))
    Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function withDuplicates(body: unknown): unknown {
  if (!isRecord(body) || !Array.isArray(body["items"])) return body;
  return { ...body, items: body["items"].flatMap((item: unknown) => [item, item]) };
}

function isIndex(key: string): boolean {
  return /^\d+$/.test(key);
}

function partOf(holder: unknown, step: string): unknown {
  if (Array.isArray(holder)) return isIndex(step) ? holder[Number(step)] : undefined;
  return isRecord(holder) ? holder[step] : undefined;
}
