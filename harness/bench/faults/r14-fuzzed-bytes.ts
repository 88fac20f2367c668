import { createRandom } from "#harness/content/random.ts";
import { atMost } from "./outcome.ts";
import { health, warm, withPortal } from "./portal.ts";
import { exchange } from "./raw.ts";
import type { MeasureFault } from "./registry.ts";
import { sendTraffic } from "./traffic.ts";

const requests = [
  "GET /rodina HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=1\r\n0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\nSec-Fetch-Site: same-origin\r\n\r\na=1",
];

/** R14: requests with changed, missing and repeated bytes. The portal survives, and other visitors are as fast as before. */
export const measureFuzzedBytes: MeasureFault = ({ isShort }) =>
  withPortal(async ({ url }) => {
    const port = Number(new URL(url).port);
    const total = isShort ? 2000 : 100_000;
    const visits = () =>
      sendTraffic({ url, seconds: 5, rate: 20, connections: 20, isNewEach: true, kinds: [warm, health] });
    await visits();
    const alone = await visits();
    const random = createRandom(20_261_122).next;
    const fuzz = async () => {
      for (let sent = 0; sent < total; sent += 20) {
        await Promise.all(Array.from({ length: 20 }, () => exchange(port, mutated(random), 200)));
      }
    };
    const [beside] = await Promise.all([visits(), fuzz()]);
    const after = await visits();
    return [
      atMost(`failed visits beside and after ${total} requests`, beside.count(/^(?!200)/) + after.count(/^(?!200)/), 0),
      atMost("p99 of visits afterwards / before", after.ms(0.99, /200/) / alone.ms(0.99, /200/), 2, "×"),
    ];
  });

function mutated(random: () => number): string {
  const bytes = [...(requests[Math.floor(random() * requests.length)] ?? "")];
  for (let change = 0; change <= random() * 4; change += 1) {
    const at = Math.floor(random() * bytes.length);
    const byte = String.fromCharCode(Math.floor(random() * 256));
    const way = random();
    if (way < 0.4) bytes[at] = byte;
    else if (way < 0.7) bytes.splice(at, 1 + Math.floor(random() * 4));
    else bytes.splice(at, 0, byte.repeat(1 + Math.floor(random() * 20)));
  }
  return bytes.join("");
}
