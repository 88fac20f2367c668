import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "#server/clock.ts";
import { parseConfig } from "#server/config/config.ts";
import { createForms } from "#server/forms/forms.ts";
import { clientErrorStatus } from "#server/http/forms.ts";
import { createLog } from "#server/http/log.ts";
import { createPreviewToken } from "#server/http/preview-token.ts";
import type { PageAnswer } from "#server/pages/page-answer.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { publicPolicy } from "#server/pages/send-page.ts";
import { aPage, startListeningApp } from "../listening-app.ts";
import { sendRequest } from "../send-request.ts";

const previewSecret = "s".repeat(32);

async function start(answer: Partial<PageAnswer> = {}) {
  const answerPage = vi.fn(async (_: PageRequest) => aPage(answer));
  const lines: Record<string, unknown>[] = [];
  const root = mkdtempSync(join(tmpdir(), "portal-uploads-"));
  const config = { folder: "forms", channels: [], scanner: null };
  const uploads = createForms({
    config,
    secrets: null,
    root,
    store: null,
    clock: systemClock,
    log: createLog("silent"),
  });
  onTestFinished(async () => {
    await uploads.close();
    rmSync(root, { recursive: true });
  });
  const { port } = await startListeningApp({
    config: parseConfig({ PREVIEW_SECRET: previewSecret }),
    uploads,
    log: createLog("info", { write: (line) => lines.push(JSON.parse(line)) }),
    answerPage,
  });
  const ours = { host: `localhost:${port}`, "sec-fetch-site": "same-origin" };

  /** Posts raw bytes, by default with the headers of our forms. */
  const post = async (posted: string | Buffer, { headers = {}, path, from = ours }: Options = {}) => {
    // Files are taken by steps of forms only.
    const isInParts = headers["content-type"]?.startsWith(inParts["content-type"].split(";")[0] ?? "");
    const sent = {
      port,
      path: path ?? (isInParts ? "/x/-/krok/y" : "/x"),
      method: "POST",
      headers: { ...urlencoded, ...from, ...headers },
    };
    const { body, ...answer } = await sendRequest(sent, posted);
    return { ...answer, body: String(body) };
  };
  const formOf = (call = 0) => answerPage.mock.calls[call]?.[0].form;
  return { port, post, answerPage, formOf, lines };
}

interface Options {
  headers?: Record<string, string>;
  path?: string;
  from?: Record<string, string>;
}

const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
const inParts = { "content-type": "multipart/form-data; boundary=cut" };

interface Part {
  name: string;
  file?: string;
  type?: string;
  content: string | Buffer;
}

function parts(...list: Part[]): Buffer {
  const encoded = list.flatMap(({ name, file, type, content }) => [
    `--cut\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"`}\r\n`,
    `${type ? `Content-Type: ${type}\r\n` : ""}\r\n`,
    content,
    "\r\n",
  ]);
  return Buffer.concat([...encoded, "--cut--\r\n"].map((piece) => Buffer.from(piece)));
}

test("the renderer receives all values of each form field", async () => {
  const { post, formOf } = await start({ status: 422 });
  expect((await post("a=1&b=%C4%8Ds+x&a=2&c&__proto__=x")).status).toBe(422);
  expect(formOf()).toEqual({
    fields: new Map([
      ["a", ["1", "2"]],
      ["b", ["čs x"]],
      ["c", [""]],
      ["__proto__", ["x"]],
    ]),
    files: [],
  });
});

test("file types are detected from their first bytes and content, and an empty input is not a file", async () => {
  const { post, formOf } = await start({ status: 422 });
  const png = Buffer.from("89504e470d0a1a0a0000", "hex");
  const body = parts(
    { name: "a", content: "ž\r\nx" },
    { name: "f", file: "žádost.pdf", type: "text/html", content: "%PDF-1.7 …" },
    { name: "f", file: "../../copy.txt", content: "%PDF-1.7 …" },
    { name: "f", file: "b.pdf", type: "application/pdf", content: "MZ" },
    { name: "g", file: "c.png", content: png },
    { name: "g", file: "", type: "application/octet-stream", content: "" },
  );
  expect((await post(body, { headers: inParts })).status).toBe(422);
  const form = formOf();
  expect(form?.fields).toEqual(new Map([["a", ["ž\r\nx"]]]));
  expect(form?.files.map(({ hash: _, id: _id, verdict: _verdict, ...file }) => file)).toEqual([
    { field: "f", name: "žádost.pdf", type: "application/pdf", size: 12 },
    { field: "f", name: "copy.txt", type: "application/pdf", size: 12 },
    { field: "f", name: "b.pdf", type: "application/octet-stream", size: 2 },
    { field: "g", name: "c.png", type: "image/png", size: 10 },
  ]);
  expect(new Set(form?.files.map(({ hash }) => hash)).size).toBe(3);
});

test("the response to a form is never cached, and each form gets its own", async () => {
  const { port, post, answerPage } = await start();
  const both = await Promise.all([post("a=1"), post("a=2")]);
  for (const { status, headers } of [...both, await post("a=1")]) {
    expect([status, headers["cache-control"], headers["etag"]]).toEqual([200, "private, no-store", undefined]);
  }
  expect(answerPage).toHaveBeenCalledTimes(3);
  const pageAnswer = await fetch(`http://localhost:${port}/x`);
  expect(pageAnswer.headers.get("cache-control")).toBe(publicPolicy);
  expect(answerPage.mock.lastCall?.[0].form).toBeNull();
});

