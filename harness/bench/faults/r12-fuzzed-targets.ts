import { connect } from "node:net";
import { atMost, type Measure } from "./outcome.ts";
import { withPortal } from "./portal.ts";

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

/** Targets that no browser sends: each gets an answer that is no failure and leads to no other site. */
export const measureFuzzedTargets: Measure = ({ isShort }) =>
  withPortal(async ({ url, usage }) => {
    const port = Number(new URL(url).port);
    const total = isShort ? 5000 : 1_000_000;
    const random = createRandom(20_261_122);
    const begin = (await usage()).rss;
    let [failures, offSite, silent] = [0, 0, 0];
    for (let sent = 0; sent < total; sent += 20) {
      const targets = Array.from({ length: 20 }, () => targetOf(random));
      for (const answer of await Promise.all(targets.map((target) => ask(port, target)))) {
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
        const location = /\r\nlocation: ([^\r]*)/i.exec(answer)?.[1];
        if (status === 0) silent += 1;
        if (status >= 500) failures += 1;
        if (location && new URL(location, "http://localhost").hostname !== "localhost") offSite += 1;
      }
    }
    return [
      atMost(`5xx of ${total} targets`, failures, 0),
      atMost("targets without an answer in 5 seconds", silent, 0),
      atMost("redirects to other sites", offSite, 0),
      atMost("growth of memory", ((await usage()).rss - begin) / 1e6, 64, "MB"),
    ];
  });

function targetOf(random: () => number): string {
  const length = 1 + Math.floor(random() * 8);
  const parts = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)] ?? "");
  return `/${parts.join("").replaceAll(" ", "%20")}`;
}

/** The same row of numbers on every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sends a target as it is; empty when no answer comes. */
function ask(port: number, target: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, "latin1"),
    );
    socket.setTimeout(5000, () => socket.destroy());
    socket.setEncoding("latin1").on("data", (text: string) => {
      answer += answer.length < 4000 ? text : "";
    });
    socket.once("error", () => {}).once("close", () => resolve(answer));
  });
}
