import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { Agent, createServer, type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#harness/cluster/free-port.ts";
import { startNginx } from "#harness/cluster/nginx.ts";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { writeOutagePages } from "#renderer/build/outage-pages.ts";
import { knownParameters } from "#server/pages/page-query.ts";
import { events } from "#server/telemetry/events.ts";
import { startCms, startNode } from "./rendering-node.ts";

/** nginx configured as in deploy/, in front of one node whose responses the test defines. */
async function start({ near = "127.0.0.1" } = {}) {
  const outage = temporaryFolder();
  writeOutagePages(outage);
  const requests: string[] = [];
  const node = createServer((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`);
    const isPublic = request.url?.startsWith("/assets/");
    response.setHeader("cache-control", isPublic ? "public, max-age=1" : "private, no-cache");
    response.setHeader("vary", "accept-encoding");
    if (request.url === "/broken") response.statusCode = 503;
    setTimeout(() => response.end(`answer ${requests.length}`), 50);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => node.once("listening", resolve));
  const stopNode = () => {
    node.closeAllConnections();
    return new Promise((resolve) => node.close(resolve));
  };
  onTestFinished(() => void stopNode());
  const address = node.address();
  const port = await freePort();
  const nginx = await startNginx(port, [typeof address === "object" ? (address?.port ?? 0) : 0], {
    outagePages: outage,
    near,
  });
  onTestFinished(nginx.stop);
  const get = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(`http://localhost:${port}${path}`, options);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  return { folder: nginx.folder, outage, requests, port, stopNode, get };
}

test("built files are cached, requested once and served while no node responds; pages are not cached", async () => {
  const { requests, port, stopNode, get } = await start();
  const files = await Promise.all(Array.from({ length: 20 }, () => get("/assets/a.js")));
  expect(new Set(files.map(({ text }) => text))).toEqual(new Set(["answer 1"]));
  expect(requests).toEqual([`localhost:${port} /assets/a.js`]);
  expect([(await get("/x")).text, (await get("/x")).text]).toEqual(["answer 2", "answer 3"]);
  expect(await get("/broken")).toMatchObject({ status: 503, text: "answer 4" });
  await stopNode();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await get("/assets/a.js")).toMatchObject({ status: 200, text: "answer 1" });
  expect((await get("/x")).status).toBe(503);
});

test.each([
  ["127.0.0.1", 200, "answer 3"],
  ["10.0.0.1", 403, "answer 1"],
])(
  "with %s as the only address of nodes, this machine's notification gets %d and its refresh %s",
  async (near, status, text) => {
    const { get } = await start({ near });
    const path = "/assets/a.js";
    await get(path);
    expect((await get("/_portal/changed", { method: "POST" })).status).toBe(status);
    expect((await get(path, { headers: { "x-portal-refresh": "1" } })).text).toBe(text);
  },
);

test("the log of nginx has no code of a sign-in and no words of a search", async () => {
  const { get, folder } = await start();
  await get("/auth/callback?code=secret-code&state=secret-state");
  await get("/hledani?q=secret-words", { headers: { referer: "https://www.example.org/?q=secret-words" } });
  const log = () => readFileSync(join(folder, "access.log"), "utf8");
  await expect.poll(() => log().trim().split("\n")).toHaveLength(2);
  expect(log()).toContain('"GET /auth/callback HTTP/1.1" 200');
  expect(log()).not.toContain("secret");
});

test("nginx does not tell its version, not even when it refuses a request itself", async () => {
  const { get } = await start();
  const answers = [await get("/x"), await get("/x", { headers: { cookie: "x".repeat(40_000) } })];
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  for (const { headers, text } of answers) expect(`${headers.get("server")} ${text}`).not.toMatch(/nginx\/\d/);
});

const chromium = "gzip, deflate, br, zstd, dcb, dcz";
const nameOf = (dictionary: string | Buffer) => `:${hash("sha256", dictionary, "base64")}:`;

test("an error of a node for a browser with a dictionary is asked for again without it, and shown in the end", async () => {
  const { requests, stopNode, get } = await start();
  const headers = { "available-dictionary": nameOf("a"), "accept-encoding": chromium };
  expect(await get("/broken", { headers })).toMatchObject({ status: 503, text: "answer 2" });
  expect(await get("/form", { headers, method: "POST" })).toMatchObject({ status: 200, text: "answer 3" });
  expect(requests).toHaveLength(3);
  await stopNode();
  const { status, text } = await get("/en/x", { headers });
  expect([status, text.includes('<html lang="en">')]).toEqual([503, true]);
});

test("a hanging node is skipped: its visitors are served by the other one", async () => {
  let unanswered = 0;
  const hanging = createServer(() => (unanswered += 1));
  const servers = [hanging, createServer((_, response) => response.end("answer"))];
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
  }
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" ? (address?.port ?? 0) : 0;
  });
  const port = await freePort();
  onTestFinished((await startNginx(port, ports, { outagePages: temporaryFolder() })).stop);
  const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
  expect(await Promise.all(["/a", "/b"].map(get))).toEqual([200, 200]);
  expect(unanswered).toBe(1);
  for (const path of ["/c", "/d"]) expect(await get(path)).toBe(200);
  expect(unanswered).toBe(1);
});

