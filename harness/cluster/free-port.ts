import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a port of 127.0.0.1 that nobody listens on now. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === null) throw new Error("There is no free port.");
  return port;
}

/** True when nobody listens on this port of 127.0.0.1 now. */
export async function isFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== null;
}

/** Listens for a moment; returns the port, null when it is taken. */
async function listenOnce(port: number): Promise<number | null> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return null;
  }
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : null;
}
