import { createTransport } from "nodemailer";
import type { Endpoint, PayloadRequest } from "payload";
import { inTransaction } from "../in-transaction.ts";
import { editorLanguage, words } from "../locales/words.ts";
import { mailServer, serverUrl } from "../settings.ts";
import { createLimit } from "./limit.ts";
import { senderOf } from "./sender.ts";

const limit = createLimit(10);

/**
 * Sends a link for a new password. It answers before the address is looked up, so that nobody learns whether it is known;
 * Payload's own endpoint would also write beside the queue of transactions. Without a mail server there is none.
 */
export const forgotPassword: Endpoint = {
  path: "/forgot-password",
  method: "post",
  handler: async (req) => {
    const say = editorLanguage(req);
    const refuse = (message: string, status: number) => Response.json({ message, errors: [{ message }] }, { status });
    if (mailServer() === null) return refuse(words("error.noMail")[say], 404);
    if (!limit.take(senderOf(req))) return refuse(words("error.tooManyAttempts")[say], 429);
    const { email }: { email?: unknown } = Object(await emailOf(req));
    if (typeof email === "string" && email !== "")
      void sendLink(req, email).catch((err) => req.payload.logger.error({ err }, "a link for a password was not sent"));
    return Response.json({ message: req.t("general:success") });
  },
};

async function emailOf(req: PayloadRequest): Promise<unknown> {
  if (!req.headers.get("content-type")?.includes("multipart/form-data")) return req.json?.().catch(() => null);
  const form = await req.formData?.();
  return JSON.parse(String(form?.get("_payload") ?? "null"));
}

/** Stores a token and sends it once it is committed. */
async function sendLink(request: PayloadRequest, email: string): Promise<void> {
  const server = mailServer();
  const { payload } = request;
  const token = await inTransaction(payload, (req) =>
    payload.forgotPassword({ collection: "users", data: { email }, disableEmail: true, req }),
  );
  if (!token || !server) return;
  const say = editorLanguage(request);
  const link = `${serverUrl()}/admin/reset/${token}`;
  await createTransport(server.url).sendMail({
    from: server.from,
    to: email,
    subject: words("mail.passwordSubject")[say],
    text: words("mail.passwordText", { link })[say],
  });
}
