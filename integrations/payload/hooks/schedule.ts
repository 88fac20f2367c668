import {
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from "payload";
import type { ContentKind } from "../collections/structures.ts";
import { isLanguageCode, requestLanguage } from "../languages.ts";
import { editorLanguage, type WordKey, words } from "../locales/words.ts";
import { localDateTime, toInstant } from "../portal.ts";
import { ownRequest } from "./own-request.ts";

/** A time at which the draft of a content is to be published in one language. */
export interface Scheduled {
  id: number | string;
  content: string;
  structure: string;
  language: string;
  localTime: string;
  dueAt: string;
  scheduledBy: string | null;
  editorLanguage: string;
  /** Why it was not published at that time. */
  fault?: string | null;
}

/** Shows the time in the form of its language. */
export const readSchedule: CollectionAfterReadHook = async ({ doc, req, findMany }) => {
  if (findMany || !isLanguageCode(String(req.locale))) return doc;
  const found = await findScheduled(req, String(doc.id), requestLanguage(req));
  return { ...doc, publishAt: found?.localTime ?? null, publishFault: found?.fault ?? null };
};

/** Keeps the time that a draft is saved with. Publishing by hand does away with it. */
export function keepSchedule(kind: ContentKind): CollectionBeforeChangeHook {
  return async ({ data, req: save, collection }) => {
    const { publishAt, publishFault: _, ...others } = data;
    const isPublished = data["_status"] === "published";
    if (publishAt === undefined && !isPublished) return others;
    const req = await ownRequest(save);
    const [content, language] = [String(data["id"]), requestLanguage(save)];
    const before = await findScheduled(req, content, language);
    const localTime = isPublished ? null : publishAt || null;
    // One that was refused stays, with the reason, until it gets another time.
    if (localTime === (before?.localTime ?? null)) return others;
    const fault = localTime && faultOf(localTime);
    if (fault) {
      const say = editorLanguage(save);
      const errors = [{ path: "publishAt", label: words("schedule.publishAt")[say], message: words(fault)[say] }];
      throw new ValidationError({ collection: collection.slug, errors, req: save }, save.t);
    }
    await removeSchedules(req, content, language);
    if (localTime) {
      const by = { scheduledBy: save.user ? String(save.user.id) : null, editorLanguage: editorLanguage(save) };
      const row = { content, structure: kind.key, language, localTime, dueAt: toInstant(localTime), ...by };
      await req.payload.db.create({ collection: "schedules", data: row, req });
    }
    return others;
  };
}

function faultOf(localTime: unknown): WordKey | null {
  const { success, data } = localDateTime.safeParse(localTime);
  if (!success) return "error.wrongTime";
  return Date.parse(toInstant(data)) <= Date.now() ? "error.pastTime" : null;
}

function findScheduled(req: PayloadRequest, content: string, language: string): Promise<Scheduled | null> {
  return req.payload.db.findOne<Scheduled>({ collection: "schedules", where: of(content, language), req });
}

/** Removes the times of a content, in all languages unless one is named. */
export async function removeSchedules(req: PayloadRequest, content: string, language?: string): Promise<void> {
  await req.payload.db.deleteMany({ collection: "schedules", where: of(content, language), req });
}

function of(content: string, language?: string) {
  const own = { content: { equals: content } };
  return language === undefined ? own : { and: [own, { language: { equals: language } }] };
}
