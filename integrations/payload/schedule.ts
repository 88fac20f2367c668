import { setTimeout } from "node:timers/promises";
import { APIError, createLocalReq, type Payload, ValidationError } from "payload";
import type { Scheduled } from "./hooks/schedule.ts";
import { isLanguageCode } from "./languages.ts";

/**
 * Publishes or unpublishes each content item that is due, in its language and with the permissions of whoever scheduled
 * it. A refused action leaves the content unchanged, and its form shows the reason; after other failures it is retried.
 */
export async function runDue(payload: Payload): Promise<void> {
  const where = { and: [{ dueAt: { less_than_equal: new Date().toISOString() } }, { fault: { exists: false } }] };
  const { docs } = await payload.db.find<Scheduled>({
    collection: "schedules",
    where,
    sort: "dueAt",
    pagination: false,
  });
  for (const due of docs) {
    const fault = await runOne(payload, due);
    if (fault !== null)
      await payload.db.updateOne({ collection: "schedules", id: due.id, data: { fault }, returning: false });
  }
}

/** Returns why an action was refused; null when it succeeded or will be retried. */
async function runOne(payload: Payload, due: Scheduled): Promise<string | null> {
  const { structure, content, language, action } = due;
  if (!isLanguageCode(language)) return `The language ${language} is unknown.`;
  const req = await createLocalReq({ locale: language }, payload);
  req.i18n.language = due.editorLanguage;
  try {
    const user = due.scheduledBy === null ? null : await userOf(payload, due.scheduledBy);
    const query = { collection: structure, id: content, locale: language, overrideAccess: user === null };
    await payload.update({ ...query, data: { _status: statuses[action] }, depth: 0, user, req });
    payload.logger.info({ content, language, action }, "a content item was changed at its time");
    return null;
  } catch (error) {
    const isRefused = error instanceof APIError && error.status < 500;
    payload.logger[isRefused ? "warn" : "error"](
      { err: error, content, language, action },
      "a content item was not changed at its time",
    );
    return isRefused ? reasonOf(error) : null;
  }
}

const statuses = { publish: "published", takeOff: "draft" } as const satisfies Record<Scheduled["action"], string>;

async function userOf(payload: Payload, id: string) {
  return { ...(await payload.findByID({ collection: "users", id, depth: 0 })), collection: "users" as const };
}

function reasonOf(error: APIError): string {
  if (!(error instanceof ValidationError)) return error.message;
  return error.data.errors
    .map(({ label, path, message }) => `${typeof label === "string" ? label : path}: ${message}`)
    .join("\n");
}

/** Checks for due content items repeatedly until `signal` aborts. */
export async function runSchedule(payload: Payload, everyMs: number, signal?: AbortSignal): Promise<void> {
  const options = signal ? { ref: false, signal } : { ref: false };
  while (!signal?.aborted) {
    await runDue(payload).catch((err) => payload.logger.error({ err }, "the times of content items cannot be read"));
    await setTimeout(everyMs, null, options).catch(() => {});
  }
}
