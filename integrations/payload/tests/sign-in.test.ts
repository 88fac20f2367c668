import crypto from "node:crypto";
import { createServer, type IncomingMessage, request } from "node:http";
import { renderToStaticMarkup } from "react-dom/server";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { NoMail } from "../admin/no-mail.tsx";
import { createLimit } from "../sign-in/limit.ts";
import { noteSender, senderOf } from "../sign-in/sender.ts";
import { startSite } from "./database.ts";
import { createClient } from "./rest.ts";

const payload = await startSite();
const password = "long-enough";
for (const name of ["known", "other", "reader"])
  await payload.create({
    collection: "users",
    draft: false,
    data: { email: `${name}@example.org`, password, role: "editor" },
  });
await payload.create({
  collection: "news-item",
  locale: "cs",
  draft: true,
  data: { id: "some-one", name: "Item", web: "12" },
});

const from = (address: string) => createClient({ "x-forwarded-for": address });
const signInFrom = (address: string, email: string, own: string) =>
  from(address)("POST", "users/login", { email, password: own });

test("a wrong password costs one key derivation of the same kind, whether the address is known or not", async () => {
  const derivations = async (email: string) => {
    const derive = vi.spyOn(crypto, "pbkdf2");
    const { status, body } = await signInFrom("192.0.2.1", email, "wrong-password");
    const kinds = derive.mock.calls.map(([, , iterations, keyLength, digest]) => ({ iterations, keyLength, digest }));
    derive.mockRestore();
    return { status, message: body.errors[0].message, kinds };
  };
  const known = await derivations("Known@example.org ");
  expect(known.kinds.length).toBe(1);
  expect(known.status).toBe(401);
  for (const email of ["unknown@example.org", "UNKNOWN@example.org"]) expect(await derivations(email)).toEqual(known);
});

test("wrong passwords stop their sender, and nobody else", async () => {
  const answers = [];
  for (let attempt = 0; attempt < 12; attempt += 1)
    answers.push((await signInFrom("192.0.2.2", "other@example.org", "wrong-password")).status);
  expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
  const { status, body } = await signInFrom("192.0.2.2", "other@example.org", password);
  expect({ status, message: body.errors[0].message }).toEqual({
    ...{ status: 429, message: "Příliš mnoho pokusů. Zkuste to znovu za deset minut." },
  });
  // Neither an address that the sender invents, nor another case of the same e-mail address helps.
  expect((await signInFrom("198.51.100.7, 192.0.2.2", "OTHER@example.org", password)).status).toBe(429);
  expect((await signInFrom("192.0.2.3", "other@example.org", password)).status).toBe(200);
  expect((await signInFrom("192.0.2.2", "known@example.org", password)).status).toBe(200);
});

test("who signs in has all attempts again", async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect((await signInFrom("192.0.2.4", "reader@example.org", "wrong-password")).status).toBe(401);
    expect((await signInFrom("192.0.2.4", "reader@example.org", password)).status).toBe(200);
  }
});

test("attempts are forgotten ten minutes after the first one", () => {
  let now = 0;
  const limit = createLimit(1, () => now);
  expect([limit.take("a"), limit.take("a"), limit.take("b")]).toEqual([true, false, true]);
  now = 600_000;
  expect([limit.take("a"), limit.take("a")]).toEqual([true, false]);
});