test("a redirect after a form is passed on, and so is a 405 from a page without a form", async () => {
  const redirecting = await start({ status: 303, location: "/x?sent=1", body: "" });
  const { status, headers } = await redirecting.post("a=1");
  expect([status, headers["location"], headers["cache-control"]]).toEqual([303, "/x?sent=1", "private, no-store"]);
  const refused = await (await start({ status: 405, body: "405\n" })).post("a=1");
  expect([refused.status, refused.headers["allow"]]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ["its own page", { "sec-fetch-site": "same-origin" }, 200],
  ["its own page with any Origin", { "sec-fetch-site": "same-origin", origin: "null" }, 200],
  ["another site", { "sec-fetch-site": "cross-site" }, 403],
  ["another host of the site", { "sec-fetch-site": "same-site" }, 403],
  ["no page", { "sec-fetch-site": "none" }, 403],
  ["another site with our Origin", { "sec-fetch-site": "cross-site", origin: "http://mpsv.localhost" }, 403],
  ["an old browser on our page", { origin: "http://localhost:80" }, 200],
  ["an old browser on another site", { origin: "https://evil.example" }, 403],
  ["an old browser on another port", { origin: "http://localhost:81" }, 403],
  ["a sandbox", { origin: "null" }, 403],
  ["no browser at all", {}, 403],
])("a form from %s", async (_, headers, status) => {
  const { post, answerPage } = await start();
  const answer = await post("a=1", { from: { host: "localhost", ...headers } });
  expect(answer.status).toBe(status);
  expect(answerPage).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
});

test("files are refused where no form is filled in", async () => {
  const { post, answerPage } = await start();
  for (const path of ["/x", "/x/-/souhrn", "/x/-/1"])
    expect((await post(parts(file("x")), { path, headers: inParts })).status).toBe(415);
  expect(answerPage).not.toHaveBeenCalled();
});

test.each(["application/json", "text/plain", "text/html", "application/x-www-form-urlencoded-x", ""])(
  "a body sent as %j is rejected",
  async (type) => {
    const { post, answerPage } = await start();
    expect((await post("a=1", { headers: { "content-type": type } })).status).toBe(415);
    expect(answerPage).not.toHaveBeenCalled();
  },
);

const file = (content: string | Buffer, number = 1): Part => ({ name: "f", file: `${number}.pdf`, content });
const large = Buffer.alloc(25_200_000, "x");

test.each([
  ["a text of 64 kB", `a=${"x".repeat(64_000)}`, urlencoded],
  ["51 fields", "a=1&".repeat(51), urlencoded],
  ["51 fields in parts", parts(...Array.from({ length: 51 }, () => ({ name: "a", content: "1" }))), inParts],
  ["a field of 16 kB in parts", parts({ name: "a", content: "x".repeat(16_001) }), inParts],
  ["six files", parts(...Array.from({ length: 6 }, (_, number) => file("x", number))), inParts],
  ["25 MB, as announced", parts(file(large)), inParts],
  ["25 MB, unannounced", parts(file(large)), { ...inParts, "transfer-encoding": "chunked" }],
  [
    "two times 13 MB, unannounced",
    parts(file(large.subarray(0, 13e6)), file(large.subarray(0, 13e6))),
    { ...inParts, "transfer-encoding": "chunked" },
  ],
])("%s is too large", async (_, body, headers) => {
  const { post, answerPage } = await start();
  const answer = await post(body, { headers });
  expect([answer.status, answer.body]).toEqual([413, "last resort 413"]);
  expect(answerPage.mock.calls).toMatchObject([[{ form: null, refusal: 413 }]]);
});

test.each([
  ["parts without a boundary", "a", { "content-type": "multipart/form-data" }],
  ["truncated parts", parts(file("x")).subarray(0, -20), inParts],
  ["invalid parts", "a=1", inParts],
  ["a part named __proto__", parts({ name: "__proto__", content: "x" }), inParts],
])("%s: rejected as a client error, and nothing is logged as a failure", async (_, body, headers) => {
  const { post, answerPage, lines } = await start();
  expect((await post(body, { headers })).status).toBe(400);
  expect(answerPage).not.toHaveBeenCalled();
  expect(lines.filter(({ level }) => level === 50)).toEqual([]);
});

test("an error of the CMS is not reported as a client error", () => {
  expect(clientErrorStatus(Object.assign(new Error("CMS"), { statusCode: 404 }))).toBeNull();
  expect(
    clientErrorStatus(Object.assign(new Error("body"), { statusCode: 413, code: "FST_ERR_CTP_BODY_TOO_LARGE" })),
  ).toBe(413);
  expect(clientErrorStatus(Object.assign(new Error("bug"), { statusCode: 500, code: "FST_ERR_BUG" }))).toBeNull();
});

test("a form of exactly the maximal size is accepted", async () => {
  const { post, formOf } = await start();
  const five = Array.from({ length: 5 }, (_, number) => file(`${number}`, number));
  const fifty = Array.from({ length: 50 }, () => ({ name: "a", content: "1" }));
  expect((await post(parts(...fifty, ...five), { headers: inParts })).status).toBe(200);
  expect([formOf()?.fields.get("a")?.length, formOf()?.files.length]).toEqual([50, 5]);
});

test("a form for an unknown host, or to a non-canonical address, is not read", async () => {
  const { post, answerPage } = await start();
  expect((await post("a=1", { headers: { host: "evil.example" } })).status).toBe(421);
  const { status, headers } = await post("a=1", { path: "/EN//x" });
  expect([status, headers["location"]]).toEqual([308, "/en/x"]);
  expect((await post("a=1", { path: "/@fs/x" })).status).toBe(404);
  expect(answerPage).not.toHaveBeenCalled();
});

test("a record is taken by pages with a preview token from our own pages only, and within limits", async () => {
  const { port, post, answerPage } = await start({ status: 403 });
  const json = { "content-type": "application/json" };
  const path = "/x?preview=token";
  const statusOf = async (body: string, given: Partial<Options> = {}) =>
    (await post(body, { path, headers: json, ...given })).status;
  const foreign = { host: `localhost:${port}`, "sec-fetch-site": "cross-site" };
  expect(await statusOf("{}", { path: "/x" })).toBe(415);
  expect(await statusOf("{}", { from: foreign })).toBe(403);
  expect(await statusOf(JSON.stringify("x".repeat(2_000_001)))).toBe(413);
  const consent = await post("{}", { path: "/consent?preview=token", headers: json });
  expect(consent.status).toBe(415);
  const asked = answerPage.mock.calls.length;
  // The token is not valid, so the record is neither parsed nor passed on.
  for (const body of ['{"id":"1"}', "{"]) expect(await statusOf(body)).toBe(403);
  expect(answerPage.mock.calls.length).toBe(asked + 2);
  expect(answerPage.mock.lastCall?.[0]).not.toHaveProperty("unsaved");
  const token = await createPreviewToken(previewSecret, 4_600_000);
  const valid = { path: `/x?preview=${token}` };
  for (const broken of ["{", "[".repeat(100) + "]".repeat(100)]) expect(await statusOf(broken, valid)).toBe(400);
  await statusOf('{"id":"1"}', valid);
  expect(answerPage.mock.lastCall?.[0]).toMatchObject({ unsaved: { id: "1" } });
});
