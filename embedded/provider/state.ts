import type { Clock } from "#server/clock.ts";
import { createSessions } from "./sessions.ts";
import { createTokens } from "./tokens.ts";

const MINUTE = 60_000;
const defaultLifetimes = { sessionMs: 8 * 60 * MINUTE, tokenMs: 10 * MINUTE, refreshTokenMs: 12 * 60 * MINUTE };

export interface StateOptions {
  clock: Clock;
  /** Hosts besides localhost that browsers may be redirected to. */
  redirectHosts?: readonly string[];
  lifetimes?: Partial<typeof defaultLifetimes>;
}

export type ProviderState = ReturnType<typeof createState>;

/** Answers one method on one path. */
export type Handler = (request: Request, url: URL) => Response | Promise<Response>;

/** Sessions and tokens of a running provider. */
export function createState({ clock, redirectHosts = [], lifetimes: changed }: StateOptions) {
  const lifetimes = { ...defaultLifetimes, ...changed };
  return {
    sessions: createSessions({ clock, lifetimeMs: lifetimes.sessionMs }),
    tokens: createTokens({ clock, lifetimes }),
    redirectHosts,
  };
}
