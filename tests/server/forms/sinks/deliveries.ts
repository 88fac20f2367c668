import { onTestFinished } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { createForms } from "#server/forms/forms.ts";
import { referenceOf } from "#server/forms/reference.ts";
import type { Attachment, Delivery } from "#server/forms/sinks/sink.ts";
import type { Submission } from "#server/forms/submission.ts";
import { createLog } from "#server/http/log.ts";

export const reference = referenceOf("s-1");

/** What a visitor wrote, which no log line may repeat. */
export const personal = "Nezapomenutelná";

export function submissionOf(parts: Partial<Submission> = {}): Submission {
  const name = { step: "person", entry: 1, question: "name", label: "Jméno", values: [], texts: [`Jana ${personal}`] };
  return {
    reference,
    sentAt: "2026-11-20T12:00:00.000Z",
    form: { id: "1", title: "Žádost o příspěvek", address: "/zadost", language: "cs", version: "v1" },
    answers: [name],
    files: [],
    sender: null,
    declaration: null,
    ...parts,
  };
}

export function attachmentOf(name: string, content = name, type = "application/pdf"): Attachment {
  return { name, type, size: Buffer.byteLength(content), read: async () => Buffer.from(content) };
}

export function deliveryOf(attachments: readonly Attachment[] = [], parts: Partial<Submission> = {}): Delivery {
  return { submission: submissionOf(parts), attachments };
}

type Channels = Parameters<typeof createForms>[0]["config"]["channels"];

/** The service of forms with the given channels, its log and a clock that the test sets. */
export function startOutbox(
  channels: Channels,
  { root = temporaryFolder(), clock = { time: Date.parse("2026-11-20T12:00:00Z") } } = {},
) {
  const lines: Record<string, unknown>[] = [];
  const forms = createForms({
    config: { folder: "forms", channels, scanner: null },
    secrets: null,
    root,
    store: null,
    clock: { now: () => clock.time },
    log: createLog("info", { write: (line) => lines.push(JSON.parse(line)) }),
  });
  onTestFinished(() => forms.close());
  const logged = (message: string) => lines.filter(({ msg }) => msg === message);
  const submit = (id: string, channel: string) =>
    forms.submit(id, { channel, keptDays: 1, content: submissionOf({ reference: referenceOf(id) }), fileIds: [] });
  return { forms, clock, lines, logged, submit };
}
