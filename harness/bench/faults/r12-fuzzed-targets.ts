import { createRandom } from "#harness/content/random.ts";
import { atMost } from "./outcome.ts";
import { withPortal } from "./portal.ts";
import { exchange } from "./raw.ts";
import type { MeasureFault } from "./registry.ts";

const pieces = [
  ..."/?&=#.%\\\"'<>@:;,+~ _-09azAZ",
  ...["..", "//", "%2e", "%2f", "%5c", "%00", "%E0%A4%A", "%ff", "/en", "/EN", "/_ipx/", "w_640", "/cms/documents/"],
  ...[
    "?layout=",
    "?preview=",
    "?q=",
    "&page=",
    "__proto__",
    "hasOwnProperty",
    "index.pageContext.json",
    "http://evil.example",
  ],
  ...["rodina", "/auth/", "/tiles/", "/assets/", "%F0%9F%98%80", "[]", "x".repeat(300)],
];

/** R12: request targets that no browser sends. No response is a server error or leads to another site. */
export const measureFuzzedTargets: MeasureFault = ({ isShort }) =>
  withPortal(async ({ url, usage }) => {
    const port = Number(new URL(url).port);
    const total = isShort ? 5000 : 1_000_000;
    const random = createRandom(20_261_122).next;
    const begin = (await usage()).rss;
    let [failures, offSite, silent] = [0, 0, 0];
    for (let sent = 0; sent < total; sent += 20) {
      const targets = Array.from({ length: 20 }, () => targetOf(random));
      for (const answer of await Promise.all(targets.map((target) => exchange(port, requestFor(target))))) {
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
        const location = /\r\nlocation: ([^\r]*)/i.exec(answer)?.[1];
        if (status === 0) silent += 1;
        if (status >= 500) failures += 1;
        if (location && new URL(location, "http://localhost").hostname !== "localhost") offSite += 1;
      }
    }
    return [
      atMost(`5xx of ${total} targets`, failures, 0),
      atMost("targets without a response in 5 seconds", silent, 0),
      atMost("redirects to other sites", offSite, 0),
      atMost("growth of memory", ((await usage()).rss - begin) / 1e6, 64, "MB"),
    ];
  });

function targetOf(random: () => number): string {
  const length = 1 + Math.floor(random() * 8);
  const parts = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)] ?? "");
  return `/${parts.join("").replaceAll(" ", "%20")}`;
}

function requestFor(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
}
