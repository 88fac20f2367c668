import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === null) throw new Error("There is no free port.");
  return port;
}

/** True when this port of 127.0.0.1 is free. */
export async function isFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== null;
}

/** Listens briefly; returns the port, or null when it is in use. */
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
