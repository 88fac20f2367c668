import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { createSmtpSink } from "#server/forms/sinks/smtp-sink.ts";
import { patience } from "../../../patience.ts";
import { makeCertificate, trust } from "./certificate.ts";
import { attachmentOf, deliveryOf, personal, reference, startOutbox, submissionOf } from "./deliveries.ts";

const [target, from] = ["podatelna@urad.example", "portal@mpsv.example"];

/** An address of this machine that the portal does not take for it, as for any mail server elsewhere. */
const elsewhere = "0.0.0.0";

/** A mail server without TLS and sign-in unless the test says so, with the mails that it took. */
async function startMailServer({ host = "127.0.0.1", ...options }: SMTPServerOptions & { host?: string } = {}) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, _session, done) => {
      mails.push(String(await buffer(stream)));
      done();
    },
    ...options,
  });
  const sockets: Socket[] = [];
  server.server.on("connection", (socket: Socket) => sockets.push(socket));
  // Clients that go in the middle of a handshake.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { mails, port, cut, url: `smtp://${host}:${port}` };
}

const sinkTo = (server: string, timeoutMs = 20_000) => createSmtpSink({ target, server, from, timeoutMs });

const signIn = (username: string, password: string): SMTPServerOptions => ({
  authOptional: false,
  onAuth: (auth, _session, done) =>
    auth.username === username && auth.password === password
      ? done(null, { user: username })
      : done(new Error(`no ${personal} here`)),
});

test("the office reads the answers as the visitor did, and gets the submission and its files", async () => {
  const { mails, url } = await startMailServer();
  const answer = { question: "q", values: [] };
  const answers = [
    { ...answer, step: "person", entry: 1, label: "Jméno", texts: ["Jana Nováková"] },
    { ...answer, step: "person", entry: 1, label: "Zpráva", texts: ["Dobrý den,\r\nRodné číslo\u2028    jiné"] },
    { ...answer, step: "child", entry: 1, label: "Dítě", texts: ["Adam", "Eva"] },
    { ...answer, step: "child", entry: 2, label: "Dítě", texts: [] },
  ];
  const declaration = "Údaje jsou pravdivé.";
  await sinkTo(url)(deliveryOf([attachmentOf("příjem.pdf", "%PDF-1.7")], { answers, declaration }));
  const mail = await PostalMime.parse(mails[0] ?? "");
  expect(mail).toMatchObject({
    subject: `${reference} Žádost o příspěvek`,
    from: { address: from },
    to: [{ address: target }],
    messageId: `<${reference}@mpsv.example>`,
    date: "2026-11-20T12:00:00.000Z",
  });
  expect(mail.cc ?? mail.bcc ?? []).toEqual([]);
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
  expect(mail.text?.trimEnd().split("\n")).toEqual([
    "Žádost o příspěvek",
    reference,
    "20. listopadu 2026 v 13:00",
    "",
    "Jméno",
    "    Jana Nováková",
    "",
    "Zpráva",
    "    Dobrý den,",
    "    Rodné číslo",
    "        jiné",
    "",
    "Dítě (1)",
    "    Adam",
    "    Eva",
    "",
    "Dítě (2)",
    "    –",
    "",
    "✓ Údaje jsou pravdivé.",
  ]);
  const files = mail.attachments.map(({ filename, mimeType, content }) => [filename, mimeType, textOf(content)]);
  expect(files).toEqual([
    [`${reference}.json`, "application/json", JSON.stringify(submissionOf({ answers, declaration }), null, 2)],
    [`${reference}-1-příjem.pdf`, "application/pdf", "%PDF-1.7"],
  ]);
});

const textOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === "string" ? content : Buffer.from(new Uint8Array(content)).toString();

test.each([
  ["en", "20 November 2026 at 13:00"],
  ["ru", "20 ноября 2026 г. в 13:00"],
  ["ua", "20 листопада 2026 р. о 13:00"],
])("a mail about a form in %s writes its time so", async (language, time) => {
  const { mails, url } = await startMailServer();
  await sinkTo(url)(deliveryOf([], { form: { ...submissionOf().form, language } }));
  expect((await PostalMime.parse(mails[0] ?? "")).text).toContain(time);
});

test("a hostile title, reference, name or type adds no header and no recipient", async () => {
  const { mails, url } = await startMailServer();
  const evil = "x\r\nBcc: evil@example.org\r\n\r\nbody";
  const form = { ...submissionOf().form, title: evil };
  const delivery = deliveryOf([attachmentOf(evil, "file", evil)], { form, reference: `${reference}>\r\nBcc: e@e.cz` });
  await sinkTo(url)(delivery);
  const [raw = ""] = mails;
  const mail = await PostalMime.parse(raw);
  expect(raw).not.toMatch(/^(?:bcc|x):/im);
  expect(mail.headers.map(({ key }) => key).toSorted()).toEqual([
    "auto-submitted",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "subject",
    "to",
  ]);
  expect([mail.to, mail.bcc]).toEqual([[expect.objectContaining({ address: target })], undefined]);
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(["application/json", "application/octet-stream"]);
  expect(textOf(mail.attachments[1]?.content ?? "")).toBe("file");
});

