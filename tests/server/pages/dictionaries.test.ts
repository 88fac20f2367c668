import { hash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import { createPreviewToken } from "#server/http/preview-token.ts";
import type { PageAnswer } from "#server/pages/page-answer.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { events } from "#server/telemetry/events.ts";
import { patience } from "../../patience.ts";
import { aPage, startListeningApp } from "../listening-app.ts";
import { type Response, sendRequest } from "../send-request.ts";

const secret = "0123456789abcdef0123456789abcdef";
const menu = Array.from(
  { length: 300 },
  (_, number) => `<a href="/stranka-${number}">Odkaz ${number * 7919}</a>`,
).join();

/** Home page of the site and language at an address. */
const homeOf = (path: string) => /^(?:\/en)?(?:\/up)?(?=\/|$)/.exec(path)?.[0] || "/";

function documentAt(path: string, version: string): string {
  const content = `<h1>${path}</h1><p>Obsah stránky ${path}</p>`;
  return `<!doctype html><title>${version}</title><nav>${homeOf(path)} ${menu}</nav><main>${content}</main><footer>č</footer>`;
}

const chromium = "gzip, deflate, br, zstd, dcb, dcz";

const special: Record<string, Partial<PageAnswer>> = {
  "/missing": { status: 404, cacheable: false },
  "/news.xml": { contentType: "text/xml" },
  "/search": { usedParameters: ["q"] },
};

/** A portal of two sites in two languages; `version` is part of the frame of every page. */
async function start({ environment = {}, version = "build 1" }: { environment?: object; version?: string } = {}) {
  const site = { version };
  const answerPage = vi.fn(async ({ path, form }: PageRequest): Promise<PageAnswer> => {
    const about = { route: "content", site: "localhost", language: "cs", home: homeOf(path) };
    const part = form ? { cacheable: false } : special[path];
    return aPage({ body: documentAt(path, site.version), about, ...part });
  });
  const clock = { time: 1_000_000, now: () => clock.time };
  const config = parseConfig({ PREVIEW_SECRET: secret, ...environment });
  const { port } = await startListeningApp({ answerPage, clock, config });

  function get(path: string, headers: Record<string, string> = {}, method = "GET", body = "") {
    return sendRequest(
      { port, path, method, headers: { host: "localhost", "accept-encoding": chromium, ...headers } },
      body,
    );
  }

  /** Fetches the dictionary that a page names, as a browser does when it is idle. */
  async function learn(path: string) {
    const link = await vi.waitUntil(async () => (await get(path)).headers.link, patience);
    const [, address = ""] = /^<([^>]+)>; rel="compression-dictionary"$/.exec(String(link)) ?? [];
    const answer = await get(address);
    const bytes = Buffer.from(textOf(answer));
    return { address, answer, bytes, name: `:${hash("sha256", bytes, "base64")}:` };
  }

  return { get, learn, answerPage, clock, site };
}

function textOf({ headers, body }: Pick<Response, "headers" | "body">, dictionary: Buffer = Buffer.alloc(0)): string {
  switch (headers["content-encoding"]) {
    case "br":
      return String(brotliDecompressSync(body));
    case "gzip":
      return String(gunzipSync(body));
    case "dcz":
      expect(body.toString("hex", 0, 40)).toBe(`5e2a4d1820000000${hash("sha256", dictionary)}`);
      return String(zstdDecompressSync(body.subarray(40), { dictionary }));
    default:
      return String(body);
  }
}

test("a browser that has the dictionary of a site gets its pages as the difference from it", async () => {
  const { get, learn } = await start();
  const { answer, bytes, name } = await learn("/a");
  expect(bytes.toString()).toBe(documentAt("/", "build 1").replace(/<main>.*(?=<\/main>)/, ""));
  expect(answer.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "use-as-dictionary": 'match="/*", match-dest=("document" "")',
    vary: "accept-encoding",
  });
  for (const path of ["/a", "/b", "/b", "/"]) {
    const page = await get(path, { "available-dictionary": name });
    expect(page.headers).toMatchObject({
      "content-encoding": "dcz",
      "content-length": String(page.body.length),
      vary: "accept-encoding, available-dictionary",
      "cache-control": "private, no-cache",
    });
    expect([page.headers.link, page.headers["surrogate-key"]]).toEqual([undefined, undefined]);
    expect(textOf(page, bytes)).toBe(documentAt(path, "build 1"));
    expect(page.body.length).toBeLessThan(200);
    const known = await get(path, { "available-dictionary": name, "if-none-match": String(page.headers.etag) });
    expect([known.status, known.headers.vary]).toEqual([304, "accept-encoding, available-dictionary"]);
    const head = await get(path, { "available-dictionary": name }, "HEAD");
    expect([head.body.length, head.headers["content-length"]]).toEqual([0, String(page.body.length)]);
  }
});

