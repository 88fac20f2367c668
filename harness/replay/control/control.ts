import { ConnectionReset, type Fault } from "#embedded/replay/fault.ts";
import type { Miss } from "#embedded/replay/replay.ts";
import {
  type Latency,
  parseScenario,
  type Rule,
  type ScenarioEffect,
  ScenarioError,
} from "#embedded/replay/scenario.ts";
import { createScenarioFault } from "#embedded/replay/scenario-fault.ts";
import type { Intercept } from "#embedded/replay/serve.ts";
import { accessHeaders, cookieName, refusalOf } from "./access.ts";
import { createJournal, type Entry, matchOf, ruleOf } from "./journal.ts";
import { controlPage, faults } from "./page.ts";

/** Path of the control page; the API is below it. */
export const controlPath = "/__replay";
const maxBody = 256 * 1024;

interface Options {
  rules: readonly Rule[];
  seed: number;
  latency: Latency | undefined;
  /** Available scenarios by name. */
  scenarios: ReadonlyMap<string, readonly Rule[]>;
  /** Required from everybody unless null. */
  token: string | null;
  note(line: string): void;
  similarTo(url: URL): string[];
  onMiss: Miss;
}

/** Lets people and tests see a replay's requests and change its rules. */
export interface Control {
  intercept: Intercept;
  fault: Fault;
  onMiss: Miss;
}

export function createControl(options: Options): Control {
  const { seed, latency, scenarios, token, note } = options;
  const journal = createJournal();
  const missed = new WeakMap<Request, string[]>();
  let rules = options.rules;
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

  /** Replaces the rules and resets their counters. */
  function setRules(fresh: readonly Rule[]): void {
    rules = fresh;
    play = start();
  }

  async function record(request: Request, replay: (request: Request) => Promise<Response>): Promise<Response> {
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
  }

  async function control(request: Request, url: URL): Promise<Response> {
    const refusal = refusalOf(request, token);
    if (refusal !== null) return text(refusal, 403);
    const path = url.pathname.slice(controlPath.length);
    const { method } = request;
    if (method === "GET" && url.searchParams.has("token")) return withCookie(url);
    if (method === "GET" && path === "") return page(url);
    if (method === "GET" && path === "/requests")
      return json({ format: 1, requests: matchingEntries(url).map((entry) => ({ ...entry, rule: ruleOf(entry) })) });
    if (method === "DELETE" && path === "/requests") {
      journal.clear();
      return new Response(null, { status: 204 });
    }
    if (method === "GET" && path === "/scenario") return json({ format: 1, rules });
    if (method === "PUT" && path === "/scenario") return await putScenario(request);
    if (method === "POST" && path === "") return act(new URLSearchParams(await request.text()));
    return text(`There is nothing at ${method} ${url.pathname}.`, 404);
  }

  function matchingEntries({ searchParams }: URL): Entry[] {
    return journal.list({
      search: searchParams.get("search") ?? "",
      route: searchParams.get("route") ?? "",
      isMiss: searchParams.has("miss"),
    });
  }

  function page(url: URL, message = "", status = 200): Response {
    const { html, policy } = controlPage({
      url,
      rules,
      entries: matchingEntries(url),
      scenarios: [...scenarios.keys()],
      message,
    });
    const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy, ...guards };
    return new Response(html, { status, headers });
  }

  async function putScenario(request: Request): Promise<Response> {
    try {
      setRules(parseScenario("scenario", JSON.parse(await request.text())).rules);
      return json({ format: 1, rules });
    } catch (error) {
      return json({ error: messageOf(error) }, 400);
    }
  }

  /** Applies a form of the page and renders the page again. */
  function act(form: URLSearchParams): Response {
    try {
      if (form.get("action") === "clear") journal.clear();
      else setRules(rulesAfter(form, { rules, scenarios, journal }));
    } catch (error) {
      return page(new URL(`http://replay.invalid${controlPath}`), messageOf(error), 400);
    }
    return new Response(null, { status: 303, headers: { location: controlPath } });
  }

  return {
    fault: (url) => play(url),
    async onMiss(request, url) {
      missed.set(request, options.similarTo(url));
      return await options.onMiss(request, url);
    },
    intercept: {
      headers: accessHeaders,
      maxBody,
      answer: async (request, replay) => {
        const url = new URL(request.url);
        const isOurs = url.pathname === controlPath || url.pathname.startsWith(`${controlPath}/`);
        return isOurs ? await control(request, url) : await record(request, replay);
      },
    },
  };
}

/** Returns the rules after a form was submitted. */
function rulesAfter(
  form: URLSearchParams,
  { rules, scenarios, journal }: Pick<Options, "rules" | "scenarios"> & { journal: ReturnType<typeof createJournal> },
): readonly Rule[] {
  switch (form.get("action")) {
    case "scenario":
      return scenarios.get(form.get("name") ?? "") ?? [];
    case "rules":
      return rulesIn(form.get("rules") ?? "");
    case "fail": {
      const entry = journal.find(Number(form.get("id")));
      const effect = faults.get(form.get("fault") ?? "");
      if (!entry || !effect) throw new ScenarioError("The request or fault no longer exists.");
      return [{ match: matchOf(entry), effect }, ...rules];
    }
    case "remove":
      return rules.filter((_, index) => index !== Number(form.get("index")));
    default:
      throw new ScenarioError("The form has no action.");
  }
}

function rulesIn(written: string): readonly Rule[] {
  return written.trim() === "" ? [] : parseScenario("scenario", JSON.parse(written)).rules;
}

const guards = { "cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "same-origin" };

function text(message: string, status: number): Response {
  return new Response(`${message}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8", ...guards } });
}

function json(value: unknown, status = 200): Response {
  const headers = { "content-type": "application/json; charset=utf-8", ...guards };
  return new Response(`${JSON.stringify(value, null, 2)}\n`, { status, headers });
}

/** Moves the token from the address to a cookie. */
function withCookie(url: URL): Response {
  const token = url.searchParams.get("token") ?? "";
  const cookie = `${cookieName}=${encodeURIComponent(token)}; Path=${controlPath}; HttpOnly; SameSite=Strict`;
  return new Response(null, { status: 303, headers: { location: url.pathname, "set-cookie": cookie, ...guards } });
}

function messageOf(error: unknown): string {
  return error instanceof ScenarioError || error instanceof SyntaxError
    ? error.message
    : "The request was not understood.";
}
