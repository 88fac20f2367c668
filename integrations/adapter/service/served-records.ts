import type { Replacement } from "#embedded/replay/live-store.ts";
import { createReplay } from "#embedded/replay/replay.ts";
import { content, folderTree, libraryDocument, namedItem, web } from "#embedded/replay/wire-records.ts";
import type { Clock } from "#server/clock.ts";
import { PackedContent } from "./packed-content.ts";
import type { OutboxRow, RecordKind, WireRecord } from "./records.ts";

/** The state of one record; a content item has one per language. */
export type RecordState = Omit<OutboxRow, "id" | "at">;

/** A state before and after a change; null when the record does not exist. */
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

/**
 * The records of the content service: as published, and as in previews, where a draft takes precedence over the
 * published version.
 */
export function createServedRecords(options: Options) {
  const replay = () => createReplay({ store: { ...emptyStore(), files: options.files }, clock: options.clock });
  const [published, preview] = [replay(), replay()];
  const states = new Map<string, RecordState>();

  /**
   * The states that a change affects, one per language; for a content item removed in all languages, those that exist.
   */
  function* partsOf(state: RecordState): Generator<RecordState> {
    if (state.language !== null || !isOfLanguage(state.kind)) return yield state;
    for (const each of [...states.values()]) {
      if (each.kind === state.kind && each.key === state.key) yield { ...each, published: null, draft: null };
    }
  }

  return {
    /** Answers visitors' requests: contains no drafts. */
    published,
    /** Answers requests of previews. */
    preview,
    get count() {
      return states.size;
    },
    has: (kind: RecordKind) => [...states.values()].some((state) => state.kind === kind),
    names: () => [...states.keys()],
    /** Applies a state and returns what has changed; throws for an invalid record. */
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
    /** Removes a record by name. */
    remove(name: string): Applied[] {
      const before = states.get(name);
      return before ? this.apply({ ...before, published: null, draft: null }) : [];
    },
  };
}

/**
 * The state with its content items packed; if there is no draft, the published content is held only once. Throws for
 * invalid content items.
 */
function packed(state: RecordState): RecordState {
  const pack = (record: WireRecord | null) => record && new PackedContent(content.parse(record));
  return isOfLanguage(state.kind) ? { ...state, published: pack(state.published), draft: pack(state.draft) } : state;
}

/** Name of a record, or of a content item in one language; also the name of its file in the snapshot. */
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

/** Throws when the record's kind, id or language differs from the state's. */
function toReplacement({ kind, key: id, language }: RecordState, record: WireRecord | null): Replacement {
  if (record && String(record.id) !== id) throw new Error(`expected a record with the id ${id}, got ${record.id}`);
  switch (kind) {
    case "content":
    case "settings":
      if (record === null) return { kind: "content", id, language, record };
      if (language === null || record["language"] !== language)
        throw new Error(`expected a content item in ${language}, got ${record["language"]}`);
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
