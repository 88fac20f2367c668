import { expect, onTestFinished } from "vitest";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { openValkeyStore } from "#server/store/valkey-store.ts";
import { startProvider } from "../server/auth/fake-provider.ts";
import { startPortal } from "../server/auth/portal.ts";
import { secret } from "./rendering-node.ts";

/** Milliseconds that the provider and the store may take on a busy machine. */
const patience = 10_000;

/** Two nodes that sign visitors in, with one provider and one store; `start` adds another. */
export async function startSignInNodes(environment: Record<string, string> = {}) {
  const server = await startRedis();
  onTestFinished(server.stop);
  const provider = await startProvider();
  const start = () =>
    startPortal(
      { AUTH_TIMEOUT_MS: String(patience), ...environment },
      {
        provider,
        openStore: async (log) => {
          const store = await openValkeyStore({ url: server.url, secrets: { all: [secret] }, log, budgetMs: patience });
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
