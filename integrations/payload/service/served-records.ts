import type { Replacement } from "../../../embedded/replay/live-store.ts";
import { createReplay } from "../../../embedded/replay/replay.ts";
import { content, folderTree, libraryDocument, namedItem, web } from "../../../embedded/replay/wire-records.ts";
import type { Clock } from "../../../server/clock.ts";
import { PackedContent } from "./packed-content.ts";
import type { OutboxRow, RecordKind, WireRecord } from "./records.ts";

/** The state of one record, a content in one language. */
export type RecordState = Omit<OutboxRow, "id" | "at">;

/** A state before a change and after it; null for a record that was not there. */
export interface Applied {
  before: RecordState | null;
  after: RecordState;
}

export type ServedRecords = ReturnType<typeof createServedRecords>;

interface Options {
  /** Paths of the library's files by the name in their address. */
  files: Pick<ReadonlyMap<string, string>, "get">;
  clock: Clock;
}

/** The records of the content service: as published, and as previews show them, where a draft stands before what is published. */
export function createServedRecords(options: Options) {
  const replay = () => createReplay({ store: { ...emptyStore(), files: options.files }, clock: options.clock });
  const [published, preview] = [replay(), replay()];
  const states = new Map<string, RecordState>();

  /** The languages that a change is about: those that there are for a content that is gone in all of them. */
  function* partsOf(state: RecordState): Generator<RecordState> {
    if (state.language !== null || !isOfLanguage(state.kind)) return yield state;
    for (const each of [...states.values()]) {
      if (each.kind === state.kind && each.key === state.key) yield { ...each, published: null, draft: null };
    }
  }

  return {
    /** Answers requests of visitors: no draft is in it. */
    published,
    /** Answers requests of previews. */
    preview,
    get count() {
      return states.size;
    },
    has: (kind: RecordKind) => [...states.values()].some((state) => state.kind === kind),
    names: () => [...states.keys()],
    /** Takes a state over and returns what has changed; throws for a record that is none. */
    apply(given: RecordState): Applied[] {
      return [...partsOf(packed(given))].map((after) => {
        const name = nameOf(after);
        const before = states.get(name) ?? null;
        const visible = toReplacement(after, after.published);
        const latest = toReplacement(after, after.draft ?? after.published);
        published.replace(visible);
        preview.replace(latest);
        if (isGone(after)) states.delete(name);
        else states.set(name, after);
        return { before, after };
      });
    },
    /** Takes away the record with a name. */
    remove(name: string): Applied[] {
      const before = states.get(name);
      return before ? this.apply({ ...before, published: null, draft: null }) : [];
    },
  };
}

/** The state with its contents packed; one that is published and no draft is held once. Throws for contents that are none. */
function packed(state: RecordState): RecordState {
  const pack = (record: WireRecord | null) => record && new PackedContent(content.parse(record));
  return isOfLanguage(state.kind) ? { ...state, published: pack(state.published), draft: pack(state.draft) } : state;
}

/** A name for each record, a content in one language: that of its file in the snapshot. */
export function nameOf({ kind, key, language }: Pick<RecordState, "kind" | "key" | "language">): string {
  const parts = [kind, key, ...(language === null ? [] : [language])];
  return parts.map((part) => encodeURIComponent(part).replaceAll(".", "%2E")).join("=");
}

export function isGone({ published, draft }: RecordState): boolean {
  return published === null && draft === null;
}

function isOfLanguage(kind: RecordKind): boolean {
  return kind === "content" || kind === "settings";
}

/** Throws when the record is not of the kind, id and language that the state names. */
function toReplacement({ kind, key: id, language }: RecordState, record: WireRecord | null): Replacement {
  if (record && String(record.id) !== id) throw new Error(`expected a record with the id ${id}, got ${record.id}`);
  switch (kind) {
    case "content":
    case "settings":
      if (record === null) return { kind: "content", id, language, record };
      if (language === null || record["language"] !== language)
        throw new Error(`expected a content in ${language}, got ${record["language"]}`);
      return {
        kind: "content",
        id,
        language,
        record: record instanceof PackedContent ? record : content.parse(record),
      };
    case "folder":
      return { kind, id, record: record && folderTree.parse(record) };
    case "web":
      return { kind, id, record: record && web.parse(record) };
    case "document":
      return { kind, id, record: record && libraryDocument.parse(record) };
    default:
      return { kind, id, record: record && namedItem.parse(record) };
  }
}

function emptyStore() {
  const none = () => ({ items: [] });
  return { webs: none(), categories: none(), tags: none(), documents: none(), folders: new Map(), contents: [] };
}
