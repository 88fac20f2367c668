import { connect, type Socket } from "node:net";
import { atMost, type Measure, type Measurement } from "#harness/bench/measurement.ts";
import { health, warm, withPortal } from "./portal.ts";
import { sendTraffic } from "./traffic.ts";

/** Ways to be slow: sending headers, sending a body, reading, and connecting without a request. */
const partialRequests: Record<string, string> = {
  headers: "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ",
  body: "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\nContent-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n\r\na",
  reading: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  nothing: "",
};

/** R16: a thousand slow clients. Other visitors are not affected. */
export const measureSlowClients: Measure = ({ isShort }) =>
  withPortal(async ({ url }) => {
    const outcomes: Measurement[] = [];
    const count = isShort ? 300 : 1000;
    for (const [way, bytes] of Object.entries(partialRequests)) {
      const slow: Socket[] = [];
      // Clients connect at 200 per second, like those of slowhttptest: the figure is about slowness, not about the
      // burst.
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
