import type { Effect, Fault } from "#embedded/replay/fault.ts";

/** The faults that can be simulated, by name. */
export const faults = {
  slow: { delayMs: 3000 },
  hang: { hang: true },
  reset: { reset: true },
  down: { status: 500 },
  /** Tokens count as expired, and sessions as ended. */
  expired: { status: 401, body: '{"error":"invalid_token"}' },
  html: { body: "<!doctype html><title>Maintenance</title>", contentType: "text/html; charset=utf-8" },
  nothing: { body: "" },
  truncated: { truncateAt: 7 },
  "number-token": { mutate: withToken(12_345) },
  "array-token": { mutate: withToken(["a", "b"]) },
  "huge-token": { mutate: withToken("x".repeat(1_000_000)) },
  "no-token": { mutate: withToken(undefined) },
  array: { mutate: (body) => [body] },
} as const satisfies Record<string, Effect>;

/** Parses a fault such as `/rest/user-info=html`; throws an Error with a message for the command line. */
export function parseFault(text: string): Fault {
  const [, path, name = ""] = /^(\/[^=]*)=(.*)$/.exec(text) ?? [];
  const effect = new Map<string, Effect>(Object.entries(faults)).get(name);
  if (path === undefined || !effect)
    throw new Error(`--fault takes a path and one of ${Object.keys(faults).join(", ")}, as /rest/user-info=html`);
  return ({ pathname }) => (pathname === path ? effect : undefined);
}

/** Replaces both tokens, because portals may read only one of them. */
function withToken(token: unknown) {
  return (body: unknown) => ({ ...(typeof body === "object" && body), token, refreshToken: token });
}
