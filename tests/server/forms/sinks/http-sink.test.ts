import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { isSigned } from "#server/changes/signature.ts";
import { systemClock } from "#server/clock.ts";
import type { Secrets } from "#server/config/secrets.ts";
import { referenceOf } from "#server/forms/reference.ts";
import { createHttpSink } from "#server/forms/sinks/http-sink.ts";
import { patience } from "../../../patience.ts";
import { makeCertificate, trust } from "./certificate.ts";
import { attachmentOf, deliveryOf, personal, reference, startOutbox, submissionOf } from "./deliveries.ts";

const secret = "a secret of at least thirty-two characters";

interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Answer = (response: ServerResponse) => unknown;

const confirming: Answer = (response) => response.end(JSON.stringify({ received: reference }));

const withStatus =
  (status: number, body = "", headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

/** A recipient that answers as the test says, and keeps what it got. */
async function startRecipient(answer: Answer, tls: { key: string; cert: string } | null = null) {
  const received: Received[] = [];
  const recipient = { answer, received, url: "" };
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    received.push({ headers: request.headers, body: await buffer(request) });
    recipient.answer(response);
  }
  const server = tls ? createTlsServer(tls, take) : createServer(take);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  recipient.url = `${tls ? "https" : "http"}://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
  return recipient;
}

async function start(answer: Answer, { secrets = { all: [secret] } as Secrets, timeoutMs = 20_000 } = {}) {
  const recipient = await startRecipient(answer);
  return { recipient, sink: createHttpSink({ target: recipient.url, secrets, clock: systemClock, timeoutMs }) };
}

const partsOf = ({ headers, body }: Received) =>
  new Response(new Uint8Array(body), { headers: { "content-type": String(headers["content-type"]) } }).formData();

test("a recipient gets the submission and its files, signed as a whole", async () => {
  const { recipient, sink } = await start(confirming);
  await sink(
    deliveryOf([attachmentOf("Příjem.pdf", "%PDF"), attachmentOf('a"\r\nX: y.png', "png", "image/png\r\nX: y")]),
  );
  const [received] = recipient.received;
  if (!received) throw new Error("nothing was received");
  const { headers, body } = received;
  expect(headers).toMatchObject({ "idempotency-key": reference, "content-length": String(body.length) });
  const [time = "", signature = ""] = [headers["x-portal-time"], headers["x-portal-signature"]].map(String);
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
  expect(isSigned(secret, time, body, signature)).toBe(true);
  expect(isSigned(secret, time, Buffer.concat([body, Buffer.from(" ")]), signature)).toBe(false);
  const parts = await partsOf(received);
  const files = [...parts].map(([name, part]) => (part instanceof File ? [name, part.name, part.type] : [name]));
  expect(files).toEqual([
    ["submission", `${reference}.json`, "application/json"],
    ["attachment", `${reference}-1-Příjem.pdf`, "application/pdf"],
    ["attachment", `${reference}-2-a_X_y.png`, "application/octet-stream"],
  ]);
  const texts = await Promise.all([...parts.values()].map((part) => (part instanceof File ? part.text() : part)));
  expect(JSON.parse(String(texts[0]))).toEqual(submissionOf());
  expect(texts.slice(1)).toEqual(["%PDF", "png"]);
});

test("a new secret signs the next delivery", async () => {
  const secrets: Secrets = { all: [secret] };
  const { recipient, sink } = await start(confirming, { secrets });
  secrets.all = ["another secret of at least thirty-two characters", secret];
  await sink(deliveryOf());
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = recipient.received;
  expect(isSigned(secrets.all[0], String(headers["x-portal-time"]), body, String(headers["x-portal-signature"]))).toBe(
    true,
  );
});

const confirmation = JSON.stringify({ received: reference });
const page = "<!doctype html><title>Sign in</title>";

test.each<[string, Answer]>([
  ["200 that names the reference", withStatus(200, confirmation)],
  ["202 that names the reference", withStatus(202, confirmation)],
  ["204", withStatus(204)],
  ["409 that names the reference: it was there before", withStatus(409, confirmation)],
])("delivered: %s", async (_, answer) => {
  const { sink } = await start(answer);
  await sink(deliveryOf());
});

test.each<[string, Answer, string]>([
  ["a page with 200", withStatus(200, page), "the recipient answers 200 without the reference number as received"],
  ["200 without a body", withStatus(200), "the recipient answers 200 without the reference number as received"],
  [
    "200 for another submission",
    withStatus(200, JSON.stringify({ received: referenceOf("s-2") })),
    "the recipient answers 200 without the reference number as received",
  ],
  [
    "an endless body",
    (response) => {
      const more = () => response.write("x".repeat(65_536), () => response.destroyed || more());
      more();
    },
    "the recipient answers 200 without the reference number as received",
  ],
  ["409 that does not name it", withStatus(409, "{}"), "the recipient answers 409"],
  ["a redirect", withStatus(302, confirmation, { location: "/elsewhere" }), "the recipient answers 302"],
  ["400", withStatus(400, personal), "the recipient answers 400, and would do so again"],
  ["413", withStatus(413, personal), "the recipient answers 413, and would do so again"],
  ["422", withStatus(422, personal), "the recipient answers 422, and would do so again"],
  ["401", withStatus(401, confirmation), "the recipient answers 401"],
  ["500", withStatus(500, confirmation), "the recipient answers 500"],
  ["a connection that is reset", (response) => response.socket?.resetAndDestroy(), "ECONNRESET"],
  ["half an answer", (response) => response.writeHead(200).write("{", () => response.destroy()), "UND_ERR_SOCKET"],
])("not delivered: %s", async (_, answer, reason) => {
  const { recipient, sink } = await start(answer);
  await expect(sink(deliveryOf())).rejects.toThrow(new RegExp(`^${reason}$`));
  expect(recipient.received).toHaveLength(1);
});

test.each<[string, Answer]>([
  ["never", () => {}],
  ["drop by drop", (response) => void response.writeHead(200).write("{")],
])("a recipient that answers %s is given up in time", async (_, answer) => {
  const { sink } = await start(answer, { timeoutMs: 200 });
  await expect(sink(deliveryOf())).rejects.toThrow("TimeoutError");
});

test("nobody listens: not delivered", async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
  const target = `http://127.0.0.1:${(closed.address() as AddressInfo).port}/in`;
  await new Promise((resolve) => closed.close(resolve));
  const sink = createHttpSink({ target, secrets: { all: [secret] }, clock: systemClock });
  await expect(sink(deliveryOf())).rejects.toThrow("ECONNREFUSED");
});

