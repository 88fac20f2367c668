import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { freePort } from "#harness/cluster/free-port.ts";

type Pass = (chunk: Buffer, to: Socket, from: Socket) => Promise<void> | void;

/** Forwards bytes in pieces, with a pause after each. */
function inPieces(bytes: number, pauseMs: number): Pass {
  return async (chunk, to) => {
    for (let at = 0; at < chunk.length; at += bytes) {
      to.write(chunk.subarray(at, at + bytes));
      await setTimeout(pauseMs);
    }
  };
}

/** Faults of a network connection by name. */
const faults = {
  "is slow to respond": async (chunk, to) => {
    await setTimeout(200);
    to.write(chunk);
  },
  "is slow occasionally": async (chunk, to) => {
    if (chunk.length % 3 === 0) await setTimeout(300);
    to.write(chunk);
  },
  "passes a kilobyte a second": inPieces(100, 100),
  "passes single bytes": inPieces(1, 5),
  "swallows everything": () => {},
  "is reset": (_, to, from) => {
    to.resetAndDestroy();
    from.resetAndDestroy();
  },
  "ends after a few bytes": (chunk, to, from) => {
    to.end(chunk.subarray(0, 20));
    from.end();
  },
} as const satisfies Record<string, Pass>;

export type WireFault = keyof typeof faults;

export const wireFaults: Readonly<Record<WireFault, Pass>> = faults;

/** Starts a proxy to a local port that can simulate network faults. */
export async function startFaultyWire(port: number) {
  const sockets = new Set<Socket>();
  let fault: WireFault | null = null;

  function pass(from: Socket, to: Socket): void {
    let before = Promise.resolve();
    from.on("data", (chunk) => {
      const bytes = Buffer.from(chunk);
      before = before.then(async () => {
        if (to.destroyed) return;
        if (fault === null) to.write(bytes);
        else await wireFaults[fault](bytes, to, from);
      });
    });
    from.on("error", () => to.destroy()).on("close", () => to.destroy());
    sockets.add(from);
    from.once("close", () => sockets.delete(from));
  }

  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    pass(near, far);
    pass(far, near);
  }).listen(await freePort(), "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `redis://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    begin(name: WireFault): void {
      fault = name;
    },
    end(): void {
      fault = null;
    },
    stop(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
