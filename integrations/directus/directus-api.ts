import { isRecord } from "#portal/contract/parse/shape.ts";

/** A record of Directus. */
export type Row = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string>>;

const timeoutMs = 60_000;
const pageSize = 100;

export type DirectusApi = ReturnType<typeof createDirectusApi>;

/** Uses the REST API of Directus. Rejects when it refuses a request, with its reason. */
export function createDirectusApi({ url, token }: { url: string; token: string }) {
  async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(!isForm && { "content-type": "application/json" }) },
      signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeoutMs)]),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
    const answer = await request(method, path, body, signal);
    if (!answer.ok) {
      const reason = (await answer.text()).slice(0, 300);
      throw new Error(`Directus answered ${answer.status} to ${method} ${path.slice(0, 200)}: ${reason}`);
    }
    const content: unknown = answer.status === 204 ? null : await answer.json();
    return isRecord(content) ? content["data"] : null;
  }

  return {
    send,
    /** Reads one record; null when it is gone. Directus says of such a record that it is forbidden. */
    async one(path: string, query: Query, signal?: AbortSignal): Promise<Row | null> {
      const answer = await request("GET", `${path}?${new URLSearchParams(query)}`, undefined, signal);
      if (answer.status === 403 || answer.status === 404) return null;
      if (!answer.ok) throw new Error(`Directus answered ${answer.status} at ${path}`);
      const content: unknown = await answer.json();
      return isRecord(content) && isRecord(content["data"]) ? content["data"] : null;
    },
    /** Yields all records of a list, page by page. */
    async *pages(path: string, query: Query, signal?: AbortSignal): AsyncGenerator<Row[]> {
      for (let offset = 0; ; offset += pageSize) {
        const paging = { sort: "id", limit: String(pageSize), offset: String(offset) };
        const found = await send("GET", `${path}?${new URLSearchParams({ ...query, ...paging })}`, undefined, signal);
        if (!Array.isArray(found)) throw new Error(`Directus answered no list at ${path}`);
        yield found.filter(isRecord);
        if (found.length < pageSize) return;
      }
    },
    file: (id: string, signal: AbortSignal) => request("GET", `/assets/${encodeURIComponent(id)}`, undefined, signal),
  };
}
