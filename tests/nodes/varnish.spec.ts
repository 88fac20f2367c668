import { spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#harness/cluster/free-port.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { writeOutagePages } from "#renderer/build/outage-pages.ts";
import { publicPolicy } from "#server/pages/send-page.ts";
import { patience } from "../patience.ts";

const file = join(import.meta.dirname, "../../deploy/varnish/portal.vcl");

/** Varnish configured as in deploy/, with shorter times, in front of a node whose answers the test defines. */
async function start({ near = "127.0.0.1" } = {}) {
  const folder = temporaryFolder();
  writeOutagePages(folder);
  const node = { requests: [] as IncomingMessage[], policy: publicPolicy as string, status: 200 };
  const server = createServer((request, response) => {
    if (request.url === "/readyz") return response.end();
    node.requests.push(request);
    response.statusCode = node.status;
    response.setHeader("cache-control", node.status < 500 ? node.policy : "no-store");
    response.setHeader("vary", "accept-encoding, available-dictionary");
    response.setHeader("surrogate-key", "content-1");
    return response.end(`answer ${node.requests.length}`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stopNode = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stopNode);
  const address = server.address();
  const nodePort = typeof address === "object" ? address?.port : 0;
  const text = readFileSync(file, "utf8");
  const configuration = text
    .replaceAll(/\.host = "[\d.]+"; \.port = "3000"/g, `.host = "127.0.0.1"; .port = "${nodePort}"`)
    .replaceAll("/srv/portal/dist/outage", folder)
    .replace('"10.0.0.1";\n', `"${near}";\n`)
    .replace("set req.grace = 600s", "set req.grace = 1s")
    .replace(
      "sub vcl_backend_response {",
      "sub vcl_backend_response { if (beresp.ttl == 60s) { set beresp.ttl = 1s; }",
    );
  writeFileSync(join(folder, "portal.vcl"), configuration);
  const port = await freePort();
  // Without a jail it runs as this user, who alone may read the folder.
  const listen = ["-j", "none", "-F", "-n", join(folder, "varnish"), "-a", `127.0.0.1:${port}`, "-S", "none"];
  const varnish = spawn("varnishd", [...listen, "-f", join(folder, "portal.vcl")], {
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
    stdio: "ignore",
  });
  const ended = once(varnish, "exit");
  onTestFinished(async () => {
    varnish.kill("SIGTERM");
    await ended;
  });
  async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
    const answer = await fetch(`http://localhost:${port}${path}`, { headers, method });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }
  await expect
    .poll(
      () =>
        get("/ready").then(
          ({ status }) => status,
          () => 0,
        ),
      patience,
    )
    .toBe(200);
  node.requests.length = 0;
  return { node, get, stopNode };
}

test("Varnish stores public pages for everybody but those who may be signed in, and passes cookies on", async () => {
  const { node, get } = await start();
  const consent = { cookie: "consent=1.2026-11-20.00" };
  const first = await get("/a", consent);
  expect([first.text, (await get("/a")).text]).toEqual(["answer 1", "answer 1"]);
  expect(node.requests[0]?.headers.cookie).toBe(consent.cookie);
  expect(first.headers.get("cache-control")).toBe("no-cache");
  for (const name of ["surrogate-key", "via", "x-varnish"]) expect(first.headers.get(name)).toBeNull();
  const session = { cookie: "consent=1; auth.token=abc" };
  expect([(await get("/a", session)).text, (await get("/a", session)).text]).toEqual(["answer 2", "answer 3"]);
  expect((await get("/a", {}, "POST")).text).toBe("answer 4");
  node.policy = "private, no-store";
  expect([(await get("/b")).text, (await get("/b")).text]).toEqual(["answer 5", "answer 6"]);
});

test("a node has Varnish replace a page that has changed or is gone", async () => {
  const { node, get } = await start();
  expect((await get("/a")).text).toBe("answer 1");
  node.status = 404;
  node.policy = "public, s-maxage=1";
  await get("/a", { "x-portal-refresh": "1" });
  expect(await get("/a")).toMatchObject({ status: 404, text: "answer 2" });
});

test("nobody but nodes and CMS has Varnish replace a page or pass on a notification, not even from its own machine", async () => {
  const { node, get } = await start({ near: "10.0.0.1" });
  await get("/a");
  expect((await get("/a", { "x-portal-refresh": "1" })).text).toBe("answer 1");
  expect((await get("/_portal/changed", {}, "POST")).status).toBe(403);
  expect(node.requests).toHaveLength(1);
});

test("Varnish passes a browser's dictionary to a node, stores nothing for it, and shows its stored page when that fails", async () => {
  const { node, get, stopNode } = await start();
  const name = (text: string) => `:${hash("sha256", text, "base64")}:`;
  const chromium = { "accept-encoding": "gzip, br, zstd, dcz" };
  expect((await get("/a", chromium)).text).toBe("answer 1");
  const visit = (named: string, more: Record<string, string> = {}) =>
    get("/a", { ...chromium, "available-dictionary": named, ...more });
  for (let number = 2; number < 50; number += 1) expect((await visit(name(`${number}`))).text).toBe(`answer ${number}`);
  expect(node.requests[1]?.headers).toMatchObject({ ...chromium, "available-dictionary": name("2") });
  // No dictionaries, and browsers that cannot use them.
  for (const named of ["x", name("a").slice(1), `${name("a")}, ${name("b")}`])
    expect((await visit(named)).text).toBe("answer 1");
  expect((await visit(name("a"), { "accept-encoding": "gzip" })).text).toBe("answer 1");
  const requests = node.requests.length;
  node.status = 503;
  expect(await visit(name("a"))).toMatchObject({ status: 200, text: "answer 1" });
  expect(node.requests.length - requests).toBe(1);
  await get("/form", { ...chromium, "available-dictionary": name("a") }, "POST");
  expect(node.requests.length - requests).toBe(2);
  stopNode();
  expect(await visit(name("a"))).toMatchObject({ status: 200, text: "answer 1" });
});

test("while nodes fail, Varnish shows stored pages, and otherwise a page in the language of the address", async () => {
  const { node, get, stopNode } = await start();
  expect((await get("/a")).text).toBe("answer 1");
  // Longer than it may show an old page of a node that works.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  node.status = 503;
  expect(await get("/a")).toMatchObject({ status: 200, text: "answer 1" });
  expect(await get("/b")).toMatchObject({ status: 503, text: expect.stringContaining("answer") });
  stopNode();
  expect(await get("/a")).toMatchObject({ status: 200, text: "answer 1" });
  expect(await get("/en/b")).toMatchObject({ status: 503, text: expect.stringContaining('<html lang="en">') });
  expect(await get("/b")).toMatchObject({ status: 503, text: expect.stringContaining('<html lang="cs">') });
});