test("the sender is the peer, or whom the proxies of the CMS saw", async () => {
  const seen: string[] = [];
  const server = createServer((incoming: IncomingMessage, answer) => {
    noteSender(incoming);
    seen.push(senderOf({ headers: new Headers({ "x-forwarded-for": String(incoming.headers["x-forwarded-for"]) }) }));
    answer.end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const ask = (headers: Record<string, string>) =>
    new Promise((resolve) => {
      request({ port: Object(server.address()).port, host: "127.0.0.1", headers }, resolve).end();
    });
  await ask({});
  await ask({ "x-forwarded-for": "203.0.113.9" });
  vi.stubEnv("CMS_PROXIES", "1");
  onTestFinished(() => void vi.unstubAllEnvs());
  await ask({ "x-forwarded-for": "203.0.113.9, 198.51.100.1" });
  expect(seen).toEqual(["127.0.0.1", "127.0.0.1", "198.51.100.1"]);
});

test("the address of a form asks strangers to sign in, whether the content exists or not", async () => {
  const open = async (id: string, token?: string) => {
    const headers = token ? { authorization: `JWT ${token}` } : {};
    const { handleEndpoints } = await import("payload");
    const { default: config } = await import("../payload.config.ts");
    const asked = new Request(`http://localhost:4300/api/edit/${id}?language=cs&field=name`, { headers });
    const { status, headers: own } = await handleEndpoints({ config, request: asked });
    return { status, location: own.get("location")?.replaceAll(id, "ID") };
  };
  expect(await open("some-one")).toEqual(await open("unknown"));
  expect((await open("some-one")).location).toBe(
    `http://localhost:4300/admin/login?redirect=${encodeURIComponent("/api/edit/ID?language=cs&field=name")}`,
  );
  const { token } = await payload.login({ collection: "users", data: { email: "known@example.org", password } });
  expect((await open("some-one", token)).location).toBe(
    "http://localhost:4300/admin/collections/news-item/ID?locale=cs#name",
  );
  expect((await open("unknown", token)).status).toBe(404);
});

/** Starts a mail server and returns the mails that it has received. */
async function startMailServer(): Promise<string[]> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, _, done) => {
      let mail = "";
      for await (const part of stream) mail += part;
      mails.push(mail);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${Object(server.server.address()).port}`);
  vi.stubEnv("SMTP_FROM", "cms@example.org");
  onTestFinished(() => void vi.unstubAllEnvs());
  return mails;
}
const forgot = (email: string, sender = "192.0.2.5") => from(sender)("POST", "users/forgot-password", { email });

test("without a mail server there is no link for a new password, and that is said in words", async () => {
  for (const email of ["known@example.org", "unknown@example.org"])
    expect(await forgot(email)).toMatchObject({
      status: 404,
      body: { message: "Nové heslo tu nelze poslat e-mailem. Požádejte o ně správce." },
    });
});

test("the login page says who sets a new password, unless a link to one can be sent", async () => {
  const note = () => renderToStaticMarkup(NoMail({ i18n: { language: "en" } }));
  expect(note()).toContain("Ask an administrator for one.");
  await startMailServer();
  expect(note()).toBe("");
});

test("a link for a new password is sent once it is stored, in the queue of saves, and sets the password", async () => {
  const mails = await startMailServer();
  // Another save is under way.
  const save = await payload.db.beginTransaction();
  const web = { collection: "webs", id: "12", data: { theme: "x" }, req: { transactionID: save ?? "" } } as const;
  await payload.db.updateOne({ ...web, returning: false });
  const answers = await Promise.all(["unknown@example.org", "known@example.org"].map((email) => forgot(email)));
  expect(answers[0]).toEqual({ status: 200, body: { message: answers[1]?.body.message } });
  expect(answers[1]?.status).toBe(200);
  expect(mails).toEqual([]);
  if (save !== null) await payload.db.commitTransaction(save);
  await expect.poll(() => mails.length).toBe(1);
  const mail = (mails[0] ?? "").replaceAll("=\r\n", "");
  expect(mail).toContain("To: known@example.org");
  const token = /http:\/\/localhost:4300\/admin\/reset\/(\w+)/.exec(mail)?.[1];
  expect(token).toMatch(/^[0-9a-f]{40}$/);

  const reset = (own: object) => from("192.0.2.6")("POST", "users/reset-password", own);
  expect((await reset({ token: "0".repeat(40), password: "another-password" })).status).toBe(403);
  expect((await reset({ token, password: "another-password" })).status).toBe(200);
  expect((await reset({ token, password: "once-more" })).status).toBe(403);
  expect((await signInFrom("192.0.2.7", "known@example.org", "another-password")).status).toBe(200);
});

test("one sender asks for a few links only", async () => {
  await startMailServer();
  const answers = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    answers.push((await forgot("unknown@example.org", "192.0.2.8")).status);
  expect(answers).toEqual([...Array(10).fill(200), 429]);
});
