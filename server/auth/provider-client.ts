import { TokenRefused } from "#machines/auth.ts";
import { type User, user } from "#schemas/visitor/user.ts";
import { checkJson } from "#server/cms/json-limits.ts";
import type { AuthConfig, Endpoint } from "#server/config/auth-config.ts";
import { boundedFetch, FetchFailure, readBody } from "#server/http/bounded-fetch.ts";
import { portalMark } from "./recursion.ts";

/** The security provider cannot say anything at present. */
export class ProviderDown extends Error {
  override name = "ProviderDown";
}

export interface Tokens {
  token: string | null;
  refreshToken: string | null;
}

interface Sent {
  token?: string | null;
  refreshToken?: string | null;
  /** Cookies of the visitor, for the provider. */
  cookie?: string;
}

type Settings = Pick<AuthConfig, "userInfo" | "signIn" | "signOut" | "refresh" | "tokens" | "timeoutMs">;

export type ProviderClient = ReturnType<typeof createProviderClient>;

const maxBytes = 100_000;

/** The calls of the security provider (spec §7). They throw TokenRefused or ProviderDown; answers are unknown JSON. */
export function createProviderClient(url: string, { userInfo, signIn, signOut, refresh, ...settings }: Settings) {
  const { tokens, timeoutMs } = settings;

  async function call({ method, path }: Endpoint, { token, refreshToken, cookie }: Sent): Promise<unknown> {
    const hasBody = refreshToken && /^(?:POST|PUT|PATCH|DELETE)$/.test(method);
    const headers = {
      ...portalMark,
      accept: "application/json",
      ...(token && { [tokens.header]: tokens.type ? `${tokens.type} ${token}` : token }),
      ...(cookie && { cookie }),
      ...(hasBody && { "content-type": "application/json" }),
    };
    const body = hasBody ? JSON.stringify({ refreshToken }) : null;
    try {
      return await boundedFetch(url + path, { method, headers, body, timeoutMs }, (answer) => readAnswer(answer, path));
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      throw new ProviderDown(
        `${path}: ${error.kind === "timeout" ? `no answer within ${timeoutMs} ms` : error.message}`,
      );
    }
  }

  return {
    /** With an empty body: who signs in is told by the provider's own cookies. */
    signIn: (cookie: string) => call(signIn, { cookie }),
    /** Null when the answer holds no user. */
    userInfo: async ({ token }: Tokens): Promise<User | null> => {
      const read = user.safeParse(await call(userInfo, { token }));
      return read.success ? read.data : null;
    },
    refresh: async (held: Tokens): Promise<unknown> => refresh && call(refresh, held),
    signOut: async (held: Tokens): Promise<void> => {
      if (signOut && held.token !== null) await call(signOut, held);
    },
  };
}

/** Undefined for what is no JSON, or more of it than an answer can have. */
async function readAnswer(response: Response, path: string): Promise<unknown> {
  const { status } = response;
  if (status === 401 || status === 403) throw new TokenRefused(`${path}: status ${status}`);
  if (status >= 500 || status === 429 || status === 408) throw new ProviderDown(`${path}: status ${status}`);
  const body = response.ok ? await readBody(response, maxBytes) : null;
  return body === null ? undefined : parse(body.toString("utf8"));
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
