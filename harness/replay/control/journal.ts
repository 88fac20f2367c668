import { readAddress } from "#embedded/replay/paths.ts";
import type { Rule } from "#embedded/replay/scenario.ts";

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
  params: Readonly<Record<string, string>>;
  /** Null for a connection that was cut or that is still open. */
  status: number | null;
  /** Where the answer comes from: `recorded`, `computed`, `synth` or `passed`. */
  source: string | null;
  /** The rule that took effect, as the log words it; null for none. */
  fault: string | null;
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
      const values = [...(params ?? [])].map(([name, [value = ""]]) => [name, value] as const);
      const entry: Entry = {
        id: ++last,
        method,
        address: `${url.pathname}${url.search}`,
        route,
        params: Object.fromEntries(values),
        status: null,
        source: null,
        fault: null,
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
export function matchOf({ route, params }: Pick<Entry, "route" | "params">): Rule["match"] {
  return Object.keys(params).length > 0 ? { route: route ?? "*", params: { ...params } } : { route: route ?? "*" };
}
