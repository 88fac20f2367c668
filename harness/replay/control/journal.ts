import { readAddress } from "#portal/replay/paths.ts";
import { maxLatencyMs, type Rule, type ScenarioEffect } from "#portal/replay/scenario.ts";

/** A request to the replay and its outcome. */
export interface Entry {
  /** Number of the request, from 1. */
  id: number;
  method: string;
  /** Requested path and query. */
  address: string;
  /** Name of the path in embedded/replay/paths.ts; null for an unknown path. */
  route: Rule["match"]["route"] | null;
  /** Values of the variable part of the path and of the query. */
  params: Readonly<Record<string, string | string[]>>;
  /** Null for a dropped or open connection, and while there is no response yet. */
  status: number | null;
  /** Origin of the response: `recorded`, `computed`, `synth` or `passed`. */
  source: string | null;
  /** The rule that applied, as in the log; null for none. */
  fault: string | null;
  /** Change made to the response by the rule. */
  effect: ScenarioEffect | null;
  /** True when the fixtures had no response. */
  isMiss: boolean;
  /** Addresses similar to the missing one. */
  near: readonly string[];
  milliseconds: number | null;
}

export interface Wanted {
  /** Part of the address. */
  search: string;
  route: string;
  /** Only requests without fixture. */
  isMiss: boolean;
}

/** Most requests to keep; older ones are dropped. */
const most = 1000;

export function createJournal() {
  let entries: Entry[] = [];
  let last = 0;
  return {
    /** Adds a request, whose outcome is filled in later. */
    add(method: string, url: URL): Entry {
      const { route = null, params } = readAddress(url) ?? {};
      const values = [...(params ?? [])].map(([name, all]) => [name, all.length === 1 ? String(all[0]) : [...all]]);
      const entry: Entry = {
        id: ++last,
        method,
        address: `${url.pathname}${url.search}`,
        route,
        params: Object.fromEntries(values),
        status: null,
        source: null,
        fault: null,
        effect: null,
        isMiss: false,
        near: [],
        milliseconds: null,
      };
      entries = [...entries.slice(1 - most), entry];
      return entry;
    },
    find: (id: number): Entry | null => entries.find((entry) => entry.id === id) ?? null,
    /** Returns the matching requests, newest first. */
    list({ search = "", route = "", isMiss = false }: Partial<Wanted> = {}): Entry[] {
      const fits = (entry: Entry) =>
        entry.address.includes(search) && (route === "" || entry.route === route) && (!isMiss || entry.isMiss);
      return entries.filter(fits).toReversed();
    },
    clear(): void {
      entries = [];
    },
  };
}

/** Returns the `match` of a rule for the same request. */
export function matchOf({ route, params, address }: Pick<Entry, "route" | "params" | "address">): Rule["match"] {
  // Without a path the rule would match every request.
  if (route === null) return { route: "*", path: new URL(address, "http://replay.invalid").pathname };
  return Object.keys(params).length > 0 ? { route, params: { ...params } } : { route };
}

/** Returns the rule that gives the same request the same outcome: its fault, or else its status and delay. */
export function ruleOf(entry: Entry): Rule {
  const { effect, status, milliseconds } = entry;
  const match = matchOf(entry);
  if (milliseconds === null) return { match, effect: { ...(effect ?? { hang: true }) } };
  const failed = status !== null && status >= 400 ? { status } : {};
  const latency = effect?.latency ?? Math.min(milliseconds, maxLatencyMs);
  return { match, effect: { ...(effect ?? failed), latency } };
}