test("others get what they got before, and any cache may store it", async () => {
  const { get, learn } = await start();
  const { address } = await learn("/a");
  for (const accepted of ["gzip, br", "gzip", "", chromium]) {
    const page = await get("/a", { "accept-encoding": accepted });
    expect(page.headers).toMatchObject({
      link: `<${address}>; rel="compression-dictionary"`,
      vary: "accept-encoding, available-dictionary",
      "cache-control": expect.stringMatching(/^public, max-age=0, s-maxage=60/),
    });
    expect(textOf(page)).toBe(documentAt("/a", "build 1"));
  }
});

test.each([
  ["an unknown dictionary", () => `:${hash("sha256", "x", "base64")}:`, chromium, true],
  ["no dictionary", () => "x", chromium, true],
  ["a known one without colons", (name: string) => name.slice(1, -1), chromium, true],
  ["two at once", (name: string) => `${name}, ${name}`, chromium, true],
  ["nothing", () => "", chromium, true],
  ["a known one without accepting dcz", (name: string) => name, "gzip, br, zstd", false],
  ["a known one while refusing dcz", (name: string) => name, "gzip, br, dcz;q=0", false],
  ["a known one while accepting anything", (name: string) => name, "*", false],
])(
  "a request that names %s gets an ordinary answer, which no other cache stores",
  async (_, named, accepted, isLinked) => {
    const { get, learn } = await start();
    const { address, name } = await learn("/a");
    const headers = { "available-dictionary": named(name), "accept-encoding": accepted };
    for (const path of ["/a", "/a", "/new"]) {
      const page = await get(path, headers);
      expect(page.headers["content-encoding"]).toMatch(/^(?:br|gzip)$/);
      expect(textOf(page)).toBe(documentAt(path, "build 1"));
      expect(page.headers["cache-control"]).toBe("private, no-cache");
      expect(page.headers.link?.includes(address) ?? false).toBe(isLinked);
    }
  },
);

test("a thousand different dictionaries are answered from the page cache", async () => {
  const { get, learn, answerPage } = await start();
  await learn("/a");
  const before = answerPage.mock.calls.length;
  for (let number = 0; number < 1000; number += 1) {
    const { headers } = await get("/a", { "available-dictionary": `:${hash("sha256", `${number}`, "base64")}:` });
    expect(headers["content-encoding"]).toMatch(/^(?:br|gzip)$/);
  }
  expect(answerPage).toHaveBeenCalledTimes(before);
});

test("each site and language has its own dictionary, which the browser prefers to that of the whole host", async () => {
  const { get, learn } = await start();
  const homes = { "/a": "/*", "/en/a": "/en{/*}?", "/up/a": "/up{/*}?", "/en/up/a": "/en/up{/*}?" };
  const learned = new Map<string, Awaited<ReturnType<typeof learn>>>();
  for (const [path, match] of Object.entries(homes)) {
    const one = await learn(path);
    expect(one.answer.headers["use-as-dictionary"]).toBe(`match="${match}", match-dest=("document" "")`);
    const pattern = new URLPattern(match, "http://localhost");
    for (const other of [homeOf(path), path, `${path}?q=1`])
      expect([other, pattern.test(`http://localhost${other}`)]).toEqual([other, true]);
    expect(pattern.test(`http://localhost${homeOf(path)}x`)).toBe(match === "/*");
    learned.set(path, one);
  }
  expect(new Set([...learned.values()].map(({ name }) => name)).size).toBe(4);
  for (const [path, { address }] of learned)
    for (const [other, { name, bytes }] of learned) {
      const page = await get(path, { "available-dictionary": name });
      expect([path, other, page.headers["content-encoding"] === "dcz"]).toEqual([path, other, path === other]);
      expect(page.headers.link?.includes(address) ?? false).toBe(path !== other);
      expect(textOf(page, bytes)).toBe(documentAt(path, "build 1"));
    }
});

