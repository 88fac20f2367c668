import type { DatabaseSync } from "node:sqlite";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Content } from "#schemas/site/content.ts";

/** Packs a content as the index keeps it. */
export function toRecord(content: Content): Uint8Array {
  return deflateRawSync(JSON.stringify(content), { level: 1 });
}

/** Returns functions that read contents of an index as they were written. */
export function createContents(database: DatabaseSync) {
  const record = database.prepare("SELECT record FROM texts WHERE number = ?");
  const numbers = database.prepare("SELECT number FROM records WHERE site = ? AND content = ? AND language = ?");

  function contentOf(number: number): Content | null {
    const packed = record.get(number)?.["record"];
    return packed instanceof Uint8Array ? JSON.parse(inflateRawSync(packed).toString()) : null;
  }

  return {
    contentOf,
    /** Reads contents in an order. */
    contentsOf: (hits: readonly { number: number }[]): Content[] =>
      hits.flatMap(({ number }) => contentOf(number) ?? []),
    /** A content in another language; null when the index does not have it. */
    versionOf({ webId, id }: Content, language: Content["language"]): Content | null {
      const number = numbers.get(webId, id, language)?.["number"];
      return number === undefined ? null : contentOf(Number(number));
    },
  };
}
