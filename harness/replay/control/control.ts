import type { Fault } from "#portal/replay/fault.ts";
import type { Miss } from "#portal/replay/replay.ts";
import { parseScenario, type Rule, ScenarioError } from "#portal/replay/scenario.ts";
import type { Intercept } from "#portal/replay/serve.ts";
import { accessHeaders, cookieName, refusalOf } from "./access.ts";
import { type Entry, matchOf, ruleOf } from "./journal.ts";
import { controlPage, faults } from "./page.ts";
import { createPlayback, type Playback, type PlaybackOptions } from "./playback.ts";

/** Path of the control page; the API is below it. */
export const controlPath = "/__replay";
const maxBody = 256 * 1024;

interface Options extends PlaybackOptions {
  /** Available scenarios by name. */
  scenarios: ReadonlyMap<string, readonly Rule[]>;
  /** Required from everybody unless null. */
  token: string | null;
  onMiss: Miss;
}

/** Lets people and tests see a replay's requests and change its rules. */
export interface Control {
  intercept: Intercept;
  fault: Fault;
  onMiss: Miss;
}

export function createControl(options: Options): Control {
  const { scenarios, token } = options;
  const playback = createPlayback(options);
  const { journal } = playback;

  async function control(request: Request, url: URL): Promise<Response> {
    const refusal = refusalOf(request, token);
    if (refusal !== null) return text(refusal, 403);
    const path = url.pathname.slice(controlPath.length);
    const { method } = request;
    if (method === "GET" && url.searchParams.has("token")) return withCookie(url);
    if (method === "GET" && path === "") return page(url);
    if (method === "GET" && path === "/requests")
      return json({
        format: 1,
        requests: matchingEntries(journal, url).map((entry) => ({ ...entry, rule: ruleOf(entry) })),
      });
    if (method === "DELETE" && path === "/requests") {
      journal.clear();
      return new Response(null, { status: 204 });
    }
    if (method === "GET" && path === "/scenario") return json({ format: 1, rules: playback.rules });
    if (method === "PUT" && path === "/scenario") return await putScenario(request);
    if (method === "POST" && path === "") return act(new URLSearchParams(await request.text()));
    return text(`There is nothing at ${method} ${url.pathname}.`, 404);
  }

  function page(url: URL, message = "", status = 200): Response {
    const { html, policy } = controlPage({
      url,
      rules: playback.rules,
      entries: matchingEntries(journal, url),
      scenarios: [...scenarios.keys()],
      message,
    });
    const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy, ...guards };
    return new Response(html, { status, headers });
  }

  async function putScenario(request: Request): Promise<Response> {
    try {
      playback.setRules(parseScenario("scenario", JSON.parse(await request.text())).rules);
      return json({ format: 1, rules: playback.rules });
    } catch (error) {
      return json({ error: messageOf(error) }, 400);
    }
  }

  /** Applies a form of the page and renders the page again. */
  function act(form: URLSearchParams): Response {
    try {
      if (form.get("action") === "clear") journal.clear();
      else playback.setRules(rulesAfter(form, scenarios, playback));
    } catch (error) {
      return page(new URL(`http://replay.invalid${controlPath}`), messageOf(error), 400);
    }
    return new Response(null, { status: 303, headers: { location: controlPath } });
  }

  return {
    fault: playback.fault,
    async onMiss(request, url) {
      playback.noteMiss(request, url);
      return await options.onMiss(request, url);
    },
    intercept: {
      headers: accessHeaders,
      maxBody,
      answer: async (request, replay) => {
        const url = new URL(request.url);
        const isOurs = url.pathname === controlPath || url.pathname.startsWith(`${controlPath}/`);
        return isOurs ? await control(request, url) : await playback.record(request, replay);
      },
    },
  };
}

function matchingEntries(journal: Playback["journal"], { searchParams }: URL): Entry[] {
  return journal.list({
    search: searchParams.get("search") ?? "",
    route: searchParams.get("route") ?? "",
    isMiss: searchParams.has("miss"),
  });
}

/** Returns the rules after a form was submitted. */
function rulesAfter(
  form: URLSearchParams,
  scenarios: Options["scenarios"],
  { rules, journal }: Playback,
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