test("what is private, an error, a form, no document or for another host has no dictionary", async () => {
  const { get, learn } = await start();
  const { name, address } = await learn("/a");
  const preview = await createPreviewToken(secret, 1_060_000);
  const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  const asked: Record<string, () => Promise<Response>> = {
    "signed in": () => get("/a", { "available-dictionary": name, cookie: "auth.token=x" }),
    "signed in, first visit": () => get("/a", { cookie: "auth.token=x" }),
    preview: () => get(`/a?preview=${preview}`, { "available-dictionary": name }),
    "a forged preview": () => get("/a?preview=x", { "available-dictionary": name }),
    "an error page": () => get("/missing", { "available-dictionary": name }),
    "a form": () => get("/a", { ...form, "available-dictionary": name }, "POST", "a=1"),
    "a search": () => get("/search?q=x", { "available-dictionary": name }),
    "a feed": () => get("/news.xml", { "available-dictionary": name }),
    "a foreign host": () => get("/a", { "available-dictionary": name, host: "evil.example" }),
    "an unknown dictionary's address": () => get("/assets/shell.0123456789abcdef.dict"),
  };
  for (const [what, ask] of Object.entries(asked)) {
    const { headers } = await ask();
    expect([what, headers["content-encoding"] === "dcz", headers.link]).toEqual([what, false, undefined]);
    expect([what, headers.vary?.includes("available-dictionary") ?? false]).toEqual([what, false]);
  }
  expect((await get("/assets/shell.0123456789abcdef.dict")).status).toBe(404);
  expect((await get(address, { host: "evil.example" })).status).toBe(421);
});

test("when the home page changes, the last dictionary stays in use besides the current one, and no older one", async () => {
  const { get, learn, clock, site } = await start();
  const learned = [await learn("/a")];
  for (const version of ["build 2", "build 3"]) {
    site.version = version;
    clock.time += 200_000;
    await vi.waitUntil(async () => {
      await get("/");
      await get("/a");
      return !(await get("/a")).headers.link?.includes(learned.at(-1)?.address ?? "");
    }, patience);
    learned.push(await learn("/a"));
  }
  const encodings: string[] = [];
  for (const { name, bytes } of learned) {
    const page = await get("/a", { "available-dictionary": name });
    encodings.push(page.headers["content-encoding"] ?? "");
    expect(textOf(page, bytes)).toBe(documentAt("/a", "build 3"));
  }
  expect(encodings).toEqual([expect.stringMatching(/^(?:gzip|br)$/), "dcz", "dcz"]);
  expect((await get(learned[0]?.address ?? "")).status).toBe(404);
});

test("nodes make the same dictionary of the same page; one of another build answers without it", async () => {
  const [one, same, other] = [await start(), await start(), await start({ version: "build 2" })];
  const { name, address, bytes } = await one.learn("/a");
  expect((await same.learn("/b")).address).toBe(address);
  expect(textOf(await same.get("/c", { "available-dictionary": name }), bytes)).toBe(documentAt("/c", "build 1"));
  const learned = await other.learn("/a");
  const page = await other.get("/a", { "available-dictionary": name });
  expect([page.headers["content-encoding"], page.headers.link]).toEqual([
    expect.stringMatching(/^(?:gzip|br)$/),
    expect.stringContaining(learned.address),
  ]);
});

test("COMPRESSION_DICTIONARIES=false switches dictionaries off", async () => {
  const { get } = await start({ environment: { COMPRESSION_DICTIONARIES: "false" } });
  for (const path of ["/", "/a", "/a"]) {
    const { headers } = await get(path, { "available-dictionary": `:${hash("sha256", "x", "base64")}:` });
    expect([headers.link, headers.vary]).toEqual([undefined, "accept-encoding"]);
    expect(headers["cache-control"]).toMatch(/^public/);
  }
});

test("the encoding of each page is reported, once it has a body", async () => {
  const { get, learn } = await start();
  const { name } = await learn("/a");
  const encodings: (string | undefined)[] = [];
  onTestFinished(events.requestAnswered.subscribe(({ encoding }) => void encodings.push(encoding)));
  const { headers } = await get("/b", { "available-dictionary": name });
  for (const more of [{}, { "if-none-match": String(headers.etag) }])
    await get("/b", { "available-dictionary": name, ...more });
  await get("/b", { "accept-encoding": "" });
  await get("/missing");
  await get("/livez");
  expect(encodings).toEqual(["dcz", "dcz", undefined, "identity", undefined, undefined]);
});
