import { isRecord } from "#portal/contract/parse/shape.ts";
import { contentTypes, pluralOf } from "./content-types.ts";

type Query = Readonly<Record<string, string>>;

/** A row of Strapi: a record in one language, as draft or published. */
export type Row = Readonly<Record<string, unknown>> & { documentId: string };

const timeoutMs = 30_000;
/** Documents read at once with all their languages. */
const atOnce = 25;

export type StrapiApi = ReturnType<typeof createStrapiApi>;

/** Reads Strapi's REST API. */
export function createStrapiApi({ url, token }: { url: string; token: string }) {
  const populates = new Map([...contentTypes().types].map(([name, schema]) => [name, populateOf(schema)]));

  async function get(path: string, query: Query, signal: AbortSignal): Promise<unknown> {
    const address = new URL(`/api/${path}?${new URLSearchParams(query)}`, url);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: limit });
    if (!answer.ok) throw new Error(`Strapi answered ${answer.status} at ${address.pathname}`);
    return answer.json();
  }

  async function rows(type: string, query: Query, signal: AbortSignal): Promise<Row[]> {
    const all: Row[] = [];
    for (let page = 1; ; page += 1) {
      const paging = { "pagination[page]": String(page), "pagination[pageSize]": "100", sort: "documentId" };
      const body = await get(pluralOf(type), { ...query, ...paging }, signal);
      const data = isRecord(body) && Array.isArray(body["data"]) ? body["data"] : null;
      if (data === null) throw new Error(`Strapi answered no list of ${type}`);
      all.push(...data.filter(isRow));
      if (data.length < 100) return all;
    }
  }

  return {
    rows,
    /** Yields the ids of all documents of a type, a few at a time. */
    async *ids(type: string, signal: AbortSignal): AsyncGenerator<string[]> {
      const found = await rows(type, { status: "draft", locale: "*", "fields[0]": "documentId" }, signal);
      const ids = [...new Set(found.map(({ documentId }) => documentId))];
      for (let start = 0; start < ids.length; start += atOnce) yield ids.slice(start, start + atOnce);
    },
    /** Rows of documents in all languages. */
    async documents(type: string, ids: readonly string[], status: "draft" | "published", signal: AbortSignal) {
      const filters = Object.fromEntries(ids.map((id, index) => [`filters[documentId][$in][${index}]`, id]));
      return rows(type, { ...populates.get(type), ...filters, status, locale: "*" }, signal);
    },
    /** Yields all files of the library. */
    async *files(signal: AbortSignal): AsyncGenerator<Record<string, unknown>> {
      for (let start = 0; ; start += 100) {
        const files = await get("upload/files", { start: String(start), limit: "100", sort: "id" }, signal);
        if (!Array.isArray(files)) throw new Error("Strapi answered no list of files");
        yield* files.filter(isRecord);
        if (files.length < 100) return;
      }
    },
    /** Opens a file of the library. */
    async file(id: string, signal: AbortSignal): Promise<Response> {
      const file = await get(`upload/files/${encodeURIComponent(id)}`, {}, signal);
      const path = isRecord(file) ? String(file["url"]) : "";
      if (!path.startsWith("/uploads/")) throw new Error("expected a file in /uploads/");
      return fetch(new URL(path, url), { signal });
    },
  };
}

/** Components come with their files, sites with their id. */
function populateOf(schema: object): Query {
  const attributes = isRecord(schema) && isRecord(schema["attributes"]) ? schema["attributes"] : {};
  const entries = Object.entries(attributes).flatMap(([name, attribute]) => {
    const type = isRecord(attribute) ? attribute["type"] : null;
    if (type === "component") return [[`populate[${name}][populate]`, "*"]];
    return type === "relation" ? [[`populate[${name}]`, "true"]] : [];
  });
  return Object.fromEntries(entries);
}

function isRow(value: unknown): value is Row {
  return isRecord(value) && typeof value["documentId"] === "string";
}
