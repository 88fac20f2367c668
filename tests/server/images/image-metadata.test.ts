import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createImageMetadata, unknownMetadata } from "#server/images/image-metadata.ts";

const MINUTE = 60_000;
const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#2362a2" } })
  .jpeg()
  .toBuffer();
const onItsSide = await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer();
const gif = Buffer.from("47494638396105000300800000000000ffffff2c00000000050003000002044c84605a003b", "hex");

function svg(attributes: string) {
  return `<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path/></svg>`;
}

type Answer = (response: ServerResponse, etag: string | undefined) => void;

function file(body: string | Buffer, type: string): Answer {
  return (response, etag) => {
    response.setHeader("etag", '"1"');
    if (etag === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { "content-type": type }).end(body);
  };
}

/** A CMS with one file, and the reader of its metadata. */
async function start(answer: Answer, timeoutMs = 10_000) {
  const cms = { answer, requests: 0 };
  const server = createServer(({ headers }, response) => {
    cms.requests += 1;
    cms.answer(response, headers["if-none-match"]);
  });
  onTestFinished(() => void server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const baseURL = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const lines: object[] = [];
  const write = (about: object) => lines.push(about);
  const clock = { time: 1_000_000, now: () => clock.time };
  const readImageMetadata = createImageMetadata({
    source: { baseURL, headers: {}, timeoutMs },
    staleMaxMs: 1000 * MINUTE,
    retryAfterFailureMs: 0,
    clock,
    log: { debug: write, info: write, warn: write, error: write },
  });
  const wait = (minutes: number) => {
    clock.time += minutes * MINUTE;
  };
  return { cms, lines, wait, read: () => readImageMetadata("/documents/files/a") };
}

test.each([
  ["a photograph", photo, "image/jpeg", 90, 60],
  ["a rotated photograph", onItsSide, "image/jpeg", 60, 90],
  ["a WebP", await sharp(photo).webp().toBuffer(), "image/webp", 90, 60],
  ["a PNG", await sharp(photo).png().toBuffer(), "image/png", 90, 60],
  ["an animation", gif, "image/gif", 5, 3],
  ["an SVG", svg('width="30px" height="20.2" viewBox="0 0 300 200"'), "image/svg+xml", 30, 20],
  ["an SVG of any size", svg('width="100%" viewBox="0 0 300, 200"'), "image/svg+xml; charset=utf-8", 300, 200],
])("the size of %s is read", async (_what, body, type, width, height) => {
  const { read, lines } = await start(file(body, type));
  expect(await read()).toEqual({ width, height, ratio: width / height });
  expect(lines).toEqual([]);
});

test.each<[string, Answer, timeoutMs?: number]>([
  ["is missing", (response) => response.writeHead(404).end()],
  ["fails", (response) => response.writeHead(500).end()],
  ["is cut off", (response) => response.destroy()],
  ["never arrives", () => {}, 200],
  ["redirects", (response) => response.writeHead(302, { location: "/documents/b" }).end()],
  ["is an HTML page", file("<!doctype html><title>Přihlášení</title>", "text/html")],
  ["is an HTML page sent as SVG", file("<!doctype html><title>a</title>", "image/svg+xml")],
  ["is an SVG without a size", file(svg(""), "image/svg+xml")],
  ["is an SVG with an endless size", file(svg(`viewBox="0 0 1e999 1"`), "image/svg+xml")],
  ["is an SVG with a huge size", file(svg(`width="${"9".repeat(400)}" height="9000000"`), "image/svg+xml")],
  ["is broken", file("no image", "image/jpeg")],
  ["is truncated", file(photo.subarray(0, 10), "image/jpeg")],
  ["is a truncated animation", file("GIF89a", "image/gif")],
])("an image that %s has the size 0, and one line is logged per retention", async (_what, answer, timeoutMs) => {
  const { read, lines, cms, wait } = await start(answer, timeoutMs);
  expect(await Promise.all([read(), read()])).toEqual([unknownMetadata, unknownMetadata]);
  expect(await read()).toEqual({ width: 0, height: 0, ratio: 0 });
  expect([lines, cms.requests]).toMatchObject([[{ path: "/documents/files/a" }], 1]);
  wait(25);
  await read();
  expect([lines.length, cms.requests]).toEqual([2, 2]);
});

test("known sizes stay while the image is unchanged or unreadable, and are replaced with a new image", async () => {
  const { read, lines, cms, wait } = await start(file(photo, "image/jpeg"));
  const known = await read();
  wait(25);
  expect(await read()).toBe(known);
  expect([cms.requests, lines]).toEqual([2, []]);
  cms.answer = (response) => response.writeHead(500).end();
  wait(25);
  expect(await read()).toBe(known);
  expect(lines).toHaveLength(1);
  cms.answer = (response) => response.writeHead(200, { "content-type": "image/jpeg" }).end(onItsSide);
  wait(25);
  expect(await read()).toEqual({ width: 60, height: 90, ratio: 60 / 90 });
});
