import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import type { Clock } from "#server/clock.ts";
import { parseConfig } from "#server/config/config.ts";
import { createReadiness } from "#server/http/health.ts";
import { inlineScriptHash } from "#server/http/inline-script.ts";
import { createLog } from "#server/http/log.ts";
import { createPreviewToken } from "#server/http/preview-token.ts";
import type { PassThrough } from "#server/http/request-guard.ts";
import type { FallbackErrorPage, PageAnswer } from "#server/pages/page-answer.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { publicPolicy } from "#server/pages/send-page.ts";
import { patience } from "../../patience.ts";
import { aPage, startListeningApp } from "../listening-app.ts";

const text = `<!doctype html><title>Dávky</title>${"<p>Přídavek na dítě</p>".repeat(100)}`;

function page(part: Partial<PageAnswer> = {}): PageAnswer {
  return aPage({ body: text, ...part });
}

interface Start {
  answerPage?: (request: PageRequest) => Promise<PageAnswer>;
  fallbackErrorPage?: FallbackErrorPage;
  siteHosts?: () => Promise<string[]>;
  dev?: PassThrough;
  isReady?: () => Promise<boolean> | boolean;
  files?: Record<string, string | Buffer>;
  environment?: Record<string, string>;
  ages?: Clock;
}

async function start({ files, dev, environment, ...given }: Start = {}) {
  const answerPage = vi.fn(given.answerPage ?? (async () => page()));
  const lines: Record<string, unknown>[] = [];
  const clock = { time: 1_000_000, now: () => clock.time };
  const { app, port } = await startListeningApp({
    config: parseConfig({ RENDER_DEADLINE_MS: "200", ...environment }),
    log: createLog("debug", { write: (line) => lines.push(JSON.parse(line)) }),
    clock,
    fallbackErrorPage: (status, { path }) => page({ status, body: `last resort ${status} ${path}`, cacheable: false }),
    siteHosts: async () => ["mpsv.localhost"],
    ...given,
    answerPage,
    clientRoot: files ? temporaryFolder(files) : null,
    dev: dev ?? null,
  });
  const send = (head: string) => exchange(port, `${head}\r\nConnection: close\r\n\r\n`);
  const get = (target: string, headers: Record<string, string> = {}, method = "GET") => {
    const fields = Object.entries({ Host: "localhost", ...headers }).map(([name, value]) => `\r\n${name}: ${value}`);
    return send(`${method} ${target} HTTP/1.1${fields.join("")}`);
  };
  return { app, port, clock, lines, answerPage, get, send };
}

/** Sends raw bytes, which fetch cannot. Rejects when no response comes. */
function exchange(port: number, bytes: string) {
  return new Promise<{ status: number; headers: Map<string, string>; body: Buffer }>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.setTimeout(20_000, () => socket.destroy(new Error("no answer in 20 seconds")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf("\r\n\r\n");
      const [statusLine = "", ...fields] = answer.subarray(0, end).toString("latin1").split("\r\n");
      const headers = new Map(
        fields.map((field) => [(field.split(": ", 1)[0] ?? "").toLowerCase(), field.replace(/^.*?: /, "")]),
      );
      resolve({ status: Number(statusLine.split(" ")[1]), headers, body: answer.subarray(end + 4) });
    });
  });
}

