import { connect } from "node:net";
import { expect, test } from "vitest";
import { createRandom } from "#harness/content/random.ts";
import { isExhaustive } from "../../exhaustive.ts";
import { aPage, startListeningApp } from "../listening-app.ts";

const total = isExhaustive ? 20_000 : 600;

/** Sends raw bytes on a new connection; resolves to what came back when it ends, or has been silent for long. */
function exchange(port: number, bytes: string, silenceMs = 20_000): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.setEncoding("latin1").on("data", (text: string) => {
      answer += text;
    });
    socket.once("error", () => {}).once("close", () => resolve(answer));
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

const pieces = [
  ..."/?&=#.%\\\"'<>@:;,+~ _-09azAZ",
  ...["..", "//", "%2e", "%2f", "%5c", "%00", "%E0%A4%A", "%ff", "/en", "/EN", "/_ipx/", "w_640", "/cms/documents/"],
  ...["?layout=", "?preview=", "?q=", "&page=", "__proto__", "hasOwnProperty", "index.pageContext.json"],
  ...["http://evil.example", "rodina", "/auth/", "/tiles/", "/assets/", "%F0%9F%98%80", "[]", "x".repeat(300)],
];

test("no target is a server error or leads to another site", async () => {
  const { port } = await startListeningApp({ answerPage: async () => aPage() });
  const random = createRandom(20_261_122).next;
  const seen = new Set<number>();
  for (let sent = 0; sent < total; sent += 1) {
    const length = 1 + Math.floor(random() * 8);
    const parts = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)] ?? "");
    const target = `/${parts.join("").replaceAll(" ", "%20")}`;
    const answer = await exchange(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const location = /\r\nlocation: ([^\r]*)/i.exec(answer)?.[1] ?? "/";
    expect(URL.parse(location, "http://localhost")?.hostname, target).toBe("localhost");
    expect([200, 301, 302, 303, 308, 400, 404, 414, 421], target).toContain(statusOf(answer));
    seen.add(statusOf(answer));
  }
  expect([...seen]).toEqual(expect.arrayContaining([200, 308, 400]));
});

const requests = [
  "GET /rodina HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=1\r\n0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\nSec-Fetch-Site: same-origin\r\n\r\na=1",
];

/** Changes, removes and repeats bytes. */
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

test("requests with changed, missing and repeated bytes are no server errors, and others are answered beside them", async () => {
  const { port } = await startListeningApp({ answerPage: async () => aPage() });
  const random = createRandom(20_261_122).next;
  const [whole = ""] = requests;
  const seen = new Set<number>();
  for (let sent = 0; sent < total; sent += 20) {
    const odd = Array.from({ length: 20 }, () => mutated(random));
    const answers = odd.map((bytes) => exchange(port, bytes, 200));
    expect(statusOf(await exchange(port, whole))).toBe(200);
    for (const [index, answer] of (await Promise.all(answers)).entries()) {
      expect([500, 502, 503, 504], odd[index]).not.toContain(statusOf(answer));
      seen.add(statusOf(answer));
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining([200, 400]));
});
