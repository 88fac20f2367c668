import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { patience } from "../../patience.ts";
import { startOutbox } from "./sinks/deliveries.ts";

/** A recipient that takes requests and answers none. */
async function startHanging(): Promise<{ server: Server; url: string }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/in` };
}

test("while the recipient of one channel does not answer, another channel is delivered", async () => {
  const { server, url } = await startHanging();
  const root = temporaryFolder();
  const { submit, forms } = startOutbox(
    [
      { name: "slow", kind: "http", target: url, secrets: { all: ["0123456789abcdef0123456789abcdef"] } },
      { name: "office", kind: "folder", target: "office" },
    ],
    { root },
  );
  const asked = once(server, "connection");
  await submit("s-1", "slow");
  const [connection] = await asked;
  await submit("s-2", "office");
  const delivered = () => (existsSync(join(root, "office")) ? readdirSync(join(root, "office")) : []);
  await vi.waitFor(() => expect(delivered()).toHaveLength(1), patience);
  expect(connection.destroyed).toBe(false);
  // The service waits for deliveries that are under way.
  server.closeAllConnections();
  await forms.close();
});