test.each([
  ["/?hasOwnProperty=1&a=2", 200],
  ["/?__proto__[x]=1", 200],
  ["/index.pageContext.json", 404],
  ["/index.pageContext%2Ejson", 404],
  ["/x/%69ndex.pageContext.json", 404],
  ["/x/index.pageContext.json?_vike=zz", 404],
  ["/x?_vike=1", 200],
  ["/@vite/client", 404],
  ["/@fs/etc/passwd", 404],
  ["/%40fs/etc/passwd", 404],
  ["/__vite_ping", 404],
  ["http://evil.example/x", 400],
  ["http://evil.example/x/", 400],
  ["*", 400],
  ["//evil.example", 400],
  ["//evil.example/", 400],
  ["/\\evil.example/", 400],
  ["/\t/example.com", 400],
  ["/\x80", 400],
  ["/x\x00", 400],
  ["/en/../ru", 400],
  ["/%2e%2e/x", 400],
  ["/a%2f..%2fb", 400],
  ["/%E0%A4%A", 400],
  ["/assets/../server/main.ts", 400],
  [`/${"x".repeat(5000)}`, 414],
  [`/?${"a&".repeat(10_000)}`, 414],
  ["/x".repeat(40), 404],
  ["/en/", 308],
  ["/EN", 308],
  ["/%65n", 308],
  ["/en//x", 308],
  ["/x/?//evil.example", 308],
  ["/%252e%252e/x", 200],
])("answers %j immediately with %i and without leaving the site", async (target, status) => {
  const { get } = await start();
  const answer = await get(target);
  // Node itself refuses headers beyond 16 kB before we see the target.
  expect(answer.status).toBe(target.length > 16_000 ? 431 : status);
  expect(answer.headers.get("cache-control")).toBe(status === 200 ? publicPolicy : "no-store");
  const location = answer.headers.get("location");
  expect(location !== undefined).toBe(status === 308);
  expect(new URL(location ?? "/", "http://localhost").host).toBe("localhost");
});

test("a redirect preserves the query of the canonical address", async () => {
  const { get } = await start();
  expect((await get("/EN//x/?q=a%20b")).headers.get("location")).toBe("/en/x?q=a+b");
});

test.each(["PUT", "DELETE", "OPTIONS", "PROPFIND", "TRACE"])("the method %s is not allowed", async (method) => {
  const { get, answerPage } = await start();
  const answer = await get("/x", { "Content-Length": "0" }, method);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET, HEAD");
  expect(answerPage).not.toHaveBeenCalled();
});

test.each(["LOCALHOST:3000", "localhost.", "127.0.0.1", "[::1]:80", "mpsv.localhost"])(
  "answers requests to the host %s",
  async (Host) => {
    const { get } = await start();
    expect((await get("/", { Host })).status).toBe(200);
  },
);

test.each(["evil.example", "localhost.evil.example", "localhost/x", "a b", ""])("refuses the host %j", async (Host) => {
  const { get, answerPage } = await start({ files: { "favicon.svg": "<svg/>" } });
  for (const target of ["/", "/favicon.svg"]) {
    const answer = await get(target, { Host, "X-Forwarded-Host": "localhost" });
    expect(answer.status).toBe(421);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  }
  expect(answerPage).not.toHaveBeenCalled();
});

test("refuses a request without a host", async () => {
  const { send } = await start();
  expect((await send("GET / HTTP/1.1")).status).toBe(421);
  expect((await send("GET / HTTP/1.0")).status).toBe(421);
});

test("while the hosts of the sites are unknown, only configured hosts get pages and others get a 503", async () => {
  const { get, lines } = await start({ siteHosts: () => Promise.reject(new Error("CMS is down")) });
  expect((await get("/")).status).toBe(200);
  const answer = await get("/x", { Host: "mpsv.localhost" });
  expect(answer.status).toBe(503);
  expect(answer.body.toString()).toBe("last resort 503 /x");
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(1);
});

test.each([
  ["fails", () => Promise.reject(new Error("CMS is down"))],
  ["hangs", () => new Promise<string[]>(() => {})],
])(
  "while the CMS %s, files independent of the site are served to any host, and everything is during maintenance",
  async (_, siteHosts) => {
    const Host = "mpsv.localhost";
    const open = await start({ siteHosts });
    const files = ["/robots.txt", "/.well-known/security.txt"];
    for (const path of files) expect((await open.get(path, { Host })).status).toBe(200);
    const closed = await start({ siteHosts, environment: { MAINTENANCE: "true" } });
    for (const path of [...files, "/x"]) expect((await closed.get(path, { Host })).status).toBe(200);
    expect(closed.answerPage.mock.calls.map(([{ host }]) => host)).toEqual([Host, Host, Host]);
  },
);

