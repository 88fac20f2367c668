import { z } from "zod";
import { changeHeaders, signChange } from "#server/changes/signature.ts";
import type { Clock } from "#server/clock.ts";
import type { Secrets } from "#server/config/secrets.ts";
import { boundedFetch, readBody } from "#server/http/bounded-fetch.ts";
import { readStoredJson } from "#server/store/stored-json.ts";
import { answerMs, attachmentName, type Delivery, type Sink } from "./sink.ts";

/** Bytes of an answer that are read at most. */
const longestAnswer = 65_536;

/** Statuses with which a recipient refuses the submission itself. */
const lasting: readonly number[] = [400, 413, 422];

interface Options {
  /** Address of the recipient. */
  target: string;
  /** The first one signs. */
  secrets: Secrets;
  clock: Clock;
  timeoutMs?: number;
}

/** Posts a submission with its files, signed as notifications of changes are. */
export function createHttpSink({ target, secrets, clock, timeoutMs = answerMs }: Options): Sink {
  return async (delivery) => {
    const { reference } = delivery.submission;
    // The signature needs the bytes that a form is sent as.
    const form = new Response(await toForm(delivery));
    const body = Buffer.from(await form.arrayBuffer());
    const time = String(Math.floor(clock.now() / 1000));
    const headers = {
      "content-type": form.headers.get("content-type") ?? "",
      "idempotency-key": reference,
      [changeHeaders.time]: time,
      [changeHeaders.signature]: signChange(secrets.all[0], time, body),
    };
    await boundedFetch(target, { method: "POST", headers, body, timeoutMs }, (answer) =>
      requireReceipt(answer, reference),
    );
  };
}

async function toForm(delivery: Delivery): Promise<FormData> {
  const { submission, attachments } = delivery;
  const form = new FormData();
  const json = new Blob([JSON.stringify(submission)], { type: "application/json" });
  form.append("submission", json, `${submission.reference}.json`);
  for (const [index, attachment] of attachments.entries()) {
    const content = new Blob([new Uint8Array(await attachment.read())], { type: attachment.type });
    form.append("attachment", content, attachmentName(delivery, index));
  }
  return form;
}

/**
 * Throws unless the recipient says that it has the submission: by 204, or by its reference number with 2xx or 409. The page of
 * a proxy or a login is no receipt, whatever its status.
 */
async function requireReceipt(answer: Response, reference: string): Promise<void> {
  const { status, ok } = answer;
  if (status === 204) return;
  if (ok || status === 409) {
    const body = await readBody(answer, longestAnswer);
    if (body && readStoredJson(z.object({ received: z.literal(reference) }), body)) return;
  }
  const remark = ok ? " without the reference number as received" : "";
  throw new Error(`the recipient answers ${status}${lasting.includes(status) ? ", and would do so again" : remark}`);
}
