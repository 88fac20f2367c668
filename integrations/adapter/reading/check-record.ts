import { content, folderTree, libraryDocument, namedItem, web } from "#embedded/replay/wire-records.ts";
import type { RecordKind, WireRecord } from "#integrations/adapter/service/records.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { wireVocabulary } from "#schemas/site/category.ts";
import { wireContent } from "#schemas/site/content.ts";
import { wireDocument } from "#schemas/site/document.ts";
import { wireFolderTree } from "#schemas/site/folder.ts";
import { wireTag } from "#schemas/site/tag.ts";
import { wireWeb } from "#schemas/site/web.ts";
import { checkJson } from "#server/cms/json-limits.ts";

/** Largest record, in bytes of JSON. */
const mostBytes = 1_000_000;

/** The schema of the contract for each kind, and that of the store, which gives the type that is served. */
const schemas = {
  content: { contract: wireContent, stored: content },
  settings: { contract: wireContent, stored: content },
  folder: { contract: wireFolderTree, stored: folderTree },
  category: { contract: wireVocabulary, stored: namedItem },
  tag: { contract: wireTag, stored: namedItem },
  web: { contract: wireWeb, stored: web },
  document: { contract: wireDocument, stored: libraryDocument },
} as const;

interface Checked {
  /** Null for a record that cannot be served, not even to editors. */
  record: WireRecord | null;
  /** The first fault; null for a record that keeps the contract. */
  fault: { place: string; reason: string } | null;
}

/** Checks a record by the contract. One that breaks it can still be shown to editors, who then see the fault. */
export function checkRecord(kind: RecordKind, record: object): Checked {
  const { contract, stored } = schemas[kind];
  try {
    checkJson(record);
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes > mostBytes) throw new Error(`expected at most ${mostBytes} bytes, got ${bytes}`);
  } catch (error) {
    return { record: null, fault: { place: "", reason: error instanceof Error ? error.message : String(error) } };
  }
  const [issue] = contract.safeParse(record).error?.issues ?? [];
  const fault = issue ? { place: toPointer(issue.path), reason: issue.message } : null;
  const { data = null, error } = stored.safeParse(record);
  const [own] = error?.issues ?? [];
  return { record: data, fault: fault ?? (own ? { place: toPointer(own.path), reason: own.message } : null) };
}
