import type { z } from "zod";
import { fromPointer } from "#schemas/parse/issue.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { type StructureKey, structures } from "#schemas/structures/registry.ts";
import type { Path, Source, Table } from "./source.ts";

/** One source for each field of a structure. A field that is missing here is an error of `tsc`. */
export type Mapping<Key extends StructureKey> = Table<z.input<(typeof structures)[Key]["data"]>>;

/** Sources of what every content item has. */
export interface Envelope {
  name: Source;
  /** Address of the page in the language of the version, such as `rodina/porodne`. */
  address: Source;
  /** Id of the site. */
  web: Source;
  description: Source;
  /** Time of Prague. */
  displayAt: Source;
  /** Time of UTC without a zone. */
  updatedAt: Source;
  /** Lists of `{ id, name }`. */
  categories: Source;
  tags: Source;
  /** Names of the roles that may see the page; none for everybody. */
  roles?: Source;
}

/** A type of content of the CMS, and the structure that it becomes. */
export interface ContentType {
  structure: StructureKey;
  envelope: Envelope;
  data: Readonly<Record<string, Source>>;
}

/** Joins the sources of a structure; `data` is checked against its schema. */
export function contentType<Key extends StructureKey>(
  structure: Key,
  envelope: Envelope,
  data: Mapping<Key>,
): ContentType {
  return { structure, envelope, data };
}

/** Returns the key of the structure on the wire. */
export function wireKeyOf({ structure }: ContentType): string {
  return structures[structure].names.cms;
}

/**
 * Returns the place in the CMS's record of a place in ours, such as `/data/odkazy/0/adresa`; an empty path for the whole
 * record. The path ends at a value that was converted.
 */
export function fieldOf({ envelope, data }: ContentType, pointer: string, language: Language): Path {
  const [first, ...rest] = fromPointer(pointer).map(String);
  if (first === "data") return placeIn(data, rest).map((step) => (step === "@" ? language : step));
  const sources: Readonly<Record<string, Source | undefined>> = {
    ...envelope,
    friendlyURLs: envelope.address,
    webId: envelope.web,
    permissions: envelope.roles,
  };
  const path = sources[first ?? ""]?.path ?? [];
  return path.map((step) => (step === "@" ? language : step));
}

function placeIn(parts: Readonly<Record<string, Source>>, [key, ...rest]: readonly string[]): Path {
  const source = key === undefined || !Object.hasOwn(parts, key) ? undefined : parts[key];
  if (!source?.path) return [];
  if (!source.parts) return [...source.path, ...rest];
  const [index] = rest;
  const isRow = index !== undefined && /^\d+$/.test(index) && Object.keys(source.parts).length > 0;
  return isRow
    ? [...source.path, Number(index), ...placeIn(source.parts, rest.slice(1))]
    : [...source.path, ...placeIn(source.parts, rest)];
}

/** Returns the fields that a mapping leaves empty, such as `aktualita: kontakt`. */
export function unmappedIn(types: Readonly<Record<string, ContentType>>): string[] {
  return Object.values(types).flatMap((type) =>
    Object.entries(type.data).flatMap(([key, { path }]) => (path === null ? `${wireKeyOf(type)}: ${key}` : [])),
  );
}
