import { connect, type Socket } from "node:net";
import type { Measurement } from "#harness/bench/measurement.ts";
import { atMost } from "./outcome.ts";
import { health, warm, withPortal } from "./portal.ts";
import type { MeasureFault } from "./registry.ts";
import { sendTraffic } from "./traffic.ts";

/** Slow clients: of their headers, of their body, of reading; and such that only connect. */
const ways: Record<string, string> = {
  headers: "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ",
  body: "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\nContent-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n\r\na",
  reading: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  nothing: "",
};

/** A thousand clients who take their time: others notice nothing. */
export const measureSlowClients: MeasureFault = ({ isShort }) =>
  withPortal(async ({ url }) => {
    const outcomes: Measurement[] = [];
    const count = isShort ? 300 : 1000;
    for (const [way, bytes] of Object.entries(ways)) {
      const slow: Socket[] = [];
      // They come at 200 a second, as slowhttptest sends them: what is measured is their slowness.
      const arrivals = setInterval(() => {
        if (slow.length < count) slow.push(open(Number(new URL(url).port), bytes));
      }, 5);
      const trickle = setInterval(() => {
        for (const socket of slow) if (way !== "reading" && way !== "nothing" && socket.writable) socket.write("a");
      }, 1000);
      const seconds = isShort ? 5 : 120;
      const visits = await sendTraffic({
        url,
        seconds,
        rate: 20,
        connections: 50,
        isNewEach: true,
        kinds: [health, warm],
      });
      clearInterval(arrivals);
      clearInterval(trickle);
      for (const socket of slow) socket.destroy();
      outcomes.push(
        atMost(
          `failed of ${visits.count(/./)} visits beside ${slow.length} clients slow in ${way}`,
          visits.count(/^(?!200)/),
          0,
        ),
      );
    }
    return outcomes;
  });

function open(port: number, bytes: string): Socket {
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  socket.on("error", () => {}).pause();
  return socket;
}
