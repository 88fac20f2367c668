import { ConnectionReset, type Fault } from "#portal/replay/fault.ts";
import type { Latency, Rule, ScenarioEffect } from "#portal/replay/scenario.ts";
import { createScenarioFault } from "#portal/replay/scenario-fault.ts";
import { createJournal, type Entry } from "./journal.ts";

export interface PlaybackOptions {
  rules: readonly Rule[];
  seed: number;
  latency: Latency | undefined;
  note(line: string): void;
  similarTo(url: URL): string[];
}

export type Playback = ReturnType<typeof createPlayback>;

/** Applies rules to the requests of a replay and records each request with its outcome. */
export function createPlayback({ rules: given, seed, latency, note, similarTo }: PlaybackOptions) {
  const journal = createJournal();
  const missed = new WeakMap<Request, string[]>();
  let rules = given;
  /** The request whose fault is being selected. */
  let current: Entry | null = null;
  let play = start();

  function start(): Fault {
    const onRule = (line: string, effect: ScenarioEffect) => {
      if (current) Object.assign(current, { fault: line, effect });
      note(line);
    };
    return createScenarioFault({ rules, seed, latency, note: onRule });
  }

  return {
    journal,
    get rules(): readonly Rule[] {
      return rules;
    },
    /** Replaces the rules and resets their counters. */
    setRules(fresh: readonly Rule[]): void {
      rules = fresh;
      play = start();
    },
    fault: (url: URL) => play(url),
    /** Notes that there is no fixture for a request. */
    noteMiss(request: Request, url: URL): void {
      missed.set(request, similarTo(url));
    },
    async record(request: Request, replay: (request: Request) => Promise<Response>): Promise<Response> {
      const entry = journal.add(request.method, new URL(request.url));
      const startedAt = performance.now();
      current = entry;
      // The replay selects the fault synchronously.
      const answer = replay(request);
      current = null;
      try {
        const response = await answer;
        entry.status = response.status;
        entry.source = response.headers.get("x-portal-source");
        return response;
      } catch (error) {
        if (!(error instanceof ConnectionReset) && !request.signal.aborted) entry.status = 500;
        throw error;
      } finally {
        entry.milliseconds = Math.round(performance.now() - startedAt);
        entry.near = missed.get(request) ?? [];
        entry.isMiss = missed.has(request);
      }
    },
  };
}
