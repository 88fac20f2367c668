import { toWireLanguage } from "#embedded/replay/languages.ts";
import type { Adapter, Entry, RecordEntry, Reference } from "#integrations/adapter/define-adapter.ts";
import { type RecordKind, recordKinds } from "#integrations/adapter/service/records.ts";
import type { RecordState } from "#integrations/adapter/service/served-records.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { checkRecord } from "./check-record.ts";
import { contentVersions, type FindPage, type Problem } from "./content-versions.ts";

interface Options {
  contents: Adapter["contents"];
  find: FindPage;
  /** The version of a content item that visitors see now. */
  publishedNow(key: string, language: string): object | null;
}

/** An entry as records that can be served. */
export interface EntryStates {
  kind: RecordKind;
  key: string;
  origin: Reference;
  states: RecordState[];
  problems: Problem[];
  /** True when languages that have no state here stay as they were. */
  isPartial: boolean;
}

/**
 * Converts and checks an entry. A version that breaks the contract stays as it was for visitors and is shown to editors.
 * Throws for an entry without an id or of an unknown type.
 */
export function entryStates(entry: Entry, { contents, find, publishedNow }: Options): EntryStates {
  const given: unknown = entry;
  if (!isRecord(given)) throw new Error("expected a record");
  if ("kind" in entry) return recordState(entry);
  const type = Object.hasOwn(contents, entry.type) ? contents[entry.type] : undefined;
  if (!type) throw new Error(`expected one of the types ${Object.keys(contents).join(", ")}`);
  const key = idIn(entry.id);
  const about = { kind: "content", key, origin: { type: entry.type, id: entry.origin ?? key } } as const;
  if (!Array.isArray(entry.versions)) {
    const problem = { language: null, place: "versions", reason: "expected a list" };
    return { ...about, states: [], problems: [problem], isPartial: true };
  }
  const { byLanguage, problems, isPartial } = contentVersions({ ...entry, id: key }, type, find);
  let isWhole = !isPartial;
  const states = [...byLanguage].flatMap(([language, { published, draft }]): RecordState[] => {
    const visible = published && checkRecord("content", published);
    const latest = draft && checkRecord("content", draft);
    for (const fault of [visible?.fault, latest?.record === null ? latest.fault : null])
      if (fault) problems.push({ language, ...fault });
    if (visible?.record === null) {
      isWhole = false;
      return [];
    }
    const state = { kind: about.kind, key, language };
    if (!visible?.fault) return [{ ...state, published: visible?.record ?? null, draft: latest?.record ?? null }];
    const wrong = { ...visible.record, published: false };
    const now = publishedNow(key, language);
    return [{ ...state, published: now && checkRecord("content", now).record, draft: latest?.record ?? wrong }];
  });
  return { ...about, states, problems, isPartial: !isWhole };
}

function recordState({ kind, record }: RecordEntry): EntryStates {
  if (!recordKinds.includes(kind)) throw new Error(`expected one of the kinds ${recordKinds.join(", ")}`);
  const key = idIn(isRecord(record) ? record["id"] : undefined);
  const { record: checked, fault } = checkRecord(kind, isRecord(record) ? record : {});
  const language = kind === "settings" ? (toWireLanguage(String(checked?.["language"])) ?? null) : null;
  const isServed = checked !== null && fault === null;
  return {
    kind,
    key,
    origin: { type: kind, id: key },
    states: isServed ? [{ kind, key, language, published: checked, draft: null }] : [],
    problems: fault ? [{ language, ...fault }] : [],
    isPartial: !isServed,
  };
}

function idIn(id: unknown): string {
  const text = typeof id === "string" || typeof id === "number" ? String(id) : "";
  if (text === "" || text.length > 200) throw new Error("expected an id of at most 200 characters");
  return text;
}