/** Two nodes with a store behind nginx; they purge its cache after changes. */
async function startFront(environment: Record<string, string> = {}) {
  const redis = await startRedis();
  onTestFinished(redis.stop);
  const source = await startCms();
  const port = await freePort();
  const start = () => startNode(source, redis.url, { FRONT_CACHES: `http://127.0.0.1:${port}`, ...environment });
  const nodes = [await start(), await start()];
  const ports = nodes.map(({ origin }) => Number(new URL(origin).port));
  const nginx = await startNginx(port, ports, { outagePages: temporaryFolder() });
  onTestFinished(nginx.stop);
  // Common parts are cached: a page does not wait long for them.
  for (const node of nodes) await node.page("/cookies");
  const reached = () => nodes.flatMap(({ lines }) => lines).filter((line) => line === "request").length;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string; body: Buffer; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const sent = { host: `localhost:${port}`, ...headers };
      request({ agent, host: "127.0.0.1", port, path, headers: sent }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk) => chunks.push(chunk));
        incoming.once("end", () => {
          const body = Buffer.concat(chunks);
          const { statusCode: status = 0, headers: sentHeaders } = incoming;
          resolve({ status, text: unpacked(body, sentHeaders["content-encoding"]), body, headers: sentHeaders });
        });
      })
        .once("error", reject)
        .end();
    });
  const held = () =>
    globSync(join(nginx.folder, "cache/**/*"), { withFileTypes: true }).filter((file) => file.isFile());
  const keyOf = (file: string) => /\nKEY: (.*)\n/.exec(readFileSync(file, "latin1"))?.[1] ?? "";
  const heldKeys = () => held().map(({ parentPath, name }) => keyOf(join(parentPath, name)));
  return { ...source, nodes, get, reached, heldKeys };
}

function unpacked(body: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return String(brotliDecompressSync(body));
  return String(encoding === "gzip" ? gunzipSync(body) : body);
}

const news = { id: "610009", path: "/aktuality/letni-brigady" };
const pages = [
  "/",
  "/rodina",
  "/prace",
  "/en/family",
  "/prace/minimalni-mzda",
  "/vyhledavani/aktuality",
  "/up",
  news.path,
];

test("nginx answers nineteen of twenty page views from its cache, with the same response as the node", async () => {
  const { nodes, get, reached } = await startFront();
  const visitors = [{}, { cookie: "consent=1.2026-11-20.11" }, { cookie: "locale=ua; viewport=mobile" }, { dnt: "1" }];
  const encodings = [
    "gzip, deflate, br, zstd",
    "gzip, deflate, br",
    "br;q=1.0, gzip;q=0.8",
    "gzip",
    "gzip;q=0.5, br;q=0",
  ];
  const campaigns = ["", "?utm_source=x&fbclid=2", "?gclid"];
  let requests = 0;
  const before = reached();
  for (const path of pages) {
    const texts = new Set<string>();
    for (const visitor of visitors)
      for (const encoding of encodings)
        for (const campaign of campaigns) {
          const { status, text, headers } = await get(path + campaign, { ...visitor, "accept-encoding": encoding });
          requests += 1;
          texts.add(text);
          expect([status, headers["cache-control"], headers["surrogate-key"]]).toEqual([200, "no-cache", undefined]);
        }
    const own = await nodes[0]?.page(path);
    expect([...texts].map((text) => text === own?.text)).toEqual([true]);
  }
  expect(reached() - before - pages.length).toBeLessThanOrEqual(0.05 * requests);
});

