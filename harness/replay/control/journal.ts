import { readAddress } from "#embedded/replay/paths.ts";
import { maxLatencyMs, type Rule, type ScenarioEffect } from "#embedded/replay/scenario.ts";

/** A request to the replay and what became of it. */
export interface Entry {
  /** Number of the request, from 1. */
  id: number;
  method: string;
  /** Path and query as they were requested. */
  address: string;
  /** Name of the path in embedded/replay/paths.ts; null for a path that the service does not have. */
  route: Rule["match"]["route"] | null;
  /** Values of the variable part of the path and of the query. */
  params: Readonly<Record<string, string | string[]>>;
  /** Null for a connection that was cut or that is still open, and while there is no answer yet. */
  status: number | null;
  /** Origin of the answer: `recorded`, `computed`, `synth` or `passed`. */
  source: string | null;
  /** The rule that took effect, as the log words it; null for none. */
  fault: string | null;
  /** Change that the rule made to the answer. */
  effect: ScenarioEffect | null;
  /** The fixtures had no answer. */
  isMiss: boolean;
  /** Addresses like the one that was missed. */
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

/** Requests that are kept; older ones are forgotten. */
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
    /** The requests that fit, the last one first. */
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

/** The match of a rule for the same request. */
export function matchOf({ route, params, address }: Pick<Entry, "route" | "params" | "address">): Rule["match"] {
  // Without its path the rule would be about every request.
  if (route === null) return { route: "*", path: new URL(address, "http://replay.invalid").pathname };
  return Object.keys(params).length > 0 ? { route, params: { ...params } } : { route };
}

/** The rule under which the same request has the same outcome again: its fault, or else its status and its delay. */
export function ruleOf(entry: Entry): Rule {
  const { effect, status, milliseconds } = entry;
  const match = matchOf(entry);
  if (milliseconds === null) return { match, effect: { ...(effect ?? { hang: true }) } };
  const failed = status !== null && status >= 400 ? { status } : {};
  const latency = effect?.latency ?? Math.min(milliseconds, maxLatencyMs);
  return { match, effect: { ...(effect ?? failed), latency } };
}
