/**
 * Load generator: `node generator.ts <JSON of Traffic>` sends requests like many visitors and prints the results as
 * JSON. It is a separate process, so that it does not share the event loop with the measured server.
 */
import { Agent, request } from "node:http";
import { type Kind, traffic } from "./traffic.ts";

const { url, seconds, rate, connections, isNewEach, kinds } = traffic.parse(JSON.parse(process.argv[2] ?? ""));
const agent = new Agent({ keepAlive: !isNewEach, maxSockets: connections });
const results = new Map(kinds.map(({ name }) => [name, new Map<string, number[]>()]));
const begin = performance.now();
const end = begin + seconds * 1000;
const run = process.pid;
let sent = 0;

/** Order of requests: kinds are spread by weight, the same in each run. */
const order = kinds.flatMap((kind) =>
  Array.from({ length: kind.weight }, (_, index) => ({ kind, at: index / kind.weight })),
);
order.sort((a, b) => a.at - b.at);

function sendNext(): Promise<void> {
  const kind = order[sent % order.length]?.kind;
  sent += 1;
  return kind ? send(kind) : Promise.resolve();
}

function send(kind: Kind): Promise<void> {
  const number = `${run}-${sent}`;
  const path = kind.path.replaceAll("*", number);
  const start = performance.now();
  const headers = { host: "localhost", "accept-encoding": "gzip, deflate, br", cookie: "consent=1.2026-11-20.00" };
  if (kind.cookie !== undefined) headers.cookie += `; ${kind.cookie.replaceAll("*", number)}`;
  return new Promise((resolve) => {
    const done = (status: string) => {
      const times = results.get(kind.name)?.get(status) ?? [];
      times.push(performance.now() - start);
      results.get(kind.name)?.set(status, times);
      resolve();
    };
    const outgoing = request(url + path, { agent, headers, timeout: 30_000 }, (incoming) => {
      incoming.resume();
      incoming.once("end", () => done(String(incoming.statusCode)));
      incoming.once("error", () => done("cut"));
    });
    outgoing.once("timeout", () => outgoing.destroy(new Error("timeout")));
    outgoing.once("error", (error) => done("code" in error ? String(error.code) : error.message)).end();
  });
}

/** Sends at a fixed rate without waiting for responses. */
async function sendAtRate(perSecond: number): Promise<void> {
  const open = new Set<Promise<void>>();
  while (performance.now() < end) {
    const due = ((performance.now() - begin) / 1000) * perSecond;
    while (sent < due) {
      const answer = sendNext();
      open.add(answer);
      void answer.finally(() => open.delete(answer));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(open);
}

/** Sends each visitor's next request after the response to the previous one. */
async function sendInTurn(): Promise<void> {
  const visitor = async () => {
    while (performance.now() < end) await sendNext();
  };
  await Promise.all(Array.from({ length: connections }, visitor));
}

await (rate === null ? sendInTurn() : sendAtRate(rate));
agent.destroy();
process.stdout.write(
  JSON.stringify(Object.fromEntries([...results].map(([name, times]) => [name, Object.fromEntries(times)]))),
);
