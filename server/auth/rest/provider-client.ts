import { TokenRefused, type Tokens } from "#machines/auth.ts";
import { type User, user } from "#schemas/visitor/user.ts";
import { type Credentials, ProviderDown } from "#server/auth/auth-kind.ts";
import type { OutageLog } from "#server/auth/outage-log.ts";
import { checkJson } from "#server/cms/json-limits.ts";
import type { AuthConfig, Endpoint } from "#server/config/auth-config.ts";
import { boundedFetch, FetchFailure, readBody } from "#server/http/bounded-fetch.ts";
import type { RecursionGate } from "./recursion-gate.ts";

/** Proof of who the visitor is: the visitor's cookies for the provider, or what was entered. */
export interface Proof {
  cookie?: string;
  credentials?: Credentials;
}

interface Sent extends Pick<Proof, "cookie"> {
  token?: string | null;
  /** Sent as JSON, unless the method takes no body. */
  body?: object | null;
}

type Read = (answer: Response, path: string) => unknown;

interface Options extends AuthConfig {
  recursionGate: Pick<RecursionGate, "headers">;
  outages: OutageLog;
}

const maxBytes = 100_000;

/** Client of the security provider (spec §7). Calls throw TokenRefused or ProviderDown; answers are unknown JSON. */
export function createProviderClient(url: string, { userInfo, signIn, signOut, refresh, ...options }: Options) {
  const { tokens, timeoutMs, recursionGate, outages } = options;

  function toOutage({ kind, message }: FetchFailure, path: string): ProviderDown {
    return new ProviderDown(`${path}: ${kind === "timeout" ? `no answer within ${timeoutMs} ms` : message}`);
  }

  async function call(
    { method, path }: Endpoint,
    { token, cookie, body = null }: Sent,
    read: Read = readAnswer,
  ): Promise<unknown> {
    const hasBody = body !== null && method !== "GET";
    const headers = {
      ...recursionGate.headers(),
      accept: "application/json",
      ...(token && { [tokens.header]: tokens.type ? `${tokens.type} ${token}` : token }),
      ...(cookie && { cookie }),
      ...(hasBody && { "content-type": "application/json" }),
    };
    try {
      const request = { method, headers, body: hasBody ? JSON.stringify(body) : null, timeoutMs };
      const answer = await boundedFetch(url + path, request, async (response) => read(response, path));
      outages.answered(path);
      return answer;
    } catch (error) {
      const failure = error instanceof FetchFailure ? toOutage(error, path) : error;
      if (failure instanceof ProviderDown) outages.failed(path, failure.message);
      else outages.answered(path);
      throw failure;
    }
  }

  const bodyOf = ({ refreshToken }: Tokens) => (refreshToken === null ? null : { refreshToken });

  return {
    /** With cookies only, no body is sent: they identify the visitor. */
    signIn: ({ cookie = "", credentials }: Proof) => call(signIn, { cookie, body: credentials ?? null }),
    /** Null when the response has no user. The visitor's cookies are sent while signing in. */
    userInfo: async ({ token }: Tokens, cookie = ""): Promise<User | null> => {
      const parsed = user.safeParse(await call(userInfo, { token, cookie }));
      return parsed.success ? parsed.data : null;
    },
    refresh: async (current: Tokens): Promise<unknown> =>
      refresh && call(refresh, { token: current.token, body: bodyOf(current) }),
    signOut: async (current: Tokens): Promise<void> => {
      if (signOut && current.token !== null)
        await call(signOut, { token: current.token, body: bodyOf(current) }, checkStatus);
    },
  };
}

/**
 * Reads the JSON of a response; undefined for a refusal without tokens. Anything that is not the provider's own JSON,
 * such as a gateway's error page, counts as an outage.
 */
async function readAnswer(response: Response, path: string): Promise<unknown> {
  const { status } = response;
  checkStatus(response, path);
  const body = await readBody(response, maxBytes);
  const json = body === null ? undefined : parse(body.toString("utf8"));
  if (json === undefined) throw new ProviderDown(`${path}: status ${status}, but no JSON within the limits`);
  return response.ok ? json : undefined;
}

function checkStatus({ status, headers }: Response, path: string): void {
  const isPage = headers.get("content-type")?.startsWith("text/") ?? false;
  if (status === 401 || (status === 403 && !isPage)) throw new TokenRefused(`${path}: status ${status}`);
  if (status >= 500 || status === 429 || status === 408) throw new ProviderDown(`${path}: status ${status}`);
}

function parse(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    checkJson(json);
    return json;
  } catch {
    return undefined;
  }
}
