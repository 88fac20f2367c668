import type { DatabaseSync } from "node:sqlite";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Content } from "#schemas/site/content.ts";

/** A content item has a few kilobytes: small buffers and the fastest level halve the time for 2 % more space. */
const packing = { chunkSize: 4096, params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Compresses the JSON of a content item for storage in the index. */
export function toRecord(json: string): Uint8Array {
  const bytes = Buffer.from(json);
  return zstdCompressSync(bytes, { ...packing, pledgedSrcSize: bytes.length });
}

/** Returns functions that read stored content items. */
export function createContents(database: DatabaseSync) {
  const record = database.prepare("SELECT record FROM contents WHERE rowid = ?");
  const ids = database.prepare(
    `SELECT content FROM json_each(?1) CROSS JOIN records ON rowid = value
     WHERE ?2 = '' OR instr(' ' || languages || ' ', ' ' || ?2 || ' ') = 0`,
  );
  const rowids = database.prepare("SELECT rowid FROM records WHERE site = ? AND content = ? AND language = ?");

  function contentOf(rowid: number): Content | null {
    const packed = record.get(rowid)?.["record"];
    return packed instanceof Uint8Array ? JSON.parse(zstdDecompressSync(packed).toString()) : null;
  }

  return {
    contentOf,
    /** Reads content items in the order of the hits. */
    contentsOf: (hits: readonly { rowid: number }[]): Content[] => hits.flatMap(({ rowid }) => contentOf(rowid) ?? []),
    /** Content ids in the order of the rowids, without content items that have a version in `notIn`. */
    idsOf: (wanted: readonly number[], lacking: Content["language"] | null): string[] =>
      ids.all(JSON.stringify(wanted), lacking ?? "").map(({ content }) => String(content)),
    /** The version of a content item in another language; null when the index does not have it. */
    versionOf({ webId, id }: Content, language: Content["language"]): Content | null {
      const rowid = rowids.get(webId, id, language)?.["rowid"];
      return rowid === undefined ? null : contentOf(Number(rowid));
    },
  };
}
