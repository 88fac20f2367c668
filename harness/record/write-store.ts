import { rmSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { readStore } from "#portal/replay/store.ts";
import { libraryDocument, content as playable } from "#portal/replay/wire-records.ts";
import type { Crawled } from "./crawl.ts";
import { createFileNames, toName } from "./file-names.ts";
import type { Exchange } from "./journal.ts";
import { schemaVersion } from "./provenance.ts";
import type { Redactor } from "./redaction/redact-record.ts";
import type { SelectedItem } from "./select.ts";
import { nextFolder, replaceStore } from "./store-folder.ts";
import { writeAnswer } from "./write-answer.ts";

interface Options {
  store: string;
  /** Host of the CMS. */
  host: string;
  crawled: Crawled;
  selected: readonly SelectedItem[];
  structureKeys: Readonly<Record<string, string>>;
  redact: Redactor;
  /** Resolves to the replacement of a file. */
  fileFor(document: unknown): Promise<Uint8Array | null>;
  note(line: string): void;
}

/** Writes a new store next to the existing one, scans every file again for private data, and replaces the old store. */
export async function writeStore({
  store,
  host,
  crawled,
  selected: kept,
  structureKeys,
  redact,
  fileFor,
  note,
}: Options) {
  const next = nextFolder(store);
  rmSync(next, { recursive: true, force: true });
  const refused: string[] = [];

  function put(
    path: string,
    exchange: Exchange,
    own: { schema?: string; reachedFrom?: string; why: string[] },
  ): boolean {
    const { schema = null, reachedFrom = "the site", why } = own;
    const [leak] = writeAnswer(next, path, exchange, { host, schema, reachedFrom, why }, redact);
    if (!leak) return true;
    refused.push(path);
    note(`${path} is left out: ${leak.rule} at "${leak.pointer}" was not redacted.`);
    return false;
  }

  const { webs, categories, tags, folders, documents, probes } = crawled;
  put("webs.json", webs.exchange, { why: ["sites"] });
  put("categories.json", categories.exchange, { why: ["categories"] });
  put("tags.json", tags.exchange, { why: ["tags"] });
  for (const [id, { exchange }] of folders)
    put(`folders/${toName(id)}.json`, exchange, { reachedFrom: "settings of the site", why: ["navigation"] });
  for (const { exchange } of probes)
    put(`absent/${toName(exchange.path)}.json`, exchange, { why: ["nothing exists there"] });

  const fileName = createFileNames(itemsIn(webs.exchange.body), structureKeys);
  const texts: string[] = [];
  let count = 0;
  for (const { candidate, exchange, why } of kept) {
    const path = fileName(candidate, exchange.body);
    if (!playable.safeParse(exchange.body).success) {
      refused.push(path);
      note(`${path} is left out: its envelope is not valid.`);
      continue;
    }
    const { structureKey, reachedFrom } = candidate;
    if (!put(path, exchange, { schema: schemaVersion(structureKey, structureKeys), reachedFrom, why })) continue;
    texts.push(JSON.stringify(exchange.body));
    count += 1;
  }

  const used = documents.filter((each) => libraryDocument.safeParse(each).success && isNamed(each, texts));
  // The items were redacted page by page; this second redaction only repeats those.
  const redactions = redact({ items: used }).redactions.filter(({ rule }) => rule === "personal");
  const list: Exchange = { ...webs.exchange, path: "/documents", query: {}, redactions, body: { items: used } };
  put("documents.json", list, { why: ["files of kept content items"] });
  for (const document of used) {
    const bytes = await fileFor(document);
    const name = isRecord(document) ? String(document["url"]).slice("/documents/files/".length) : "";
    if (bytes && /^[\w.%-]+$/.test(name)) writeAtomically(join(next, "documents/files", name), bytes);
  }
  // A store that cannot be replayed must not replace one that can.
  readStore(next);
  replaceStore(store, next);
  return { count, refused };
}

function itemsIn(body: unknown): unknown[] {
  return isRecord(body) && Array.isArray(body["items"]) ? body["items"] : [];
}

function isNamed(document: unknown, texts: readonly string[]): boolean {
  const url = isRecord(document) ? document["url"] : null;
  return typeof url === "string" && texts.some((text) => text.includes(url));
}
