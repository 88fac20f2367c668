import { brotliDecompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { exchange, get } from "../support/http.ts";
import { test } from "../support/visitor.ts";

/** Everything a request needs besides its first line. */
const rest = "HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

const hostile = {
  "another origin's address": "GET http://evil.example/ ",
  "encoded dot segments": "GET /%2e%2e/%2e%2e/etc/passwd ",
  "raw bytes above ASCII": "GET /rod\u00edna ",
  "another method": "POST /rodina ",
  "a document's address that climbs out": "GET /cms/documents/files/..%2f..%2fwebs ",
  "a document's address that is another's": "GET /cms/documents/files/%2e%2e/%2e%2e/contents ",
};

for (const [what, line] of Object.entries(hostile)) {
  test(`${what}: refused`, async ({ portal }) => {
    const asked = portal.requests.length;
    const answer = await exchange(portal, `${line}${rest}`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toMatch(/^location:/im);
    expect(portal.requests.slice(asked).filter((path) => path.includes(".."))).toEqual([]);
    expect((await get(portal, "/livez")).status).toBe(200);
  });
}

test("a CONNECT request gets no answer", async ({ portal }) => {
  expect(await exchange(portal, `CONNECT evil.example:443 ${rest}`)).toBe("");
  expect((await get(portal, "/livez")).status).toBe(200);
});

test("a missing and an empty Host header are refused", async ({ portal }) => {
  expect(await exchange(portal, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await exchange(portal, "GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 421 /);
});

test("built files are immutable and compressed", async ({ portal }) => {
  const { text } = await get(portal, "/");
  const linked = [...text.matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)].map(([, address]) => address ?? "");
  // A site's icons have the same names in each build.
  const addresses = linked.filter((address) => !address.startsWith("/assets/theme-"));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    const plain = await get(portal, address);
    expect(plain.status).toBe(200);
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    if (!/\.(js|css)$/.test(address) || plain.bytes.length < 1024) continue;
    const packed = await get(portal, address, { "accept-encoding": "br" });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.headers["vary"]).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
  }
  expect((await get(portal, "/assets/entries/no-such.js")).status).toBe(404);
  expect((await get(portal, "/.vite/manifest.json")).status).toBe(404);
});

test("pages and documents have restrictive security headers", async ({ portal }) => {
  const { headers } = await get(portal, "/rodina");
  const policy = headers["content-security-policy"];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toBeDefined();
  const document = await get(portal, "/cms/documents/files/logo-ministerstva.svg");
  expect(document.headers["content-security-policy"]).toMatch(/^default-src 'none'; .*sandbox$/);
});

const documents = {
  "rodina-s-detmi.jpg": "image/jpeg",
  "logo-ministerstva.svg": "image/svg+xml",
  "zivotni-minimum.pdf": "application/pdf",
};
for (const [name, type] of Object.entries(documents)) {
  test(`the document ${name} is ${type}`, async ({ portal }) => {
    const address = `/cms/documents/files/${name}`;
    const { status, headers, bytes } = await get(portal, address);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(bytes.length).toBe(Number(headers["content-length"]));
    expect(bytes.length).toBeGreaterThan(100);
    const head = await get(portal, address, {}, "HEAD");
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });
}

test("a missing document is a 404, one that cannot be fetched is a 503", async ({ start }) => {
  const portal = await start();
  expect((await get(portal, "/cms/documents/files/neni.pdf")).status).toBe(404);
  expect((await get(portal, "/cms/documents/other/webs")).status).toBe(404);
  portal.fail(() => ({ reset: true }));
  const { status, headers } = await get(portal, "/cms/documents/files/zivotni-minimum.pdf");
  expect(status).toBe(503);
  expect(headers["cache-control"]).toBe("no-store");
});
