import { once } from "node:events";
import { IncomingMessage, request } from "node:http";
import { accounts } from "#embedded/provider/accounts.ts";

/** Signs in at the embedded security provider like a browser, and keeps the cookies. Nodes are addressed by their origins. */
export async function signIn(origin: string, cookies = new Map<string, string>()) {
  async function send(at: string, path: string, { method = "GET", body = "" } = {}) {
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      origin: at,
      "sec-fetch-site": "same-origin",
      ...(body && { "content-type": "application/x-www-form-urlencoded" }),
    };
    // Node's fetch would send Sec-Fetch headers of a script.
    const outgoing = request(at + path, { method, headers }).end(body);
    const [answer] = await once(outgoing, "response");
    if (!(answer instanceof IncomingMessage)) throw new Error(`${at} did not answer`);
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    await answer.resume().toArray();
    const location = URL.parse(answer.headers.location ?? "", at);
    return { status: answer.statusCode ?? 0, path: location && location.pathname + location.search };
  }

  const [account] = accounts;
  const { path: login } = await send(origin, "/auth/login?redirect=/");
  const { login: username = "", password = "" } = account ?? {};
  const { path: back } = await send(origin, login ?? "", {
    method: "POST",
    body: String(new URLSearchParams({ username, password })),
  });
  await send(origin, back ?? "");

  return {
    get: (at: string, path: string) => send(at, path),
    /** The status of a refresh of the session. */
    refresh: async (at: string) => (await send(at, "/auth/refresh", { method: "POST" })).status,
    signOut: (at: string) => send(at, "/auth/logout"),
    /** Returns a function that restores the current cookies: a browser with several requests in flight also sends old ones. */
    remember() {
      const old = new Map(cookies);
      return () => {
        for (const [name, value] of old) cookies.set(name, value);
      };
    },
  };
}