test("a browser with a dictionary gets its form of a page through nginx, and the page that is held while no node answers", async () => {
  const { nodes, get, heldKeys } = await startFront({ COMPRESSION_DICTIONARIES: "true" });
  const path = "/rodina";
  const visit = (headers: Record<string, string> = {}) => get(path, { "accept-encoding": chromium, ...headers });
  const linkOf = (headers: IncomingHttpHeaders) =>
    /<(.+)>; rel="compression-dictionary"/.exec(String(headers.link))?.[1];
  // A node learns a dictionary from the home page, and both must know it.
  for (const node of nodes)
    await expect
      .poll(async () => linkOf(Object.fromEntries((await node.page(path)).headers)), { timeout: 10_000 })
      .toBeDefined();
  const address = linkOf((await visit({ "x-portal-refresh": "1" })).headers) ?? "";
  const { body, headers } = await get(address, { "accept-encoding": "identity" });
  expect([headers["use-as-dictionary"], headers["cache-control"]]).toEqual([
    'match="/*", match-dest=("document" "")',
    "public, max-age=31536000, immutable",
  ]);
  const plain = (await visit()).text;
  const keys = heldKeys();
  const dictionary = { "available-dictionary": nameOf(body) };
  await expect
    .poll(async () =>
      (await Promise.all([1, 2, 3, 4].map(() => visit(dictionary)))).map((each) => each.headers["content-encoding"]),
    )
    .toEqual(["dcz", "dcz", "dcz", "dcz"]);
  const own = await visit(dictionary);
  expect(zstdDecompressSync(own.body.subarray(40), { dictionary: body }).toString()).toBe(plain);
  expect(own.headers).toMatchObject({
    "cache-control": "private, no-cache",
    vary: "accept-encoding, available-dictionary",
  });
  for (let number = 0; number < 1000; number += 1) {
    const { status, text } = await visit({ "available-dictionary": nameOf(`${number}`) });
    expect([status, text === plain]).toEqual([200, true]);
  }
  for (const named of ["x", nameOf("a").slice(1), `${nameOf("a")}, ${nameOf("b")}`])
    await visit({ "available-dictionary": named });
  await visit({ ...dictionary, "accept-encoding": "br, gzip" });
  expect(heldKeys()).toEqual(keys);
  for (const { app } of nodes) await app.close();
  expect(await visit(dictionary)).toMatchObject({ status: 200, text: plain });
});

test("a change is visible through nginx within two seconds, whichever node is notified, and the old page does not return", async () => {
  const { nodes, edit, get } = await startFront();
  const titleOf = async (encoding: string) =>
    /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec((await get(news.path, { "accept-encoding": encoding })).text)?.[1];
  const encodings = ["br, gzip", "gzip", "identity"];
  for (const [index, node] of nodes.entries()) {
    for (let time = 0; time < 4; time += 1) for (const encoding of encodings) await titleOf(encoding);
    const name = `Brigády po změně ${index}`;
    edit(news.id, (record) => ({ ...record, name }));
    expect(await node.notify({ ids: [news.id, String(index)] })).toMatchObject({ status: 200 });
    await expect.poll(() => Promise.all(encodings.map(titleOf)), { timeout: 2000 }).toEqual([name, name, name]);
    for (let time = 0; time < 20; time += 1) expect(await titleOf(encodings[time % 3] ?? "")).toBe(name);
  }
});

test("a withdrawn page disappears from nginx within two seconds, and returns when it is published again", async () => {
  const { cms, nodes, edit, get } = await startFront();
  const encodings = ["br, gzip", "gzip", "identity"];
  const statuses = async () => {
    const answers = await Promise.all(encodings.map((encoding) => get(news.path, { "accept-encoding": encoding })));
    return answers.map(({ status }) => status);
  };
  for (let time = 0; time < 3; time += 1) expect(await statuses()).toEqual([200, 200, 200]);
  const published = cms.store;
  edit(news.id, () => null);
  await nodes[0]?.notify({ ids: [news.id] });
  await expect.poll(statuses, { timeout: 2000 }).toEqual([404, 404, 404]);
  for (let time = 0; time < 10; time += 1) expect(await statuses()).toEqual([404, 404, 404]);
  cms.store = published;
  await nodes[1]?.notify({ ids: [news.id], addresses: [news.path] });
  await expect.poll(statuses, { timeout: 2000 }).toEqual([200, 200, 200]);
  for (let time = 0; time < 10; time += 1) expect(await statuses()).toEqual([200, 200, 200]);
});

test("a page rendered by a node that has stopped is updated in nginx after a change as well", async () => {
  const { nodes, edit, get } = await startFront();
  const title = async () => /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec((await get(news.path)).text)?.[1];
  await title();
  const [gone, left] = nodes.toSorted((a, b) => b.rendered.length - a.rendered.length);
  expect(left?.rendered).not.toContain(news.path);
  const known = () => left?.store?.readTagged("made pages");
  await expect.poll(async () => String(await known())).toContain(news.path);
  await gone?.app.close();
  edit(news.id, (record) => ({ ...record, name: "Brigády po změně" }));
  expect(await left?.notify({ ids: [news.id] })).toMatchObject({
    status: 200,
    paths: expect.arrayContaining([`localhost${news.path}`]),
  });
  for (let time = 0; time < 3; time += 1) expect(await title()).toBe("Brigády po změně");
});