test("delivered twice it is the same mail", async () => {
  const { mails, url } = await startMailServer();
  const sink = sinkTo(url);
  await sink(deliveryOf([attachmentOf("a.pdf")]));
  await sink(deliveryOf([attachmentOf("a.pdf")]));
  // Only the marks between the parts are new each time.
  const [first, second] = mails.map((mail) => mail.replaceAll(/--_NmP-[\w-]+/g, "--").replaceAll(/"--_?[^"]*"/g, ""));
  expect(first).toContain(`Message-ID: <${reference}@mpsv.example>`);
  expect(second).toBe(first);
});

test("the password is sent by STARTTLS to a mail server with a trusted certificate", async () => {
  const { key, cert } = makeCertificate(elsewhere);
  const given = { host: elsewhere, key, cert, disabledCommands: [], ...signIn("portal", "p@ss/w:rd") };
  const { mails, port } = await startMailServer(given);
  const sink = sinkTo(`smtp://portal:p%40ss%2Fw%3Ard@${elsewhere}:${port}`);
  await expect(sink(deliveryOf())).rejects.toThrow("self-signed certificate");
  expect(mails).toEqual([]);
  trust(cert);
  await sink(deliveryOf());
  expect(mails).toHaveLength(1);
  await expect(sinkTo(`smtp://portal:wrong@${elsewhere}:${port}`)(deliveryOf())).rejects.toThrow(
    /^the mail server does not take it: AUTH PLAIN 535$/,
  );
});

test("smtps encrypts from the start", async () => {
  const { key, cert } = makeCertificate(elsewhere);
  const { mails, port } = await startMailServer({ host: elsewhere, key, cert, secure: true });
  trust(cert);
  await sinkTo(`smtps://${elsewhere}:${port}`)(deliveryOf());
  expect(mails).toHaveLength(1);
});

test("a mail server of this machine needs no certificate that anybody knows", async () => {
  const { mails, url } = await startMailServer({ ...makeCertificate("127.0.0.1"), disabledCommands: [] });
  await sinkTo(url)(deliveryOf());
  expect(mails).toHaveLength(1);
});

test("a mail server elsewhere that offers no TLS gets nothing", async () => {
  const { mails, url } = await startMailServer({ host: elsewhere });
  await expect(sinkTo(url)(deliveryOf())).rejects.toThrow(/^the mail server does not take it: STARTTLS 5\d\d$/);
  expect(mails).toEqual([]);
});

const failing = (responseCode: number) => Object.assign(new Error(`no ${personal} here`), { responseCode });

test.each<[string, SMTPServerOptions, string]>([
  ["the recipient", { onRcptTo: (_address, _session, done) => done(failing(550)) }, "RCPT TO 550"],
  ["the recipient for now", { onRcptTo: (_address, _session, done) => done(failing(450)) }, "RCPT TO 450"],
  ["the sender", { onMailFrom: (_address, _session, done) => done(failing(553)) }, "MAIL FROM 553"],
  [
    "the mail after it has read it",
    { onData: (stream, _session, done) => stream.resume().on("end", () => done(failing(554))) },
    "DATA 554",
  ],
  ["everybody", { onConnect: (_session, done) => done(failing(421)) }, "CONN 421"],
])("a mail server that refuses %s has not delivered", async (_, options, reason) => {
  const { url } = await startMailServer(options);
  await expect(sinkTo(url)(deliveryOf())).rejects.toThrow(new RegExp(`^the mail server does not take it: ${reason}$`));
});

test("a connection that is cut after the mail is repeated by the outbox, and its log has nothing personal", async () => {
  const mails: string[] = [];
  const mailServer = await startMailServer({
    onData: async (stream, _session, done) => {
      mails.push(String(await buffer(stream)));
      // The first mail is taken, but nobody says so.
      if (mails.length > 1) done();
      else mailServer.cut();
    },
  });
  const { submit, clock, forms, lines, logged } = startOutbox([
    { name: "office", kind: "smtp", target, server: mailServer.url, from },
  ]);
  await submit("s-1", "office");
  await vi.waitFor(() => expect(logged("submission not delivered yet")).toHaveLength(1), patience);
  clock.time += 6000;
  forms.start();
  await vi.waitFor(() => expect(logged("submission delivered")).toHaveLength(1), patience);
  const [first, second] = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
  expect(first?.text).toContain(personal);
  expect([second?.messageId, second?.text]).toEqual([first?.messageId, first?.text]);
  expect(JSON.stringify(lines)).not.toContain(personal);
});

test("a mail server that does not answer is given up in time", async () => {
  const { url } = await startMailServer({ onData: (stream) => void stream.resume() });
  await expect(sinkTo(url, 300)(deliveryOf())).rejects.toThrow("no answer in time");
});
