import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

export interface Call {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export type Answer = (call: Call, response: ServerResponse) => unknown;

/** Responds with JSON. */
export const json =
  (value: unknown, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

export const hang: Answer = () => {};

export const reset: Answer = (_, response) => response.destroy();

export const html: Answer = (_, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>hello");

/** A security provider below /sp: the cookie `TGC` contains the user's name; tokens are `<login>-<number>`. */
export async function startProvider() {
  const calls: Call[] = [];
  /** Responses that replace the usual ones, by path. */
  const faults = new Map<string, Answer>();
  const live = new Set<string>();
  let count = 0;

  function give(login: string, response: ServerResponse): void {
    count += 1;
    const pair = { token: `${login}-${count}`, refreshToken: `refresh-${login}-${count}` };
    live.add(pair.token).add(pair.refreshToken);
    response.end(JSON.stringify(pair));
  }

  const usual: Record<string, Answer> = {
    "POST /rest/sign-in": ({ headers }, response) => {
      const login = /(?:^|; )TGC=(\w+)/.exec(headers.cookie ?? "")?.[1];
      if (login) give(login, response);
      else response.writeHead(401).end();
    },
    "GET /rest/user-info": ({ headers }, response) => {
      const token = headers.authorization?.replace("Bearer ", "") ?? "";
      if (!live.has(token)) return response.writeHead(401).end();
      const [login = ""] = token.split("-");
      const roles = login === "official" ? ["official"] : [];
      return response.end(JSON.stringify({ login, name: `${login} the visitor`, roles, secret: "not for browsers" }));
    },
    "POST /rest/refresh": ({ body }, response) => {
      const { refreshToken } = JSON.parse(body);
      if (!live.delete(refreshToken)) return response.writeHead(401).end();
      return give(refreshToken.split("-")[1], response);
    },
    "POST /rest/sign-out": ({ headers, body }, response) => {
      live.delete(headers.authorization?.replace("Bearer ", "") ?? "");
      live.delete(JSON.parse(body).refreshToken);
      response.end("{}");
    },
    "GET /auth/cas/login": (_, response) =>
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("the login page"),
    "POST /auth/cas/login": ({ body, url }, response) =>
      response
        .writeHead(303, {
          location: new URL(url, "http://x").searchParams.get("redirect") ?? "/",
          "set-cookie": `TGC=${new URLSearchParams(body).get("login")}; Path=/; Domain=provider.example`,
        })
        .end(),
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", headers } = request;
    const url = (request.url ?? "").replace(/^\/sp/, "");
    const call = { method, url, headers, body: Buffer.concat(chunks).toString() };
    calls.push(call);
    const path = url.split("?", 1)[0] ?? "";
    const answer = faults.get(path) ?? usual[`${method} ${path}`];
    if (answer) await answer(call, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  return {
    url: `http://127.0.0.1:${port}/sp`,
    calls,
    faults,
    /** Valid tokens; removing one expires it. */
    live,
    stop,
    /** Listens again on the same port. */
    restart: () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve)),
    callsOf: (path: string) => calls.filter(({ url }) => url.split("?", 1)[0] === path),
  };
}