test("nobody can make nginx cache another page for an address, or a private one", async () => {
  const { nodes, get } = await startFront();
  const path = "/rodina";
  const others = [
    "?%6cayout=none",
    "?layout=none",
    "?x=1&layout=none",
    "?a&&layout=simple",
    "?x;layout=none",
    "?preview=x",
    "?a+b=1&%6cayout=none",
  ];
  for (const query of others) await get(path + query);
  for (const headers of [
    { cookie: "auth.token=x" },
    { cookie: "a=b;__Host-auth.token=x; c=d" },
    { host: "up.localhost", "x-forwarded-host": "localhost" },
    { range: "bytes=0-9" },
    { "x-portal-refresh": "1", "accept-encoding": "gzip" },
  ])
    await get(path, headers);
  await get("http://up.localhost/rodina");
  const plain = (await nodes[0]?.page(path))?.text;
  for (const query of ["", "?a=1", "?layoutx=1"]) expect((await get(path + query)).text).toBe(plain);
  expect((await get(path, { "accept-encoding": "gzip" })).text).toBe(plain);
  const { headers } = await get(path, { cookie: "auth.token=x" });
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("an unknown host is refused through nginx and counted, and no page of it is cached", async () => {
  const { nodes, get, heldKeys } = await startFront();
  const statuses: number[] = [];
  onTestFinished(events.requestAnswered.subscribe(({ status }) => void statuses.push(status)));
  const hosts = [
    "evil.example",
    "evil.example:80",
    "localhost.evil.example",
    "10.0.0.1",
    "[2001:db8::1]",
    "xn--",
    "a_b",
  ];
  let requests = 0;
  for (const host of hosts)
    for (const path of ["/rodina", "/", "/rodina?utm_source=x"])
      for (let time = 0; time < 3; time += 1) {
        const { status, text, headers } = await get(path, { host });
        requests += 1;
        expect([host, status, headers["cache-control"]]).toEqual([host, 421, "no-store"]);
        expect(text).not.toContain("Rodina");
      }
  expect(statuses.filter((status) => status === 421)).toHaveLength(requests);
  // nginx itself refuses some invalid host names.
  for (const host of ["a b", "evil.example/x", "a@b"])
    expect((await get("/rodina", { host })).status).toBeOneOf([400, 421]);
  expect((await get("/rodina")).status).toBe(200);
  expect(heldKeys().filter((key) => !key.startsWith("localhost/"))).toEqual([]);
  expect(heldKeys()).toContain("localhost/rodina ");
  const made = async () => String(await nodes[0]?.store?.readTagged("made pages"));
  await expect.poll(made).toContain("localhost/rodina");
  for (const host of hosts) expect(await made()).not.toContain(`"${host}`);
});

test("nginx knows every query parameter of the portal", () => {
  const [, names = ""] = /\(\?!\(\?:([\w|]+)\)/.exec(readFileSync("deploy/nginx/http.conf", "utf8")) ?? [];
  expect(names.split("|").toSorted()).toEqual(knownParameters.toSorted());
});

test("while no node responds, every address is a self-contained 503 page in its language", async () => {
  const { outage, stopNode, get } = await start();
  await stopNode();
  for (const [path, code, tag] of [
    ["/", "cs", "cs"],
    ["/rodina?q=1", "cs", "cs"],
    ["/english", "cs", "cs"],
    ["/en", "en", "en"],
    ["/ru/semya", "ru", "ru"],
    ["/ua/simya", "ua", "uk"],
  ] as const) {
    const { status, text, headers } = await get(path);
    expect([path, status, text]).toEqual([path, 503, readFileSync(join(outage, `${code}.html`), "utf8")]);
    expect(text).toContain(`<html lang="${tag}">`);
    expect(Buffer.byteLength(text)).toBeLessThan(32_000);
    expect(text).not.toMatch(/<script|https?:|\ssrc=|\shref=|url\(/);
    expect([headers.get("retry-after"), headers.get("cache-control")]).toEqual(["30", "no-store"]);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  expect((await get("/feedback", { method: "POST", body: "a=1" })).status).toBe(503);
  expect((await get("/_outage/cs.html")).status).toBe(404);
});
