import { isLoopback } from "#server/http/hosts.ts";
import { toMail } from "./mail.ts";
import { answerMs, attachmentName, type Delivery, type Sink } from "./sink.ts";

const mediaType = /^[\w.+-]+\/[\w.+-]+$/;

interface Options {
  /** Address of the recipient. */
  target: string;
  /** Address of the mail server, `smtp:` or `smtps:`, with credentials if it needs any. */
  server: string;
  /** Address of the sender. */
  from: string;
  timeoutMs?: number;
}

/**
 * Mails a submission to the office: the answers as text, the submission as JSON and its files. All mails about a submission
 * have the same Message-ID, by which the recipient's mail server and people know a repeated one.
 */
export function createSmtpSink({ target, server, from, timeoutMs = answerMs }: Options): Sink {
  const transport = toTransport(new URL(server));
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return async (delivery) => {
    const { submission } = delivery;
    const message = {
      ...toMail(submission),
      from,
      to: target,
      date: new Date(submission.sentAt),
      messageId: `<${encodeURIComponent(submission.reference)}@${domain}>`,
      // Keeps absence notes from answering.
      headers: { "Auto-Submitted": "auto-generated" },
      attachments: await toAttachments(delivery),
    };
    // Loaded with the first mail: it would take a tenth of a second of each start.
    const { createTransport } = await import("nodemailer");
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      await createTransport(transport).sendMail({ ...message, signal });
    } catch (error) {
      throw new Error(`the mail server does not take it: ${signal.aborted ? "no answer in time" : reasonOf(error)}`);
    }
  };
}

/** Passwords and submissions travel encrypted, except to a mail server of this machine. */
function toTransport({ protocol, hostname, port, username, password }: URL) {
  const isLocal = isLoopback(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    ...(port && { port: Number(port) }),
    secure: protocol === "smtps:",
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

async function toAttachments(delivery: Delivery) {
  const { submission, attachments } = delivery;
  const json = {
    filename: `${submission.reference}.json`,
    contentType: "application/json",
    content: Buffer.from(JSON.stringify(submission, null, 2)),
  };
  const files = attachments.map(async (attachment, index) => ({
    filename: attachmentName(delivery, index),
    contentType: mediaType.test(attachment.type) ? attachment.type : "application/octet-stream",
    content: await attachment.read(),
  }));
  return [json, ...(await Promise.all(files))];
}

/** Names the step that failed and the code of the answer; its text may repeat what was sent. */
function reasonOf(error: unknown): string {
  const { command, responseCode, message }: { command?: unknown; responseCode?: unknown; message?: unknown } =
    Object(error);
  return responseCode ? `${command} ${responseCode}` : String(message);
}