test("the renderer receives a canonical request and nothing else", async () => {
  const { get, answerPage } = await start();
  await get("/p%C5%99?layout=../x", {
    Host: "MPSV.localhost.:80",
    "User-Agent": "tester",
    "X-Forwarded-Host": "evil.example",
  });
  expect(answerPage).toHaveBeenCalledExactlyOnceWith({
    host: "mpsv.localhost",
    visitor: anyone,
    path: "/p%C5%99",
    query: new Map(),
    userAgent: "tester",
    isPreview: false,
    form: null,
    nonce: null,
  });
});

test("each layout is a page of its own in the cache, however it is requested", async () => {
  const { get, answerPage } = await start();
  for (const target of ["/x?layout=false", "/x?layout=none", "/x?layout=false&layout=simple"]) await get(target);
  expect(answerPage).toHaveBeenCalledOnce();
  expect(answerPage.mock.lastCall?.[0].query).toEqual(new Map([["layout", ["none"]]]));
});

test.each(["", "1", "a.b.c"])("unpublished content is not shown for the invalid token preview=%s", async (token) => {
  const { get, answerPage } = await start();
  const { headers } = await get(`/x?preview=${token}`);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(answerPage).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ isPreview: false, previewRefusal: "invalid" }),
  );
  await get("/x");
  expect(answerPage).toHaveBeenCalledTimes(2);
});

