import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";

export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request on a connection of its own, with path and headers unchanged, which fetch would normalise. */
export function sendRequest(options: RequestOptions, body: string | Buffer = ""): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", agent: false, ...options }, (incoming) => {
      incoming.toArray().then((chunks) => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
      }, reject);
    });
    outgoing.once("error", reject).end(body);
  });
}
