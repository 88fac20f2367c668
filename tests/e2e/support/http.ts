import { request } from "node:http";
import { connect } from "node:net";
import type { Portal } from "./portal.ts";

/** The user agent of a visitor's browser, as opposed to a crawler's. */
export const browserUserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  bytes: Buffer;
  text: string;
  milliseconds: number;
}

/** Sends one request as a browser would, with any header changed, even Host; the body is raw. */
export function get(
  { port }: Pick<Portal, "port">,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const start = performance.now();
  const sent = { host: "localhost", "user-agent": browserUserAgent, accept: "text/html", ...headers };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers: sent, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.once("error", reject);
      incoming.once("end", () => {
        const bytes = Buffer.concat(chunks);
        const fields = Object.entries(incoming.headers).map(([name, value]) => [name, value?.toString()]);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(fields),
          bytes,
          text: bytes.toString("utf8"),
          milliseconds: performance.now() - start,
        });
      });
    });
    outgoing.once("error", reject).end();
  });
}

/** Sends raw bytes on a separate connection; returns the response until the portal closes it. */
export function exchange({ port }: Pick<Portal, "port">, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.setEncoding("utf8").on("data", (text: string) => {
      answer += text;
    });
    socket.setTimeout(5000, () => socket.destroy(new Error(`no end of the answer to ${JSON.stringify(bytes)}`)));
    socket.once("error", reject).once("close", () => resolve(answer));
  });
}