test("a preview is rendered for each request and never cached", async () => {
  const secret = "0123456789abcdef0123456789abcdef";
  const { get, clock, answerPage } = await start({ environment: { PREVIEW_SECRET: secret } });
  const token = await createPreviewToken(secret, clock.time + 60_000);
  await get("/x");
  for (const _ of [1, 2]) {
    const { status, headers } = await get(`/x?preview=${token}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
  }
  expect(answerPage.mock.calls.map(([{ isPreview }]) => isPreview)).toEqual([false, true, true]);
  await get("/x");
  expect(answerPage).toHaveBeenCalledTimes(3);
});

test("only a response to a valid preview token may be framed by the configured origins", async () => {
  const secret = "0123456789abcdef0123456789abcdef";
  const origins = ["https://cms.example.org", "http://localhost:4000"];
  const environment = { PREVIEW_SECRET: secret };
  const plain = await start({ environment });
  const framed = await start({ environment: { ...environment, PREVIEW_FRAME_ANCESTORS: origins.join(", ") } });
  const token = await createPreviewToken(secret, framed.clock.time + 60_000);
  const expired = await createPreviewToken(secret, framed.clock.time - 60_000);
  for (const target of [
    "/x",
    "/x?preview=1",
    `/x?preview=${expired}`,
    "/x?at=2027-01-01",
    "/livez",
    "//evil.example",
  ]) {
    const [without, others] = await Promise.all([plain.get(target), framed.get(target)]);
    for (const answer of [without, others]) answer.headers.delete("date");
    expect(others, target).toEqual(without);
    expect(others.headers.get("x-frame-options"), target).toBe("SAMEORIGIN");
  }
  const shown = await framed.get(`/x?preview=${token}`);
  const refused = await plain.get(`/x?preview=${token}`);
  expect(refused.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(shown.headers.has("x-frame-options")).toBe(false);
  expect(shown.headers.get("content-security-policy")).toBe(
    refused.headers.get("content-security-policy")?.replace("frame-ancestors 'self'", `$& ${origins.join(" ")}`),
  );
});

test("in development every preview may be framed by the configured origins, and no other page", async () => {
  const environment = { PREVIEW_FRAME_ANCESTORS: "https://cms.example.org" };
  const { get } = await start({ dev: async () => false, environment });
  const policyOf = async (target: string) => (await get(target)).headers.get("content-security-policy");
  expect(await policyOf("/x")).toContain("frame-ancestors 'self';");
  expect(await policyOf("/x?preview=")).toContain("frame-ancestors 'self' https://cms.example.org;");
});

test("setting the clock back does not keep a page in the cache for longer", async () => {
  const ages = { time: 1_000_000, now: () => ages.time };
  const { get, clock, answerPage } = await start({ ages });
  await get("/x");
  clock.time -= 3_600_000;
  ages.time += 61_000;
  await get("/x");
  await vi.waitFor(() => expect(answerPage).toHaveBeenCalledTimes(2), patience);
});

test("with ROOT_REDIRECT the root redirects to the visitor's language", async () => {
  const { get, answerPage } = await start({ environment: { ROOT_REDIRECT: "true" } });
  const { status, headers } = await get("/", { Cookie: "a=b; locale=ua", "Accept-Language": "en" });
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([302, "/ua", "no-store"]);
  expect((await get("/", { Cookie: "locale=cs" })).status).toBe(200);
  expect(answerPage.mock.calls.map(([{ path }]) => path)).toEqual(["/ua", "/"]);
});

test.each([
  ["to the next of the browser's languages", 404, "ru, en;q=0.5", "/en"],
  ["to Czech if that comes first", 404, "ru, cs;q=0.9, en;q=0.5", undefined],
  ["to English if the browser's languages are missing", 404, "ru, ua;q=0.5", "/en"],
  ["to the language while its home page cannot be read", 503, "ru", "/ru"],
])("the root redirect skips languages without a home page: %s", async (_, status, accepted, location) => {
  const { get } = await start({
    environment: { ROOT_REDIRECT: "true" },
    answerPage: async ({ path }) => page({ status: ["/ru", "/ua"].includes(path) ? status : 200 }),
  });
  const answer = await get("/", { "Accept-Language": accepted });
  expect([answer.status, answer.headers.get("location")]).toEqual([location ? 302 : 200, location]);
});

test("the root does not redirect to a language host without a home page", async () => {
  const { get, answerPage } = await start({
    environment: { ROOT_REDIRECT: "true", LANGUAGE_ORIGINS: '{"mpsv.localhost":{"en":"https://labour.example"}}' },
    answerPage: async ({ host }) => page({ status: host === "labour.example" ? 404 : 200 }),
  });
  expect((await get("/", { Host: "mpsv.localhost", "Accept-Language": "en" })).status).toBe(200);
  expect(answerPage.mock.calls.map(([{ host, path }]) => host + path)).toEqual(["labour.example/", "mpsv.localhost/"]);
});

test("a host configured for one language is served", async () => {
  const environment = { LANGUAGE_ORIGINS: '{"mpsv.localhost":{"en":"https://labour.example"}}' };
  const { get } = await start({ environment });
  expect((await get("/", { Host: "labour.example" })).status).toBe(200);
  expect((await get("/", { Host: "other.example" })).status).toBe(421);
});

test.each([
  ["q=a?b", "a?b"],
  ["q=a??b?", "a??b?"],
  ["q=?", "?"],
  ["layout=none?&q=%3Fa%23b", "?a#b"],
  ["q=a=b?c=d", "a=b?c=d"],
  ["q=C%2B%2B+a%26b%3D?", "C++ a&b=?"],
  ["q=100%25?%", "100%?%"],
])("the query ?%s is read to its end", async (query, term) => {
  const { get, answerPage } = await start();
  expect((await get(`/x?${query}`)).status).toBe(200);
  expect(answerPage.mock.lastCall?.[0].query.get("q")).toEqual([term]);
});

test("empty parameters are removed, and others keep all of their value", async () => {
  const { get } = await start();
  expect((await get("/x?page=&q=a?b")).headers.get("location")).toBe("/x?q=a%3Fb");
});

test("unknown parameters do not create another cached page", async () => {
  const { get, answerPage } = await start();
  for (const target of ["/x", "/x?a=1", "/x?a=2&b"]) expect((await get(target)).status).toBe(200);
  expect(answerPage).toHaveBeenCalledOnce();
});

test("pages are compressed as the client accepts", async () => {
  const { get } = await start();
  const getBest = () => get("/x", { "Accept-Encoding": "gzip, deflate, br, zstd" });
  const first = await getBest();
  expect(first.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(first.body).toString()).toBe(text);
  const brotli = await vi.waitUntil(async () => {
    const next = await getBest();
    return next.headers.get("content-encoding") === "br" ? next : null;
  }, patience);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
  const gzip = await get("/x", { "Accept-Encoding": "gzip, br;q=0" });
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  const plain = await get("/x");
  expect(plain.headers.has("content-encoding")).toBe(false);
  expect(plain.body.toString()).toBe(text);
  for (const { headers } of [first, brotli, gzip, plain]) expect(headers.get("vary")).toBe("accept-encoding");
});

const consent = "consent=1.2026-01-01.11; other=1";

test.each([
  ["GET", {}],
  ["GET", { "Accept-Encoding": "gzip, deflate, br, zstd" }],
  ["GET", { "Accept-Encoding": "gzip", Cookie: consent }],
  ["HEAD", { "Accept-Encoding": "gzip" }],
  ["GET", { "If-None-Match": "*" }],
  ["HEAD", { "If-None-Match": "*" }],
])("the response to %s %j is the same with and without the router", async (method, headers: Record<string, string>) => {
  const siteHosts = vi.fn(async () => ["mpsv.localhost"]);
  const { get, lines } = await start({ siteHosts, answerPage: async () => page({ fileName: "a.txt" }) });
  const answer = async (target = "/x") => {
    siteHosts.mockClear();
    const { headers: fields, ...rest } = await get(target, { Host: "mpsv.localhost", ...headers }, method);
    // Fastify adds a Content-Length to HEAD responses without one.
    if (rest.status === 304) fields.delete("content-length");
    const { date: _, ...others } = Object.fromEntries([...fields].toSorted());
    return { ...rest, headers: others, isRouted: siteHosts.mock.calls.length > 0 };
  };
  const routed = () => answer("/x?unknown=1");
  // The second visitor triggers Brotli compression, and the next one gets it.
  for (const _ of [1, 2, 3]) await vi.waitUntil(async () => (await answer()).isRouted === false, patience);
  await vi.waitUntil(
    async () => (await answer()).headers["content-encoding"] !== "gzip" || headers["Accept-Encoding"] === "gzip",
    patience,
  );
  const direct = await answer();
  expect(direct).toEqual({ ...(await routed()), isRouted: false });
  expect(lines.at(-2)).toMatchObject({ msg: "request", method, path: "/x", status: direct.status, cache: "hit" });
  const own = Object.fromEntries(["ms", "time", "requestId"].map((name) => [name, lines.at(-2)?.[name]]));
  expect(lines.at(-2)).toEqual({ ...lines.at(-1), ...own });
});

test.each([
  ["a session", "/x", { Cookie: "auth.token=x" }],
  ["a query", "/x?a=1", {}],
  ["a form", "/x", { "Content-Type": "application/x-www-form-urlencoded" }, "POST"],
])("a request with %s goes through the router", async (_, target, headers, method = "GET") => {
  const siteHosts = vi.fn(async () => ["mpsv.localhost"]);
  const { get } = await start({ siteHosts });
  const host = { Host: "mpsv.localhost" };
  for (const _time of [1, 2, 3]) await get("/x", host);
  siteHosts.mockClear();
  await get("/x", host);
  expect(siteHosts).not.toHaveBeenCalled();
  await get(target, { ...host, ...headers }, method);
  expect(siteHosts).toHaveBeenCalled();
});

test("a host removed from the sites is refused a second later, whatever is cached", async () => {
  let hosts = ["mpsv.localhost"];
  const { get, clock } = await start({ siteHosts: async () => hosts });
  const ask = async () => (await get("/x", { Host: "mpsv.localhost" })).status;
  for (const _ of [1, 2, 3]) expect(await ask()).toBe(200);
  hosts = [];
  clock.time += 1001;
  await vi.waitUntil(async () => (await ask()) === 421, { timeout: 5000 });
});

test("a page the client already has is a 304", async () => {
  const { get } = await start();
  const etag = (await get("/x")).headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  for (const known of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
    const answer = await get("/x", { "If-None-Match": known, "Accept-Encoding": "br" });
    expect([answer.status, answer.headers.get("etag"), answer.body.length]).toEqual([304, etag, 0]);
  }
  expect((await get("/x", { "If-None-Match": '"other"' })).status).toBe(200);
});

test("HEAD has the headers of GET and no body", async () => {
  const { get } = await start({ files: { "favicon.svg": "<svg/>" } });
  for (const target of ["/x", "/favicon.svg", "/livez"]) {
    const [full, head] = [await get(target), await get(target, {}, "HEAD")];
    for (const answer of [full, head]) answer.headers.delete("date");
    expect(full.body.length).toBeGreaterThan(0);
    expect(head.body.length).toBe(0);
    expect(head.headers).toEqual(full.headers);
  }
});

test("redirects and errors of the renderer are passed on and not cached", async () => {
  const answers = new Map([
    ["/moved", page({ status: 301, body: "", location: "/new", cacheable: false })],
    ["/missing", page({ status: 404, cacheable: false })],
  ]);
  const { get } = await start({ answerPage: async ({ path }) => answers.get(path) ?? page() });
  const moved = await get("/moved");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/new"]);
  for (const answer of [moved, await get("/missing")]) {
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.has("etag")).toBe(false);
  }
});

test("a renderer that throws or hangs results in the fallback error page", async () => {
  const answerPage = ({ path }: PageRequest) =>
    path === "/hang" ? new Promise<never>(() => {}) : Promise.reject(new Error("bug"));
  const { get, lines } = await start({ answerPage });
  const [broken, late] = [await get("/x?secret=1"), await get("/hang")];
  expect([broken.status, broken.body.toString()]).toEqual([500, "last resort 500 /x"]);
  expect([late.status, late.body.toString(), late.headers.get("retry-after")]).toEqual([
    503,
    "last resort 503 /hang",
    "30",
  ]);
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([
    { path: "/x", err: { message: "bug" } },
    { path: "/hang" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test("if the fallback error page fails, the response is plain text", async () => {
  const fail = () => {
    throw new Error("no page at all");
  };
  const { get } = await start({ answerPage: fail, fallbackErrorPage: fail });
  const answer = await get("/");
  expect([answer.status, answer.body.toString()]).toEqual([500, "500 Internal Server Error\n"]);
});

test.each([
  ["/en/../ru", 400, "/en"],
  ["/english/../ru", 400, "/"],
  [`/ua/${"x".repeat(5000)}`, 414, "/ua"],
  ["/x".repeat(40), 404, "/"],
])("a browser gets an HTML error page for the malformed address %j, in its language", async (target, status, path) => {
  const { get } = await start();
  const answer = await get(target, { accept: "text/html,*/*;q=0.8" });
  expect([answer.status, answer.body.toString()]).toEqual([status, `last resort 404 ${path}`]);
  expect(answer.headers.get("connection")).toBe("close");
  expect(answer.headers.has("retry-after")).toBe(false);
  expect((await get(target)).headers.get("content-type")).toBe("text/plain; charset=utf-8");
});

test("a stale page has an Age header", async () => {
  const answers = [page(), page({ status: 503, cacheable: false })];
  const { get, clock } = await start({ answerPage: async () => answers.shift() ?? page() });
  expect((await get("/")).headers.has("x-content-age")).toBe(false);
  clock.time += 150_000;
  const stale = await get("/");
  expect([stale.status, stale.headers.get("x-content-age")]).toEqual([200, "90"]);
});

test("every response carries the security headers", async () => {
  const { get } = await start({ files: { "assets/a.js": "1" } });
  for (const target of ["/", "/assets/a.js", "/assets/none.js", "/livez", "//evil.example", "/EN"]) {
    const { headers } = await get(target);
    expect(headers.get("content-security-policy")).toContain(`script-src 'self' '${inlineScriptHash}'; `);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBeTruthy();
  }
});

test("the health endpoint answers on any host and follows readiness", async () => {
  let ready = false;
  const { get } = await start({ isReady: () => ready });
  const statusOf = async (target: string) => (await get(target, { Host: "10.0.0.7:8080" })).status;
  expect([await statusOf("/livez"), await statusOf("/readyz")]).toEqual([200, 503]);
  ready = true;
  expect([await statusOf("/livez"), await statusOf("/readyz")]).toEqual([200, 200]);
});

test("a portal is ready once it has read the list of sites, and stays ready", async () => {
  let answer: () => Promise<unknown> = () => Promise.reject(new Error("CMS is down"));
  const { get } = await start({ isReady: createReadiness(() => answer()) });
  expect((await get("/readyz")).status).toBe(503);
  answer = () => new Promise(() => {});
  expect((await get("/readyz")).status).toBe(503);
  answer = async () => [];
  expect((await get("/readyz")).status).toBe(200);
  answer = () => Promise.reject(new Error("CMS is down"));
  expect((await get("/readyz")).status).toBe(200);
  const independent = await start({ isReady: createReadiness(null) });
  expect((await independent.get("/readyz")).status).toBe(200);
});

test("each request is logged in one line, at debug level for files and health", async () => {
  const { get, lines } = await start({ files: { "assets/a.js": "1" } });
  for (const target of ["/x?q=secret", "/x", "/assets/a.js", "/livez", "/..?q=secret"]) await get(target);
  await vi.waitFor(() => expect(lines).toHaveLength(5), patience);
  expect(lines).toMatchObject([
    { level: 30, method: "GET", path: "/x", status: 200, bytes: Buffer.byteLength(text), cache: "miss" },
    { level: 30, path: "/x", cache: "hit" },
    { level: 20, path: "/assets/a.js", status: 200, bytes: 1 },
    { level: 20, path: "/livez" },
    { level: 30, path: "/..", status: 400 },
  ]);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test("only the files of the built client are served", async () => {
  const files = {
    "assets/a.js": "1",
    "assets/a.js.map": "{}",
    "assets/b.js.br": "",
    ".vite/manifest.json": "{}",
    ".env": "X=1",
  };
  const { get, answerPage } = await start({ files });
  expect((await get("/assets/a.js")).body.toString()).toBe("1");
  for (const target of ["/assets/a.js.map", "/assets/b.js", "/assets/b.js.br", "/assets/none.js"]) {
    const { status, headers } = await get(target);
    expect([target, status, headers.get("cache-control")]).toEqual([target, 404, "no-store"]);
  }
  expect(answerPage).not.toHaveBeenCalled();
  for (const target of ["/.env", "/.vite/manifest.json"]) expect((await get(target)).body.toString()).toBe(text);
});

test.each([
  ["assets/entry.BxK3_z9a.js", "public, max-age=31536000, immutable"],
  ["assets/chunks/chunk-Cq1-8sLp.css", "public, max-age=31536000, immutable"],
  ["assets/icons/card-download.svg", "public, max-age=86400"],
  ["favicon.svg", "public, max-age=86400"],
  ["builds/latest.json", "no-cache"],
])("clients cache %s with %s", async (name, cacheControl) => {
  const { get } = await start({ files: { [name]: "content", [`${name}.br`]: "brotli" } });
  for (const encoding of ["identity", "br"]) {
    const { headers, body } = await get(`/${name}`, { "Accept-Encoding": encoding });
    expect(headers.get("cache-control")).toBe(cacheControl);
    expect(headers.get("etag")).toBeTruthy();
    expect(headers.get("vary")).toBe("accept-encoding");
    expect(body.toString()).toBe(encoding === "br" ? "brotli" : "content");
  }
});

test("in development Vite's middleware runs first and each page gets its own nonce", async () => {
  const dev = vi.fn<PassThrough>(async (request, response) => {
    const isOwn = request.url?.startsWith("/@vite/") ?? false;
    if (isOwn) response.end("client");
    return isOwn;
  });
  const { get, answerPage } = await start({ dev });
  expect((await get("/@vite/client//x")).body.toString()).toBe("client");
  const answers = [await get("/x"), await get("/x")];
  const nonces = answerPage.mock.calls.map(([request]) => request.nonce);
  expect(new Set(nonces).size).toBe(2);
  answers.forEach(({ headers }, index) => {
    expect(headers.get("content-security-policy")).toContain(`'nonce-${nonces[index]}'`);
    expect(headers.get("content-security-policy")).not.toContain("trusted-types");
  });
  expect((await get("//evil.example")).status).toBe(400);
  expect(dev).toHaveBeenCalledTimes(3);
});

test("a request that is not HTTP gets a 400 and a log line that says why", async () => {
  const { port, lines } = await start();
  const answer = await exchange(port, "nonsense\r\n\r\n");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([400, "no-store"]);
  const refused = { msg: "request", route: "refused", status: 400, reason: "HPE_INVALID_METHOD" };
  expect(lines).toContainEqual(expect.objectContaining(refused));
});

test("slow clients time out, large headers get a 431, and an unknown Expect header is ignored", async () => {
  const { app, get } = await start();
  expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, timeout: 60_000 });
  expect(app.server.keepAliveTimeout).toBeGreaterThanOrEqual(5000);
  expect((await get("/x", { Expect: "nonsense" })).status).toBe(200);
  expect((await get("/x", { "X-Large": "x".repeat(20_000) })).status).toBe(431);
});

test.each([
  ["https://registr.example/smlouvy", "empty", 204],
  ["https://registr.example/smlouvy", "document", 301],
  ["/rodina", "empty", 301],
])("a redirect to %s is answered to a fetch for %s with %i", async (location, destination, status) => {
  const { get } = await start({ answerPage: async () => page({ status: 301, body: "", location, cacheable: false }) });
  const { headers, ...answer } = await get("/x", { "Sec-Fetch-Dest": destination });
  expect(answer.status).toBe(status);
  expect(headers.get("location")).toBe(status === 204 ? undefined : location);
});

test("redirects in a preview keep its parameters on this host and never pass its token to another", async () => {
  const secret = "0123456789abcdef0123456789abcdef";
  const targets = ["/y?page=2#a", "//evil.example/y", "https://evil.example/y"];
  const answerPage = async ({ path }: PageRequest) => page({ status: 302, location: targets[Number(path[1])] ?? "/" });
  const { get, clock } = await start({ environment: { PREVIEW_SECRET: secret }, answerPage });
  const token = await createPreviewToken(secret, clock.time + 60_000);
  const leadsTo = async (address: string) => (await get(address)).headers.get("location");
  expect(await leadsTo(`/0?preview=${token}&at=2027-01-01&layout=none`)).toBe(
    `/y?page=2&preview=${token}&at=2027-01-01#a`,
  );
  expect(await leadsTo(`/1?preview=${token}`)).toBe(targets[1]);
  expect(await leadsTo(`/2?preview=${token}`)).toBe(targets[2]);
  expect(await leadsTo("/0?at=2027-01-01")).toBe(targets[0]);
});

test("only a preview can be requested as of another time", async () => {
  const secret = "0123456789abcdef0123456789abcdef";
  const { get, clock, answerPage } = await start({ environment: { PREVIEW_SECRET: secret } });
  const token = await createPreviewToken(secret, clock.time + 60_000);
  await get("/x?at=2027-01-01");
  await get(`/x?preview=${token}&at=2027-01-01&at=2028-01-01`);
  expect(answerPage.mock.calls.map(([{ at }]) => at)).toEqual([undefined, "2027-01-01"]);
});

test("a client that disconnects is not logged as an error", async () => {
  const { port, lines } = await start();
  const socket = connect(port, "127.0.0.1");
  socket.write("POST /x HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n");
  socket.write("Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na=1");
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), patience);
  expect(lines.filter(({ level, err }) => Number(level) > 30 || err !== undefined)).toEqual([]);
});
