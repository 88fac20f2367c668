import type { DatabaseSync } from "node:sqlite";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Content } from "#schemas/site/content.ts";

/** A content has a few kilobytes: small buffers and the fastest level halve the time and add 2 % to the size. */
const packing = { chunkSize: 4096, params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Packs the JSON of a content as the index keeps it. */
export function toRecord(json: string): Uint8Array {
  const bytes = Buffer.from(json);
  return zstdCompressSync(bytes, { ...packing, pledgedSrcSize: bytes.length });
}

/** Returns functions that read contents of an index as they were written. */
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
    /** Reads contents in an order. */
    contentsOf: (hits: readonly { rowid: number }[]): Content[] => hits.flatMap(({ rowid }) => contentOf(rowid) ?? []),
    /** Ids of contents in an order, but of those that have a version in a language. */
    idsOf: (wanted: readonly number[], lacking: Content["language"] | null): string[] =>
      ids.all(JSON.stringify(wanted), lacking ?? "").map(({ content }) => String(content)),
    /** A content in another language; null when the index does not have it. */
    versionOf({ webId, id }: Content, language: Content["language"]): Content | null {
      const rowid = rowids.get(webId, id, language)?.["rowid"];
      return rowid === undefined ? null : contentOf(Number(rowid));
    },
  };
}
