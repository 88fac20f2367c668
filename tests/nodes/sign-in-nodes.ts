import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, onTestFinished } from "vitest";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { openValkeyStore } from "#server/store/valkey-store.ts";
import { startProvider } from "../server/auth/fake-provider.ts";
import { startPortal } from "../server/auth/portal.ts";
import { secret } from "./rendering-node.ts";

/** Milliseconds that the provider and the store may take on a busy machine. */
const patience = 10_000;

interface Options {
  /** Milliseconds by which answers of the store arrive later. */
  delayMs?: number;
  /** Stopped clocks by default. */
  clock?: { time: number; now(): number };
}

/** Two nodes that sign visitors in, with one provider and one store; `start` adds another. */
export async function startSignInNodes(environment: Record<string, string> = {}, { delayMs = 0, clock }: Options = {}) {
  const server = await startRedis();
  onTestFinished(server.stop);
  // With a delay the nodes ask as in production: pages wait 50 ms, exchanges 1500.
  const limits = delayMs > 0 ? {} : { budgetMs: patience, patienceMs: patience };
  const url = delayMs > 0 ? await delayed(server.url, delayMs) : server.url;
  const provider = await startProvider();
  const start = () =>
    startPortal(
      { AUTH_TIMEOUT_MS: String(patience), ...environment },
      {
        provider,
        ...(clock && { clock }),
        openStore: async (log) => {
          const store = await openValkeyStore({ url, secrets: { all: [secret] }, log, ...limits });
          onTestFinished(() => store.close());
          await expect.poll(() => store.isConnected).toBe(true);
          return store;
        },
      },
    );
  const nodes = [await start(), await start()] as const;
  const wait = (ms: number) => {
    for (const { clock } of nodes) clock.time += ms;
  };
  return { server, provider, start, nodes, wait };
}

type Node = Awaited<ReturnType<typeof startPortal>>;

/**
 * Exchanges a visitor's tokens a hundred times, at alternating nodes, and each time with the old cookies at the other node
 * as well. Returns the times at which that one was refused. `wait` makes the tokens old.
 */
export async function lostExchanges(
  visitor: ReturnType<Node["visitor"]>,
  [one, two]: readonly [Node, Node],
  wait: () => void,
): Promise<number[]> {
  const lost: number[] = [];
  for (let time = 0; time < 100; time += 1) {
    wait();
    await visitor.ask("/x", { at: two });
    const old = new Map(visitor.cookies);
    await visitor.refresh(time % 2 === 0 ? one : two);
    const renewed = new Map(visitor.cookies);
    for (const [key, cookie] of old) visitor.cookies.set(key, cookie);
    const late = await visitor.refresh(time % 2 === 0 ? two : one);
    if (late.status !== 200) lost.push(time);
    for (const [key, cookie] of renewed) visitor.cookies.set(key, cookie);
  }
  return lost;
}

/** A store whose answers arrive later; returns its address. */
async function delayed(url: string, ms: number): Promise<string> {
  const { hostname, port } = new URL(url);
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    far.on("data", (bytes) => setTimeout(() => near.write(bytes), ms));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  return `redis://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}
