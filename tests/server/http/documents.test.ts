import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { serveDocuments } from "#server/http/documents.ts";
import { createLog } from "#server/http/log.ts";
import { smallStore, writeStore } from "../../harness/small-store.ts";

async function start() {
  const cms = await serveReplay({ store: readStore(writeStore(smallStore())), clock: { now: () => 0 }, port: 0 });
  onTestFinished(() => cms.close());
  const app = fastify();
  onTestFinished(() => app.close());
  serveDocuments(app, { baseURL: cms.url, headers: {}, timeoutMs: 10_000 }, createLog("fatal"));
  const get = async (name: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: sent, body } = await app.inject({ url: `/cms/documents/files/${name}`, headers });
    return { status: statusCode, headers: sent, body };
  };
  return { get };
}

const whole = "%PDF-1.7 plan";

test("a document of the CMS is passed on whole", async () => {
  const { get } = await start();
  const { status, headers, body } = await get("plan.pdf");
  expect({ status, body }).toEqual({ status: 200, body: whole });
  expect(headers).toMatchObject({ "content-type": "application/pdf", "content-length": "13" });
});

test.each([
  ["bytes=0-1", "%P", "bytes 0-1/13"],
  ["bytes=9-", "plan", "bytes 9-12/13"],
  ["bytes=-4", "plan", "bytes 9-12/13"],
  ["bytes=9-999", "plan", "bytes 9-12/13"],
])("a player gets the part %s it asks for", async (range, body, contentRange) => {
  const { get } = await start();
  const answer = await get("plan.pdf", { range });
  expect(answer).toMatchObject({ status: 206, body, headers: { "content-range": contentRange } });
  expect(answer.headers["content-length"]).toBe(String(body.length));
});

test.each(["bytes=0-1,3-4", "bytes=-", "bytes=a-b", "lines=0-1"])("%s is not asked of the CMS", async (range) => {
  const { get } = await start();
  expect(await get("plan.pdf", { range })).toMatchObject({ status: 200, body: whole });
});

test("what the CMS does not have is not found", async () => {
  const { get } = await start();
  expect(await get("absent.pdf", { range: "bytes=0-1" })).toMatchObject({ status: 404 });
});
