import { z } from "zod";
import { type Account, findAccount } from "./accounts.ts";
import { json } from "./answers.ts";
import { sessionOf } from "./cookies.ts";
import type { Handler, ProviderState } from "./state.ts";

const credentials = z.object({ username: z.string().optional(), password: z.string().optional() });
const refreshBody = z.object({ refreshToken: z.string() });

/** The REST calls that portals make (spec §7, security provider). */
export function restRoutes({ sessions, tokens }: ProviderState): Record<string, Record<string, Handler>> {
  function userInfo(request: Request): Response {
    const token = bearerOf(request);
    const account = token === null ? sessions.accountOf(sessionOf(request)) : tokens.accountOf(token);
    return account ? json(toUser(account)) : refusal("invalid_token");
  }

  async function signIn(request: Request): Promise<Response> {
    const body = credentials.safeParse((await bodyOf(request)) ?? {});
    if (!body.success) return json({ error: "invalid_body" }, 400);
    const { username, password } = body.data;
    const isBySession = username === undefined && password === undefined;
    const session = isBySession ? sessionOf(request) : null;
    const account = session === null ? findAccount(username ?? "", password ?? "") : sessions.accountOf(session);
    return account
      ? json({ ...tokens.begin(account, session), user: toUser(account) })
      : refusal(isBySession ? "no_session" : "invalid_credentials");
  }

  async function refresh(request: Request): Promise<Response> {
    const body = refreshBody.safeParse(await bodyOf(request));
    if (!body.success) return json({ error: "invalid_body" }, 400);
    const next = tokens.refresh(body.data.refreshToken);
    return next ? json({ ...next.pair, user: toUser(next.account) }) : refusal("invalid_token");
  }

  async function signOut(request: Request): Promise<Response> {
    const body = refreshBody.safeParse(await bodyOf(request));
    const tokensInRequest = [bearerOf(request), body.data?.refreshToken ?? null].filter((token) => token !== null);
    if (tokensInRequest.length === 0) return json({ error: "invalid_body" }, 400);
    for (const token of tokensInRequest) tokens.end(token);
    return json({});
  }

  return {
    "/rest/user-info": { GET: userInfo },
    "/rest/sign-in": { POST: signIn },
    "/rest/refresh": { POST: refresh },
    "/rest/sign-out": { POST: signOut },
  };
}

function toUser({ login, name, roles }: Account) {
  return { login, name, roles };
}

function refusal(error: string): Response {
  return json({ error }, 401, { "www-authenticate": "Bearer" });
}

function bearerOf(request: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Reads a body as JSON: undefined for an empty body, the raw text for invalid JSON, which no schema accepts. */
async function bodyOf(request: Request): Promise<unknown> {
  const body = await request.text();
  if (body.trim() === "") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
