import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Content } from "#embedded/replay/wire-records.ts";

const texts = new Map<string, string>();
const structures = new Map<string, Content["structure"]>();

/** Returns one shared copy of a text that many content items have. */
function shared(text: string): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}

function structureOf(key: string): Content["structure"] {
  const known = structures.get(key) ?? { key };
  structures.set(key, known);
  return known;
}

/** A window of a few memory pages, enough for texts of some thousand bytes. */
const small = { level: 6, windowBits: 12, memLevel: 5, chunkSize: 4096 };

/**
 * A content item in little memory: the fields needed for look-ups, lists and changes, and its whole text compressed.
 * Serialises to the content item's JSON.
 */
export class PackedContent {
  [key: string]: unknown;
  readonly id: Content["id"];
  readonly name: string;
  readonly webId: Content["webId"];
  readonly web: Content["web"];
  readonly language: string;
  readonly structure: Content["structure"];
  readonly friendlyURLs: Content["friendlyURLs"];
  readonly published: Content["published"];
  readonly priority: Content["priority"];
  readonly displayAt: Content["displayAt"];
  readonly updatedAt: Content["updatedAt"];
  readonly categories: Content["categories"];
  readonly tags: Content["tags"];
  readonly #text: Uint8Array;

  constructor(record: Content) {
    this.id = record.id;
    this.name = record.name;
    this.webId = record.webId;
    this.web = record.webId == null ? record.web && { id: record.web.id } : null;
    this.language = shared(record.language);
    this.structure = structureOf(record.structure.key);
    this.friendlyURLs = record.friendlyURLs;
    this.published = record.published;
    this.priority = record.priority;
    this.displayAt = record.displayAt;
    this.updatedAt = record.updatedAt;
    this.categories = record.categories?.map(({ id }) => ({ id }));
    this.tags = record.tags?.map(({ id }) => ({ id }));
    this.#text = new Uint8Array(deflateRawSync(JSON.stringify(record), small));
  }

  toJSON(): unknown {
    return JSON.parse(inflateRawSync(this.#text, small).toString());
  }
}
