import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import { createLog } from "#server/http/log.ts";
import { aPage, startListeningApp } from "../listening-app.ts";
import { sendRequest } from "../send-request.ts";

const MINUTE = 60_000;
const photo = await drawing(1600, 1067).jpeg().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const recorded: Record<string, Handler> = {
  "/documents/files/photo.jpg": file(photo, "image/jpeg"),
  "/documents/files/photo": file(photo, "image/jpeg"),
  "/documents/files/small.png": file(await drawing(100, 80).png().toBuffer(), "image/png"),
  "/documents/files/turned.jpg": file(await turned(), "image/jpeg"),
  "/documents/files/text.jpg": file("no image", "image/jpeg"),
  "/documents/files/page.jpg": file("<!doctype html><title>Log in</title>", "text/html"),
  "/documents/files/vector.jpg": file(svg, "image/jpeg"),
  "/documents/files/vector.png": file(svg, "image/svg+xml"),
  "/documents/files/pixels.png": file(await drawing(8000, 5001).png().toBuffer(), "image/png"),
  "/documents/files/interlaced.png": file(await interlaced(5000, 4000), "image/png"),
  "/documents/files/progressive.jpg": file(
    await drawing(6000, 4500).jpeg({ progressive: true, quality: 1 }).toBuffer(),
    "image/jpeg",
  ),
  "/documents/files/line.png": file(await drawing(70_000, 1).png().toBuffer(), "image/png"),
  "/documents/files/bytes.jpg": file(Buffer.concat([photo, Buffer.alloc(20_000_000)]), "image/jpeg"),
  "/documents/files/moved.jpg": (_request, response) =>
    response.writeHead(302, { location: "/documents/secret" }).end(),
  "/documents/secret": file(photo, "image/jpeg"),
  "/documents/files/broken.jpg": (_request, response) => response.writeHead(500).end(),
  "/documents/files/reset.jpg": (_request, response) => response.destroy(),
  "/documents/files/silent.jpg": () => {},
  "/documents/files/stuck.jpg": (_request, response) => {
    response.writeHead(200, { "content-type": "image/jpeg" }).write(photo.subarray(0, 1000));
  },
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function drawing(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#2362a2" } });
}

/** A small file whose pixels take 160 MB, and cannot be read line by line. */
function interlaced(width: number, height: number) {
  const options = { create: { width, height, channels: 4, background: "#2362a2" } } as const;
  return sharp(options).toColourspace("rgb16").png({ progressive: true, compressionLevel: 1 }).toBuffer();
}

/** Rotated according to its EXIF data, as phones store photographs. */
function turned() {
  return drawing(640, 320).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

function file(body: string | Buffer, type: string): Handler {
  return (request, response) => {
    response.setHeader("etag", '"1"');
    if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { "content-type": type }).end(body);
  };
}

async function start({ timeoutMs = 10_000, environment = {} } = {}) {
  const files = { ...recorded };
  const requested: string[] = [];
  const cms = createServer((request, response) => {
    requested.push(request.url ?? "");
    const handler = files[request.url ?? ""];
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  });
  onTestFinished(() => void cms.close().closeAllConnections());
  const baseURL = `http://127.0.0.1:${await listen(cms)}`;
  const lines: Record<string, unknown>[] = [];
  const clock = { time: 1_000_000, now: () => clock.time };
  const { port } = await startListeningApp({
    config: parseConfig(environment),
    log: createLog("warn", { write: (line) => lines.push(JSON.parse(line)) }),
    clock,
    answerPage: async () => aPage({ status: 404, cacheable: false }),
    documents: { baseURL, headers: {}, timeoutMs },
  });
  const wait = (minutes: number) => {
    clock.time += minutes * MINUTE;
  };
  return {
    files,
    requested,
    lines,
    wait,
    get: (path: string, headers = {}, method = "GET") => sendRequest({ port, path, headers, method }),
  };
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

const address = (modifiers: string, name = "photo.jpg") => `/_ipx/${modifiers}/cms/documents/files/${name}`;

test.each([
  ["f_webp,w_640", "photo.jpg", "webp", 640, 427],
  ["w_640&f_webp", "photo.jpg", "webp", 640, 427],
  ["f_png,h_320", "photo.jpg", "png", 480, 320],
  ["f_jpeg,s_640x360", "photo.jpg", "jpeg", 640, 360],
  ["w_640,h_360,fit_inside", "photo.jpg", "jpeg", 540, 360],
  ["w_640,h_360,fit_contain,b_ffffff", "photo.jpg", "jpeg", 640, 360],
  ["q_50,w_320", "photo.jpg", "jpeg", 320, 213],
  ["_", "photo.jpg", "jpeg", 1600, 1067],
  ["_", "small.png", "png", 100, 80],
  ["f_webp,w_3072", "photo.jpg", "webp", 1600, 1067],
  ["f_webp,s_640x480", "small.png", "webp", 100, 80],
  ["f_webp,w_320", "turned.jpg", "webp", 320, 640],
  ["f_webp,w_320", "photo", "webp", 320, 213],
])("%s makes %s a %s of %i × %i pixels", async (modifiers, name, format, width, height) => {
  const { get } = await start();
  const { status, headers, body } = await get(address(modifiers, name));
  expect([status, headers["content-type"]]).toEqual([200, `image/${format}`]);
  const { orientation, exif, ...made } = await sharp(body).metadata();
  expect(made).toMatchObject({ format, width, height });
  expect([orientation, exif]).toEqual([undefined, undefined]);
});

test("the background fills the space around the image", async () => {
  const { get } = await start();
  const { body } = await get(address("f_png,s_640x640,fit_contain,b_ffffff"));
  const corner = await sharp(body).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  expect([...corner]).toEqual([255, 255, 255]);
});

test("browsers cache an image and revalidate it in the background, and its policy forbids everything else", async () => {
  const { get } = await start();
  const path = address("f_webp,w_640");
  const { headers, body } = await get(path);
  expect(body.length).toBeLessThan(photo.length);
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=3600, stale-while-revalidate=604800",
    "content-security-policy": "default-src 'none'",
    "content-length": String(body.length),
    "x-content-type-options": "nosniff",
  });
  const known = await get(path, { "if-none-match": headers.etag ?? "" });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag]);
  const head = await get(path, {}, "HEAD");
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
});

