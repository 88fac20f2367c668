import { gzipSync } from "node:zlib";
import type { Effect } from "#embedded/replay/fault.ts";
import { isRecord } from "#schemas/parse/shape.ts";

const loginPage = { body: "<!DOCTYPE html><title>Přihlášení</title>", contentType: "text/html" };
const html = (status: number): Effect => ({ ...loginPage, status });
const json = (body: string | Uint8Array<ArrayBuffer>, more: Effect = {}): Effect => ({ body, status: 200, ...more });
const bytes = (text: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(text);

/** Changes every record in a response: each item of a list, or the whole body. */
function records(change: (record: Record<string, unknown>) => unknown): Effect {
  const each = (record: unknown) => (isRecord(record) ? change(record) : record);
  return {
    mutate: (body) =>
      isRecord(body) && Array.isArray(body["items"]) ? { ...body, items: body["items"].map(each) } : each(body),
  };
}

const everyValue = (value: unknown) =>
  records((record) => Object.fromEntries(Object.keys(record).map((name) => [name, value])));

/** Fault modes of a CMS. Each applies to every request. */
export const faultModes: Readonly<Record<string, Effect>> = {
  "status 301": { status: 301, headers: { location: "http://127.0.0.1:9/" } },
  "status 302": { status: 302, headers: { location: "/login" } },
  "status 400": { status: 400 },
  "status 401": { status: 401 },
  "status 403": { status: 403 },
  "status 404 of a gateway": html(404),
  "status 404 without a body": json("", { status: 404 }),
  "status 404 with a JSON text": json('"not found"', { status: 404 }),
  "status 410 of a gateway": html(410),
  "status 429": { status: 429, headers: { "retry-after": "60" } },
  "status 500": { status: 500 },
  "status 502": html(502),
  "status 503": { status: 503 },
  "status 504": html(504),
  "no answer": { hang: true },
  "a late response": { delayMs: 2000 },
  "a dropped connection": { reset: true },
  "a response dropped at once": { truncateAt: 0 },
  "a response dropped after a byte": { truncateAt: 1 },
  "a response dropped in the middle": { truncateAt: 150 },
  "a trickling body": { bytesPerSecond: 40 },
  "a login page": html(200),
  "a login page labelled as JSON": json(loginPage.body),
  "an empty body": json(""),
  "truncated JSON": json('{"items":[{"id":"1","name":'),
  "invalid UTF-8": json(bytes(Buffer.from('{"a":"\xe1"}', "latin1"))),
  "an invalid gzip body": { headers: { "content-encoding": "gzip" } },
  "an unknown encoding": { headers: { "content-encoding": "rot13" } },
  "a bomb": json(bytes(gzipSync(Buffer.alloc(20_000_000, " "))), { headers: { "content-encoding": "gzip" } }),
  "10,000 levels": json(`{"items":${"[".repeat(10_000)}${"]".repeat(10_000)}}`),
  "300,000 values": json(`{"items":[${"1,".repeat(300_000)}1],"totalCount":1}`),
  null: json("null"),
  "a list": json("[]"),
  "an object without members": json("{}"),
  "an empty list of items": json('{"items":[],"totalCount":0}'),
  "items without members": json('{"items":[{},{}],"totalCount":2}'),
  "numbers for all values": everyValue(42),
  "null for all values": everyValue(null),
  "lists for all values": everyValue([]),
  "records of another site": records((record) => ({ ...record, id: "99", webId: "99", web: { id: "99" } })),
  "records of another language": records((record) => ({ ...record, name: 7, language: "de_de" })),
};
