import {
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from "payload";
import type { ContentKind } from "../collections/structures.ts";
import { isLanguageCode, requestLanguage } from "../languages.ts";
import { editorLanguage, type WordKey, words } from "../locales/words.ts";
import { localDateTime, toInstant } from "../portal.ts";
import { isDraftSave } from "./draft-saves.ts";
import { ownRequest } from "./own-request.ts";

const actions = ["publish", "takeOff"] as const;
type Action = (typeof actions)[number];

/** A scheduled action on a content item in one language. */
export interface Scheduled {
  id: number | string;
  content: string;
  structure: string;
  language: string;
  action: Action;
  localTime: string;
  dueAt: string;
  scheduledBy: string | null;
  editorLanguage: string;
  /** Why it was refused at that time. */
  fault?: string | null;
}

/** Adds the scheduled times to the form, for its language. */
export const readSchedule: CollectionAfterReadHook = async ({ doc, req, findMany, collection }) => {
  if (findMany || !isLanguageCode(String(req.locale))) return doc;
  const of = { content: String(doc.id), structure: collection.slug, language: requestLanguage(req) };
  const found = await findScheduled(req, of);
  const shown = actions.flatMap((action) => {
    const row = found.get(action);
    return [
      [`${action}At`, row?.localTime ?? null],
      [`${action}Fault`, row?.fault ?? null],
    ];
  });
  return { ...doc, ...Object.fromEntries(shown) };
};

/** The action that a save itself performs on the published content. */
function doneByHand(data: Readonly<Record<string, unknown>>, req: PayloadRequest): Action | null {
  if (data["_status"] === "published") return "publish";
  return data["_status"] === "draft" && !isDraftSave(req) ? "takeOff" : null;
}

/**
 * Stores the scheduled times of a saved content item. Publishing or unpublishing manually removes the corresponding
 * time.
 */
export function keepSchedule(kind: ContentKind): CollectionBeforeChangeHook {
  return async ({ data, req: save, collection, originalDoc }) => {
    const { publishAt, publishFault: _, takeOffAt, takeOffFault: __, ...others } = data;
    const given = { publish: publishAt, takeOff: takeOffAt };
    const done = doneByHand(data, save);
    if (done) given[done] = null;
    const named = actions.filter((action) => given[action] !== undefined);
    if (named.length === 0) return others;

    const req = await ownRequest(save);
    const of = {
      content: String(originalDoc?.id ?? data["id"]),
      structure: kind.key,
      language: requestLanguage(save),
    };
    const before = await findScheduled(req, of);
    const timeOf = (action: Action) => (named.includes(action) ? given[action] : before.get(action)?.localTime) || null;
    // A refused action is kept, with its reason, until it gets a new time.
    const changed = named.filter((action) => timeOf(action) !== (before.get(action)?.localTime ?? null));
    const faults = faultsOf(changed, timeOf);
    if (faults.length > 0) {
      const errors = faults.map((fault) => toError(fault, editorLanguage(save)));
      throw new ValidationError({ collection: collection.slug, errors, req: save }, save.t);
    }
    const by = { scheduledBy: save.user ? String(save.user.id) : null, editorLanguage: editorLanguage(save) };
    for (const action of changed) {
      const localTime = timeOf(action);
      await removeSchedules(req, { ...of, action });
      if (!localTime) continue;
      const at = { localTime, dueAt: toInstant(localTime) };
      const row = { ...of, action, ...at, ...by };
      await req.payload.db.create({ collection: "schedules", data: row, req });
    }
    return others;
  };
}

interface Fault {
  action: Action;
  word: WordKey;
}

/** Errors in changed times: each must be in the future, and unpublishing must come after publishing. */
function faultsOf(changed: readonly Action[], timeOf: (action: Action) => unknown): Fault[] {
  const faults = changed.flatMap((action): Fault[] => {
    const word = timeOf(action) ? faultOf(timeOf(action)) : null;
    return word ? [{ action, word }] : [];
  });
  const [publishAt, takeOffAt] = actions.map(timeOf);
  if (faults.length > 0 || changed.length === 0 || !publishAt || !takeOffAt) return faults;
  return toInstant(String(takeOffAt)) <= toInstant(String(publishAt))
    ? [{ action: "takeOff", word: "error.takeOffFirst" }]
    : [];
}

function faultOf(localTime: unknown): WordKey | null {
  const { success, data } = localDateTime.safeParse(localTime);
  if (!success) return "error.wrongTime";
  return Date.parse(toInstant(data)) <= Date.now() ? "error.pastTime" : null;
}

function toError({ action, word }: Fault, say: "cs" | "en"): ValidationFieldError {
  const path = `${action}At` as const;
  return { path, label: words(`schedule.${path}`)[say], message: words(word)[say] };
}

type Wanted = Pick<Scheduled, "content" | "structure"> & Partial<Pick<Scheduled, "language" | "action">>;

const matching = (wanted: Wanted) => ({
  and: Object.entries(wanted).map(([name, value]) => ({ [name]: { equals: value } })),
});

async function findScheduled(req: PayloadRequest, wanted: Wanted): Promise<ReadonlyMap<Action, Scheduled>> {
  const query = { collection: "schedules", where: matching(wanted), pagination: false, req };
  const { docs } = await req.payload.db.find<Scheduled>(query);
  return new Map(docs.map((row) => [row.action, row]));
}

/** Removes a content item's scheduled times, all of them or those of one language. */
export async function removeSchedules(req: PayloadRequest, wanted: Wanted): Promise<void> {
  await req.payload.db.deleteMany({ collection: "schedules", where: matching(wanted), req });
}