test.each([
  ["w_99999", "modifier w: expected one of 320, 640"],
  ["w_641", "modifier w: expected one of 320, 640"],
  ["w_0640", "modifier w"],
  ["w_-640", "modifier w"],
  ["w_6e2", "modifier w"],
  ["h_361", "modifier h"],
  ["s_640", "modifier s"],
  ["s_16000x16000", "modifier w"],
  ["q_0", "modifier q"],
  ["q_101", "modifier q"],
  ["q_70", "modifier q: expected one of 25, 50, 75, 100"],
  ["w_640,h_320", "modifier h: expected one of 640, 480, 427, 360 for w_640"],
  ["f_svg", "modifier f: expected one of webp, jpeg, png"],
  ["f_avif", "modifier f"],
  ["f_auto", "modifier f"],
  ["fit_stretch", "modifier fit: expected one of cover"],
  ["b_red", "modifier b: expected one of fff"],
  ["b_ff0001", "modifier b"],
  ["w_640,w_320", "modifier w is given twice"],
  ["w_640,s_320x320", "modifier w is given twice"],
  ["w_640,enlarge", "there are the modifiers f, w, h, s, q, b and fit"],
  ["blur_200", "there are the modifiers"],
  ["extend_1_1_1_1", "there are the modifiers"],
  ["w_640,", "there are the modifiers"],
  ["__proto___1", "there are the modifiers"],
  ["constructor_1", "there are the modifiers"],
  ["w_640,f_webp,toString_1", "there are the modifiers"],
])("the modifiers %s are rejected: %s", async (modifiers, reason) => {
  const { get, requested } = await start();
  const { status, headers, body } = await get(address(modifiers));
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    400,
    "text/plain; charset=utf-8",
    "no-store",
  ]);
  expect(body.toString()).toContain(reason);
  expect(requested).toEqual([]);
});

test.each([
  ["/_ipx/w_640/cms/documentsX/a.png", 400],
  ["/_ipx/w_640/cms/documents", 400],
  ["/_ipx/w_640/documents/files/photo.jpg", 400],
  ["/_ipx/w_640/CMS/documents/files/photo.jpg", 400],
  ["/_ipx/w_640", 400],
  ["/_ipx/cms/documents/files/photo.jpg", 400],
  ["/_ipx/w_640/cms/documents/..%2f..%2fx", 400],
  ["/_ipx/w_640/cms/documents/../../secret", 400],
  ["/_ipx/w_640/cms/documents/%2e%2e/secret", 400],
  ["/_ipx/w_640/cms/documents/.%2e/secret", 400],
  ["/_ipx/w_640/cms/documents/%5c%5cevil.example/a.png", 400],
  ["/_ipx/w_640/cms/documents/.hidden/a.png", 400],
  ["/_ipx/w_640/cms/documents/a.png%00.jpg", 400],
  ["/_ipx/w_640/cms/documents/%E0%A4%A", 400],
  ["/_ipx/%E0%A4%A/cms/documents/files/photo.jpg", 400],
  ["/_ipx/w_640/http://evil.example/a.png", 308],
  ["/_ipx/w_640/http:/evil.example/a.png", 400],
  ["/_ipx/w_640//evil.example/a.png", 308],
  ["/_ipx/w_640/http:/127.0.0.1:9/cms/documents/files/photo.jpg", 400],
  ["/_ipx/w_640/127.0.0.1:9/cms/documents/files/photo.jpg", 400],
  ["/_ipx/w_640:9/cms/documents/files/photo.jpg", 400],
  ["/_ipx/w_640/evil.example/cms/documents/a.png", 400],
  ["/_ipx/w_640/data:image/png;base64,AAAA", 400],
  ["//evil.example/_ipx/w_640/cms/documents/files/photo.jpg", 400],
  ["/_ipx/w_640/cms/documents/files/missing.jpg", 404],
  ["/_ipx/w_640/cms/documents/%252e%252e/secret", 404],
])("%s is answered with %i and requests nothing else", async (path, expected) => {
  const { get, requested } = await start();
  const { status, headers } = await get(path);
  expect(status).toBe(expected);
  expect(new URL(headers.location ?? "/", "http://localhost").host).toBe("localhost");
  expect(requested).toEqual(expected === 404 ? [path.replace(/.*\/cms/, "")] : []);
});