test("only a recipient with a trusted certificate gets anything by https", async () => {
  const certificate = makeCertificate("127.0.0.1");
  const { url, received } = await startRecipient(confirming, certificate);
  const sink = createHttpSink({ target: url, secrets: { all: [secret] }, clock: systemClock });
  await expect(sink(deliveryOf())).rejects.toThrow("DEPTH_ZERO_SELF_SIGNED_CERT");
  expect(received).toEqual([]);
  trust(certificate.cert);
  await sink(deliveryOf());
  expect(received).toHaveLength(1);
});

test("the outbox repeats a delivery with the same key, and its log has nothing personal", async () => {
  const recipient = await startRecipient(withStatus(500, personal));
  const channel = { name: "office", kind: "http", target: recipient.url, secrets: { all: [secret] } } as const;
  const { submit, clock, forms, lines, logged } = startOutbox([channel]);
  await submit("s-1", "office");
  await vi.waitFor(() => expect(logged("submission not delivered yet")).toHaveLength(1), patience);
  expect(logged("submission not delivered yet")[0]).toMatchObject({
    channel: "office",
    reference,
    err: { message: "the recipient answers 500" },
  });
  recipient.answer = confirming;
  clock.time += 6000;
  forms.start();
  await vi.waitFor(() => expect(logged("submission delivered")).toHaveLength(1), patience);
  expect(recipient.received.map(({ headers }) => headers["idempotency-key"])).toEqual([reference, reference]);
  const sent = await Promise.all(recipient.received.map(async (each) => (await partsOf(each)).get("submission")));
  const [first, second] = await Promise.all(sent.map((part) => (part instanceof File ? part.text() : "")));
  expect(first).toContain(personal);
  expect(second).toBe(first);
  expect(JSON.stringify(lines)).not.toContain(personal);
});

test("a recipient that hangs holds up nobody else, however much waits for it", async () => {
  // No folder can be made below a file: everything is still there for the next process.
  const root = temporaryFolder({ file: "" });
  const away = ["slow", "office"].map((name) => ({ name, kind: "folder", target: "file/away" }) as const);
  const first = startOutbox(away, { root });
  for (let at = 0; at < 25; at++) await first.submit(`slow ${at}`, "slow");
  await first.submit("s-1", "office");
  await first.forms.close();
  expect(first.logged("submission delivered")).toEqual([]);

  const hanging: ServerResponse[] = [];
  const [slow, office] = [await startRecipient((response) => hanging.push(response)), await startRecipient(confirming)];
  const secrets: Secrets = { all: [secret] };
  const toChannel = (name: string, target: string) => ({ name, kind: "http", target, secrets }) as const;
  const channels = [toChannel("slow", slow.url), toChannel("office", office.url)];
  const second = startOutbox(channels, { root, clock: { time: first.clock.time + 6000 } });
  second.forms.start();
  await vi.waitFor(() => expect(second.logged("submission delivered")).toHaveLength(1), patience);
  await vi.waitFor(() => expect(hanging).toHaveLength(1), patience);
  for (const response of hanging) response.destroy();
  // The others of the channel wait for the next round.
  await vi.waitFor(() => expect(second.logged("submission not delivered yet")).toHaveLength(1), patience);
  slow.answer = withStatus(204);
  await vi.waitFor(() => expect(second.logged("submission delivered")).toHaveLength(25), patience);
});
