import type { Submission } from "#server/forms/submission.ts";

/** A file that the visitor sent with the form. */
export interface Attachment {
  /** The name that the visitor's machine gave, which is not to be trusted. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  read(): Promise<Buffer>;
}

export interface Delivery {
  submission: Submission;
  attachments: readonly Attachment[];
}

/** Delivers to one recipient; delivered twice, it is there once. Rejects while it cannot, without anything personal. */
export type Sink = (delivery: Delivery) => Promise<void>;

/** Milliseconds that a recipient has for its answer, less than the outbox gives an attempt. */
export const answerMs = 30_000;

/**
 * Returns the name under which the file at an index arrives, such as `7KQ4M-2XPZC-R-1-payslip.pdf`. It holds letters, digits,
 * dots, hyphens and underscores: it leads to no other folder, hides no type and ends no header.
 */
export function attachmentName({ submission, attachments }: Delivery, index: number): string {
  const name = (attachments[index]?.name ?? "").normalize("NFC").replace(/[^\p{L}\p{M}\p{N}.-]+/gu, "_");
  const plain = name.replace(/^[._-]+|[._-]+$/g, "");
  const [, base = "", type = ""] = /^(.{0,40}).*?(\.[^.]{1,10})?$/u.exec(plain) ?? [];
  return [submission.reference, index + 1, base + type].filter((part) => part !== "").join("-");
}