test.each(["logo.svg", "LOGO.SVG", "animation.gif", "photo.avif"])("%s is served unchanged", async (name) => {
  const { get, requested } = await start();
  const { status, headers } = await get(address("f_webp,w_640", name));
  expect([status, headers.location]).toEqual([307, `/cms/documents/files/${name}`]);
  expect(requested).toEqual([]);
  expect((await get(address("w_1", name))).status).toBe(400);
});

test.each([
  "text.jpg",
  "page.jpg",
  "vector.jpg",
  "vector.png",
  "pixels.png",
  "bytes.jpg",
  "interlaced.png",
  "progressive.jpg",
  "line.png",
])("%s cannot be resized: it is served unchanged, and logged", async (name) => {
  const { get, lines, requested } = await start();
  for (const _time of [1, 2]) {
    const { status, headers } = await get(address("f_webp,w_640", name));
    expect([status, headers.location]).toEqual([307, `/cms/documents/files/${name}`]);
  }
  expect(requested).toHaveLength(1);
  expect(lines).toMatchObject([{ level: 40, path: `/documents/files/${name}` }]);
});

test.each([
  ["moved.jpg", 502],
  ["broken.jpg", 502],
  ["reset.jpg", 502],
  ["silent.jpg", 504],
  ["stuck.jpg", 504],
])("a source that fails with %s results in a %i, is not cached and not followed", async (name, expected) => {
  const { get, lines, requested } = await start({ timeoutMs: expected === 504 ? 2_000 : 10_000 });
  const { status, headers, body } = await get(address("f_webp,w_640", name));
  expect([status, headers["cache-control"]]).toEqual([expected, "no-store"]);
  expect(body.toString()).not.toContain("127.0.0.1");
  expect(requested).toEqual([`/documents/files/${name}`]);
  expect(lines).toMatchObject([{ level: 50, path: address("f_webp,w_640", name) }]);
});

test("without the image service its addresses are a 404", async () => {
  const { get, requested } = await start({ environment: { IMAGE_PROVIDER: "none" } });
  expect((await get(address("f_webp,w_640"))).status).toBe(404);
  expect(requested).toEqual([]);
  expect((await get("/cms/documents/files/photo.jpg")).headers["content-type"]).toBe("image/jpeg");
});

test("concurrent requests for an image read and convert it once", async () => {
  const { get, requested } = await start();
  const spellings = ["f_webp,w_640", "w_640&f_webp", "w_640,f_webp,q_75", "f_webp,w_640,fit_cover"];
  const changingNothing = ["f_webp,w_640,fit_inside", "f_webp,w_640,b_fff", "f_webp,w_640,b_000000,fit_fill"];
  const answers = await Promise.all(
    [...spellings, ...changingNothing, "f_webp,w_640"].map((modifiers) => get(address(modifiers))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(requested).toHaveLength(1);
  await get(address("f_webp,w_768"));
  expect(requested).toHaveLength(2);
});

test("an unchanged image is not converted again, and a failing source does not remove the cached one", async () => {
  const { files, get, requested, wait, lines } = await start();
  const path = address("f_webp,w_640");
  const { etag } = (await get(path)).headers;
  files["/documents/files/photo.jpg"] = ({ headers }, response) =>
    response.writeHead(headers["if-none-match"] === '"1"' ? 304 : 500).end();
  wait(25);
  expect((await get(path)).headers.etag).toBe(etag);
  expect(requested).toHaveLength(2);
  expect(lines).toEqual([]);
  files["/documents/files/photo.jpg"] = (_request, response) => response.writeHead(500).end();
  wait(25);
  expect([(await get(path)).status, (await get(path)).headers.etag]).toEqual([200, etag]);
  expect(lines).toMatchObject([{ level: 40, msg: "image could not be refreshed; serving the cached one" }]);
});

test("images beyond the conversion limit are refused immediately, and cached ones are still served", async () => {
  const { get } = await start({ timeoutMs: 1000 });
  expect((await get(address("f_webp,w_320"))).status).toBe(200);
  const kinds = ["webp", "jpeg"].flatMap((format) => [25, 50, 75, 100].map((quality) => `f_${format},q_${quality}`));
  const widths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];
  const variants = widths.flatMap((width) => [...kinds, "q_50"].map((kind) => `${kind},w_${width}`));
  const flood = variants.map((modifiers) => get(address(modifiers, "silent.jpg")));
  const first = await Promise.race(flood);
  expect([first.status, first.headers["retry-after"]]).toEqual([503, "1"]);
  expect((await get(address("f_webp,w_320"))).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(variants.length - 8 - 64);
  expect(statuses.filter((status) => status === 504)).toHaveLength(8 + 64);
});
