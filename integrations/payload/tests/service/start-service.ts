import { createServer } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import type { OutboxRow, WireRecord } from "#portal/adapter/service/records.ts";
import type { RecordState } from "#portal/adapter/service/served-records.ts";
import { nameOf } from "#portal/adapter/service/served-records.ts";
import { startService } from "#portal/adapter/service/service.ts";
import { changeHeaders, isSigned } from "#portal/changes/signature.ts";
import { systemClock } from "#portal/clock.ts";
import { toWireLanguage } from "#portal/replay/languages.ts";
import { readStore } from "#portal/replay/store.ts";

export const secret = "0123456789abcdef0123456789abcdef";
export const token = "tokentokentokentokentokentokentoken!";
const root = join(import.meta.dirname, "../../../..");
export const fixtures = readStore(join(root, "fixtures"));
export const fixtureFiles = join(root, "fixtures/documents/files");

/** The fixtures, as in an outbox that has just been filled from them. */
export function fixtureStates(): RecordState[] {
  const state = (kind: RecordState["kind"]) => (record: WireRecord) => visible(kind, record);
  const { webs, categories, tags, documents, folders, contents } = fixtures;
  return [
    ...webs.items.map(state("web")),
    ...categories.items.map(state("category")),
    ...tags.items.map(state("tag")),
    ...documents.items.map(state("document")),
    ...[...folders.values()].map(state("folder")),
    ...contents.map((content) => visible(content.structure.key === "konfigurace" ? "settings" : "content", content)),
  ];
}

/** The state of a published record, or of a draft if the record says so. */
function visible(kind: RecordState["kind"], record: WireRecord): RecordState {
  const language = kind === "content" || kind === "settings" ? String(record["language"]) : null;
  const isDraft = record["published"] === false;
  return { kind, key: String(record.id), language, published: isDraft ? null : record, draft: isDraft ? record : null };
}

/** An in-memory outbox that, like the database's, holds the latest row of each record. */
export function createOutbox(states: readonly RecordState[] = []) {
  const rows = new Map<string, OutboxRow>();
  const outbox = {
    lastId: 0,
    /** Thrown by reads while it is set. */
    failure: null as Error | null,
    save(state: RecordState): void {
      const name = nameOf(state);
      rows.delete(name);
      outbox.lastId += 1;
      rows.set(name, {
        ...state,
        id: outbox.lastId,
        at: new Date(Date.UTC(2026, 10, 23, 9) + outbox.lastId).toISOString(),
      });
    },
    readOutbox: async (afterId: number): Promise<OutboxRow[]> => {
      if (outbox.failure) throw outbox.failure;
      return structuredClone([...rows.values()].filter(({ id }) => id > afterId).slice(0, 500));
    },
  };
  for (const state of states) outbox.save(state);
  return outbox;
}

/** A portal that records the changes it receives, after checking their signature. */
export async function startPortal() {
  const signatures = new Set<string>();
  const portal = { url: "", changes: [] as ReturnType<typeof JSON.parse>[], status: 200 };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const [time, signature] = [request.headers[changeHeaders.time], request.headers[changeHeaders.signature]].map(
      String,
    );
    const isRight = request.method === "POST" && isSigned(secret, time ?? "", body, signature ?? "");
    const isRepeated = signatures.has(signature ?? "");
    signatures.add(signature ?? "");
    const status = isRight ? (isRepeated ? 409 : portal.status) : 401;
    if (status === 200) portal.changes.push(JSON.parse(body.toString()));
    response.writeHead(status).end(JSON.stringify({ error: status === 200 ? undefined : "not now" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  portal.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return portal;
}

/** Starts the service on an outbox; a second one takes over the first one's folder. */
export async function start(
  outbox: Pick<ReturnType<typeof createOutbox>, "readOutbox">,
  changes: Partial<Parameters<typeof startService>[0]> = {},
) {
  const lines: { message: string; [about: string]: unknown }[] = [];
  const write = (about: object, message: string) => void lines.push({ ...about, message });
  const folder = changes.folder ?? temporaryFolder();
  const service = await startService({
    readOutbox: outbox.readOutbox,
    folder,
    files: [fixtureFiles],
    portals: [],
    changedSecret: secret,
    draftsToken: token,
    host: "127.0.0.1",
    port: 0,
    pollMs: 5,
    clock: systemClock,
    log: { debug: write, info: write, warn: write, error: write },
    ...changes,
  });
  onTestFinished(() => service.stop());
  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(service.url + path, { headers });
    return { status: response.status, body: await response.json() };
  }
  return { ...service, folder, lines, get, preview: (path: string) => get(path, { authorization: `Bearer ${token}` }) };
}

/** A published page of a site. */
export function page(id: string, name: string, changes: Record<string, unknown> = {}): RecordState {
  const model = fixtures.contents.find(
    ({ structure, language }) => structure.key === "stranka" && toWireLanguage(language) === "cs_cz",
  );
  if (!model) throw new Error("the fixtures have no page");
  const record = { ...model, id, name, friendlyURLs: { cs_cz: `zkouska/${id}` }, ...changes };
  return { kind: "content", key: id, language: String(record.language), published: record, draft: null };
}
