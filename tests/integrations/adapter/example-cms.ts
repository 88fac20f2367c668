import { setTimeout } from "node:timers/promises";
import {
  type ContentEntry,
  defineAdapter,
  type Entry,
  type RecordEntry,
} from "#integrations/adapter/define-adapter.ts";
import { news } from "./example-mapping.ts";

type Fields = Readonly<Record<string, unknown>>;

const site: RecordEntry = {
  kind: "web",
  record: { id: "1", name: { cs: "Úřad" }, defaultLanguage: "cs", friendlyURL: "/" },
};

/** A news item of the example CMS, published in Czech. */
export function newsItem(id: string, title: string, fields: Fields = {}): ContentEntry {
  const record = { title, slug: `aktuality/${id}`, changed: "2026-11-01T08:00:00Z", lead: "Perex", ...fields };
  return { type: "news", id, versions: [{ language: "cs-CZ", published: record, draft: null }] };
}

/** A CMS in memory, and its faults. */
export function createExampleCms(entries: readonly Entry[] = []) {
  const state = {
    entries: [site, ...entries] as Entry[],
    /** Readings of all records so far. */
    readings: 0,
    /** Thrown by readings while it is set. */
    failure: null as Error | null,
    /** Ends a reading with an error after so many records. */
    stopsAfter: Number.POSITIVE_INFINITY,
    /** Never brings the record at this place. */
    hangsAt: Number.POSITIVE_INFINITY,
  };
  return Object.assign(state, {
    save(entry: ContentEntry): void {
      state.entries = [...state.entries.filter((each) => "kind" in each || each.id !== entry.id), entry];
    },
    adapter: defineAdapter({
      name: "example",
      contents: { news },
      async *records(signal) {
        state.readings += 1;
        if (state.failure) throw state.failure;
        for (const [index, entry] of state.entries.entries()) {
          if (index >= state.stopsAfter) throw new Error("the connection was cut");
          if (index >= state.hangsAt) await setTimeout(3_600_000, null, { signal, ref: false });
          yield structuredClone(entry);
        }
      },
      record: async ({ id }) => {
        if (state.failure) throw state.failure;
        return state.entries.find((each): each is ContentEntry => !("kind" in each) && each.id === id) ?? null;
      },
      changed: (body) =>
        typeof body === "object" && body !== null && "id" in body ? [{ type: "news", id: String(body.id) }] : null,
      file: async (id) => (id === "7" ? new Response("soubor") : new Response(null, { status: 404 })),
      editUrl: ({ type, id, language, field }) =>
        `https://cms.example.org/admin/${type}/${id}?locale=${language}#${field.join(".")}`,
    }),
  });
}
