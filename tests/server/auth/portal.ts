import { vi } from "vitest";
import { toWeb } from "#schemas/site/web.ts";
import { createSignIn } from "#server/auth/create-sign-in.ts";
import { parseConfig } from "#server/config/config.ts";
import { createLog, type Log } from "#server/http/log.ts";
import type { PageAnswer } from "#server/pages/page-answer.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { aPage, startListeningApp } from "../listening-app.ts";
import { sendRequest } from "../send-request.ts";
import { startProvider } from "./fake-provider.ts";

const webs = [
  { id: 1, name: {}, friendlyURL: "/", host: "portal.localhost", url: "https://portal.example/" },
  { id: 2, name: {}, friendlyURL: "/up", host: "bare.localhost" },
  { id: 3, name: {}, friendlyURL: "/www", host: "www.portal.example", url: "https://www.portal.example/" },
].map((wire) => toWeb(wire));

/** A page with its visitor's name; below /secret, only for signed-in users. */
export async function answerPage({ path, visitor: { session, isUncertain } }: PageRequest): Promise<PageAnswer> {
  if (/^(?:\/(?:en|ru|ua))?\/secret/.test(path) && !session) {
    if (isUncertain) return aPage({ status: 503, body: "uncertain", cacheable: false });
    return aPage({ status: 302, location: "/auth/login", needsSignIn: true, cacheable: false });
  }
  return aPage({ body: `page of ${session?.user.login ?? "nobody"}`, usedParameters: ["q"] });
}

function stoppedClock() {
  const clock = { time: Date.parse("2026-11-20T12:00:00Z"), now: () => clock.time };
  return clock;
}

/** For a provider that does not answer; long enough for its other answers on a busy machine. */
export const impatient = { AUTH_TIMEOUT_MS: "3000" };

interface Shared {
  /** A stopped clock by default. */
  clock?: { time: number; now(): number };
  provider?: Awaited<ReturnType<typeof startProvider>>;
  /** Opens the store shared by nodes. */
  openStore?: (log: Log) => Promise<SharedStore>;
}

/** A portal with its own provider unless one is given, a stopped clock and any number of visitors. */
export async function startPortal(environment: Record<string, string> = {}, shared: Shared = {}) {
  const provider = shared.provider ?? (await startProvider());
  const config = parseConfig({
    ...{
      SECURITY_PROVIDER_URL: provider.url,
      AUTH_SECRET: "0123456789abcdef0123456789abcdef",
      AUTH_TIMEOUT_MS: "30000",
    },
    ALLOWED_HOSTS: "localhost",
    ...environment,
  });
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
  const clock = shared.clock ?? stoppedClock();
  const sites = vi.fn(async () => webs);
  const providerUrl = config.auth.provider.kind === "url" ? config.auth.provider.url : "";
  const store = (await shared.openStore?.(log)) ?? null;
  const errorPaths: string[] = [];
  const { app, port } = await startListeningApp({
    ...{ config, log, clock, answerPage },
    fallbackErrorPage: (status, { path }) => {
      errorPaths.push(path);
      return aPage({ status, body: `last resort ${status}`, cacheable: false });
    },
    siteHosts: async () => webs.flatMap(({ host }) => host ?? []),
    signIn: createSignIn({ config: config.auth, providerUrl, webs: sites, clock, store, log }),
  });
  const errors = () => lines.filter(({ level }) => Number(level) >= 50).map(({ msg }) => String(msg));
  return {
    app,
    port,
    provider,
    clock,
    lines,
    errors,
    /** Paths of the error pages that need no rendering; their prefix says the language. */
    errorPaths,
    sites,
    visitor: (host = "localhost") => createVisitor(port, host),
  };
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  host?: string;
  /** Another node than the visitor's. */
  at?: { port: number } | undefined;
}

export interface Reply {
  status: number;
  headers: Record<string, string | undefined>;
  setCookies: string[];
  text: string;
}

export type Visitor = ReturnType<typeof createVisitor>;

const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" };

/** A browser with cookies that does not follow redirects. */
function createVisitor(port: number, visited: string) {
  /** Cookies by name and path. */
  const cookies = new Map<string, { name: string; path: string; value: string }>();

  function cookieHeader(url: string): string {
    const path = url.split("?", 1)[0] ?? "/";
    const isBelow = (base: string) => base === "/" || path === base || path.startsWith(`${base}/`);
    return [...cookies.values()]
      .filter((cookie) => isBelow(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  }

  function keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const path = attributes.find((part) => part.startsWith("Path="))?.slice(5) ?? "/";
    if (attributes.includes("Max-Age=0")) cookies.delete(`${name}${path}`);
    else cookies.set(`${name}${path}`, { name, path, value });
  }

  async function ask(
    url: string,
    { method = "GET", headers = {}, body, host = visited, at = { port } }: Options = {},
  ): Promise<Reply> {
    const cookie = cookieHeader(url);
    const sent = { host, ...navigation, ...(cookie && { cookie }), ...headers };
    const answer = await sendRequest({ port: at.port, path: url, method, headers: sent }, body);
    const setCookies = answer.headers["set-cookie"] ?? [];
    for (const line of setCookies) keep(line);
    const fields = Object.entries(answer.headers).map(([name, value]) => [name, value?.toString()]);
    return { status: answer.status, headers: Object.fromEntries(fields), setCookies, text: String(answer.body) };
  }

  const value = (name: string) => [...cookies.values()].find((cookie) => cookie.name === name)?.value;

  return {
    ask,
    cookies,
    value,
    set(name: string, text: string, path = "/"): void {
      cookies.set(`${name}${path}`, { name, path, value: text });
    },
    /** Signs in on the login page and returns to the portal. */
    async signIn(login: string, redirect = "/", at?: Options["at"]): Promise<Reply> {
      const started = await ask(`/auth/login?${new URLSearchParams({ redirect })}`, { at });
      const posted = await ask(started.headers["location"] ?? "", {
        at,
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: `login=${login}`,
      });
      const { pathname, search } = new URL(posted.headers["location"] ?? "", "http://x");
      return ask(pathname + search, { at });
    },
    refresh: (at?: Options["at"]) =>
      ask("/auth/refresh", { method: "POST", headers: { "sec-fetch-mode": "cors" }, at }),
  };
}
