import { expect, test, vi } from "vitest";
import type { Tile } from "#server/http/map-tiles.ts";
import { aPage, startListeningApp } from "../listening-app.ts";

async function start({ hasTiles = true } = {}) {
  let version = "1";
  const drawTile = vi.fn(async ({ theme, z, x, y }: Tile) => ({
    text: `<svg>${theme} ${z} ${x} ${y}${" ".repeat(2000)}</svg>`,
    isLasting: true,
  }));
  const writeNames = vi.fn(async (language: string) => ({ text: `["Brno ${language}"]`, isLasting: true }));
  const replaceFile = () => {
    version += "1";
  };
  const { app } = await startListeningApp({
    answerPage: async () => aPage({ status: 404, cacheable: false }),
    ownMap: hasTiles ? { readVersion: async () => version, drawTile, writeNames } : null,
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: "localhost", ...headers } });
  return { drawTile, writeNames, replaceFile, get };
}

test("a tile is a cacheable SVG whose policy forbids everything", async () => {
  const { get, drawTile } = await start();
  const answer = await get("/tiles/dark/7/69/43.svg");
  expect(answer.statusCode).toBe(200);
  expect(answer.body.trim()).toMatch(/^<svg>dark 7 69 43\s*<\/svg>$/);
  expect(answer.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=86400",
    "content-security-policy": "default-src 'none'; sandbox",
    vary: "accept-encoding",
  });
  expect(drawTile).toHaveBeenCalledExactlyOnceWith({ theme: "dark", z: 7, x: 69, y: 43 });
});

test("a tile is drawn once, sent compressed, and answered with a 304 to clients that have it", async () => {
  const { get, drawTile } = await start();
  const first = await get("/tiles/light/18/0/262143.svg", { "accept-encoding": "br" });
  expect(first.headers["content-encoding"]).toBe("br");
  expect(first.rawPayload.length).toBeLessThan(200);
  const etag = String(first.headers["etag"]);
  const second = await get("/tiles/light/18/0/262143.svg", { "if-none-match": etag });
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe("");
  expect(drawTile).toHaveBeenCalledOnce();
  expect((await get("/tiles/dark/18/0/262143.svg")).headers["etag"]).not.toBe(etag);
});

test("the names of the map are built once and cached like tiles", async () => {
  const { get, writeNames } = await start();
  const first = await get("/tiles/names.json");
  expect(first.json()).toEqual(["Brno cs"]);
  expect(first.headers).toMatchObject({ "content-type": "application/json", "cache-control": "public, max-age=86400" });
  const second = await get("/tiles/names.json", { "if-none-match": String(first.headers["etag"]) });
  expect(second.statusCode).toBe(304);
  expect(writeNames).toHaveBeenCalledOnce();
});

test("names are written in a language of the portal", async () => {
  const { get } = await start();
  expect((await get("/tiles/names-ua.json")).json()).toEqual(["Brno ua"]);
  for (const path of ["/tiles/names-uk.json", "/tiles/names-.json", "/tiles/names-en.json.svg"])
    expect((await get(path)).statusCode).toBe(404);
});

test("what was drawn from an older file is not served", async () => {
  const { get, drawTile, replaceFile } = await start();
  await get("/tiles/light/7/69/43.svg");
  await get("/tiles/light/7/69/43.svg");
  expect(drawTile).toHaveBeenCalledTimes(1);
  replaceFile();
  await get("/tiles/light/7/69/43.svg");
  expect(drawTile).toHaveBeenCalledTimes(2);
});

test("a tile that had to be drawn without streets is drawn again, and kept by browsers for a minute", async () => {
  const { get, drawTile } = await start();
  drawTile.mockResolvedValueOnce({ text: "<svg/>", isLasting: false });
  expect((await get("/tiles/light/7/69/43.svg")).headers["cache-control"]).toBe("public, max-age=60");
  expect((await get("/tiles/light/7/69/43.svg")).headers["cache-control"]).toBe("public, max-age=86400");
  expect(drawTile).toHaveBeenCalledTimes(2);
});

test("the tile cache is bounded: the oldest tiles are drawn again", async () => {
  const { get, drawTile } = await start();
  drawTile.mockImplementation(async () => ({ text: `<svg>${"x".repeat(1_000_000)}</svg>`, isLasting: true }));
  for (let x = 0; x < 9; x += 1) await get(`/tiles/light/8/${x}/0.svg`);
  await get("/tiles/light/8/8/0.svg");
  expect(drawTile).toHaveBeenCalledTimes(9);
  await get("/tiles/light/8/0/0.svg");
  expect(drawTile).toHaveBeenCalledTimes(10);
});

test.each([
  "/tiles/light/19/0/0.svg",
  "/tiles/light/7/128/0.svg",
  "/tiles/light/7/0/128.svg",
  "/tiles/light/0/1/0.svg",
  "/tiles/blue/7/69/43.svg",
  "/tiles/light/7/69/43.png",
  "/tiles/light/7/69/43.svg/more",
  "/tiles/light/07/69/43.svg",
  "/tiles/light/7/-1/43.svg",
  "/tiles/light/7/6.9/43.svg",
  "/tiles/light/7/69/9999999999999999999999.svg",
  "/tiles/light/1e1/69/43.svg",
  "/tiles/__proto__/7/69/43.svg",
  "/tiles/light/7/69",
])("%s is a 404, and nothing is drawn", async (path) => {
  const { get, drawTile } = await start();
  const answer = await get(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe("404 Not Found\n");
  expect(drawTile).not.toHaveBeenCalled();
});

test("with external tiles the portal serves none itself", async () => {
  const { get } = await start({ hasTiles: false });
  expect((await get("/tiles/light/7/69/43.svg")).body).toBe("page");
  expect((await get("/tiles/names.json")).body).toBe("page");
});

test("a tile that cannot be drawn is an error and not cached", async () => {
  const { get, drawTile } = await start();
  drawTile.mockRejectedValueOnce(new Error("no geometry"));
  expect((await get("/tiles/light/7/69/43.svg")).statusCode).toBe(500);
  expect((await get("/tiles/light/7/69/43.svg")).statusCode).toBe(200);
});
