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

/** Creates a client that sends requests one by one on one connection; without `encoding` it takes plain bytes. */
export function createVisitor(encoding?: "br" | "gzip"): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { accept: "text/html", ...(encoding ? { "accept-encoding": encoding } : {}) };
  return {
    get: (url) =>
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
        outgoing.once("error", reject).end();
      }),
    close: () => agent.destroy(),
  };
}

/** Like `get`, but rejects unless the answer is a 200. */
export async function getPage(visitor: Visitor, url: string): Promise<Received> {
  const received = await visitor.get(url);
  if (received.status !== 200) throw new Error(`${url} was answered ${received.status}.`);
  return received;
}
