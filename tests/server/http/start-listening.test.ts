import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { startListening } from "#server/http/start-listening.ts";

const names = { port: "METRICS_PORT", host: "METRICS_HOST" };

async function listen(port: number, host: string) {
  const server = createServer().listen(port, host);
  onTestFinished(() => void server.close());
  await startListening(names, once(server, "listening"));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

test("a port in use is reported with the name of its setting", async () => {
  const port = await listen(0, "127.0.0.1");
  await expect(listen(port, "127.0.0.1")).rejects.toThrow(
    /^METRICS_PORT: the port cannot be listened on \(.*EADDRINUSE.*\)$/,
  );
});

test("a port in use is reported with its setting also when the parent process binds it for a worker", async () => {
  const taken = Object.assign(new Error("bind EADDRINUSE 127.0.0.1:3000"), { code: "EADDRINUSE", syscall: "bind" });
  await expect(startListening(names, Promise.reject(taken))).rejects.toThrow(/^METRICS_PORT: the port cannot be/);
});

test.each(["999.1.1.1", "https://example.org", "192.0.2.1"])(
  "%s is reported as not an address of this machine",
  async (host) => {
    await expect(listen(0, host)).rejects.toMatchObject({
      name: "ConfigError",
      message: expect.stringMatching(/^METRICS_HOST: expected a name or address of this machine \(/),
    });
  },
);
