import { onTestFinished } from "vitest";
import { serveProvider } from "#embedded/provider/serve.ts";

/** Accounts that the login page lists. */
export const citizen = { username: "obcan", password: "ukazka-1" };
export const official = { username: "urednik", password: "ukazka-2" };

type Options = Omit<Parameters<typeof serveProvider>[0], "clock" | "port">;

/** A provider on a free port, with a manual clock. */
export async function startProvider(options: Options = {}) {
  let now = Date.UTC(2026, 10, 22);
  const provider = await serveProvider({ clock: { now: () => now }, port: 0, ...options });
  onTestFinished(() => provider.close());
  const send = (path: string, init: RequestInit = {}) => fetch(provider.url + path, { redirect: "manual", ...init });
  return {
    provider,
    send,
    wait: (ms: number) => {
      now += ms;
    },
    post: (path: string, body: unknown, headers = {}) =>
      send(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      }),
    /** Posts the login form. */
    logIn: (account: Record<string, string>, query = "", headers = {}) =>
      send(`/auth/cas/login${query}`, { method: "POST", body: new URLSearchParams(account), headers }),
    userInfo: (headers: Record<string, string>) => send("/rest/user-info", { headers }),
  };
}

/** The request header with the cookies that a response sets. */
export function cookiesOf(response: Response): { cookie: string } {
  return {
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";", 1)[0])
      .join("; "),
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
