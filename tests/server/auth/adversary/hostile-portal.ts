import { expect } from "vitest";
import { clientSecret, startHostileProvider } from "../oidc/hostile-provider.ts";
import { localPart, movingClock } from "../oidc/portal.ts";
import { type Reply, startPortal, type Visitor } from "../portal.ts";

export type Hostile = Awaited<ReturnType<typeof startHostilePortal>>;

/** A portal whose provider answers whatever a test says. */
export async function startHostilePortal(settings: Record<string, string> = {}) {
  const hostile = await startHostileProvider();
  const clock = movingClock();
  const settled = {
    AUTH_KIND: "oidc",
    OIDC_ISSUER: hostile.url,
    OIDC_CLIENT_SECRET: clientSecret,
    AUTH_TIMEOUT_MS: "3000",
    ...settings,
  };
  const portal = await startPortal(settled, { clock });
  const visitor = portal.visitor();

  /** The address to which the provider sends the browser. */
  async function begin(browser: Visitor = visitor, redirect = "/x", changed: Record<string, string> = {}) {
    const started = await browser.ask(`/auth/login?${new URLSearchParams({ redirect })}`);
    return localPart(hostile.authorize(started.headers["location"] ?? "", changed));
  }

  async function signIn(browser: Visitor = visitor) {
    return browser.ask(await begin(browser));
  }

  return { ...portal, clock, hostile, visitor, another: portal.visitor, begin, signIn };
}

/** The name on a page of this visitor. */
export async function nameOf(visitor: Visitor): Promise<string> {
  const { status, text } = await visitor.ask("/who");
  return status === 200 ? text.replace("page of ", "") : String(status);
}

/** Nobody is signed in, the portal lives, and no secret and no stack is in the log. */
export async function expectRefused(
  { visitor, lines }: Pick<Hostile, "visitor" | "lines">,
  answer: Pick<Reply, "status" | "headers">,
) {
  const { location = "" } = answer.headers;
  if (answer.status === 303) expect(location.slice(0, 100)).toMatch(/^\/auth\/failed/);
  const { status } = answer.status === 303 ? await visitor.ask(location) : answer;
  expect([403, 503]).toContain(status);
  expect(visitor.value("auth.token") === undefined).toBe(true);
  expect(await nameOf(visitor)).toBe("nobody");
  expectCleanLog(lines);
}

const secrets = [clientSecret, "code-1", "refresh-1", "eyJ", "Jana Dvo", "account-7", "session-3"];

export function expectCleanLog(lines: readonly unknown[], others: readonly string[] = []): void {
  const log = lines.map((line) => JSON.stringify(line));
  const isOdd = (line: string) => line.length > 4000 || line.includes(`"level":60`);
  const found = [...secrets, ...others].filter((secret) => log.some((line) => line.includes(secret)));
  const odd = [...found, ...log.filter(isOdd)].map((text) => text.slice(0, 600));
  if (odd.length > 0) throw new Error(`The log has ${odd.join("; ")}`);
}
