import { Agent, request } from "node:http";

export interface Received {
  status: number;
  encoding: string | undefined;
  body: Buffer;
}

export interface Visitor {
  get(url: string): Promise<Received>;
  close(): void;
}

/** Creates a client with one or more connections; without `encoding` it accepts uncompressed responses only. */
export function createVisitor(encoding?: "br" | "gzip", connections = 1): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { accept: "text/html", ...(encoding ? { "accept-encoding": encoding } : {}) };
  const get = (url: string): Promise<Received> =>
    new Promise((resolve, reject) => {
      const outgoing = request(url, { agent, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.once("error", reject);
        incoming.once("end", () => {
          const { statusCode: status = 0, headers: fields } = incoming;
          resolve({ status, encoding: fields["content-encoding"], body: Buffer.concat(chunks) });
        });
      });
      // The server may close a keep-alive connection just as it is reused.
      const fail = (error: Error) => (outgoing.reusedSocket ? resolve(get(url)) : reject(error));
      outgoing.once("error", fail).end();
    });
  return { get, close: () => agent.destroy() };
}

/** Like `get`, but rejects unless the status is 200. */
export async function getPage(visitor: Visitor, url: string): Promise<Received> {
  const received = await visitor.get(url);
  if (received.status !== 200) throw new Error(`${url} was answered ${received.status}.`);
  return received;
}

/** Returns a page in an encoding. It is compressed in the background of the first requests. */
export async function getEncoded(
  visitor: Visitor,
  url: string,
  encoding: "br" | "gzip" | undefined,
): Promise<Received> {
  for (let visit = 0; visit < 1000; visit += 1) {
    const page = await getPage(visitor, url);
    if (page.encoding === encoding) return page;
  }
  throw new Error(`${url} is never sent in the encoding ${encoding}.`);
}
