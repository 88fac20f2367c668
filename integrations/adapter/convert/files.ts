import { isRecord } from "#schemas/parse/shape.ts";

/** A file of the CMS's library. */
export interface LibraryFile {
  /** Letters, digits and hyphens. */
  id: string;
  /** Changes with the content of the file, such as the time of its last change. */
  version: string;
  fileName: string;
}

const idPattern = /^[\w-]{1,100}$/;

/**
 * Returns the address under which the portal asks for a file. It changes with the content, so that caches never show an
 * old one. Throws for an id that does not fit in an address.
 */
export function fileUrl({ id, version, fileName }: LibraryFile): string {
  if (!idPattern.test(id) || id.includes("_")) throw new Error("expected an id of letters, digits and hyphens");
  const name = fileName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[.-]+|_/g, "")
    .slice(-100);
  return `/documents/files/${id}_${version.replace(/[^\da-z]/gi, "").slice(-40)}_${name || "file"}`;
}

/** Returns the id in the name of an address made by {@link fileUrl}; null for any other name. */
export function fileIdOf(name: string): string | null {
  return /^([\da-z-]{1,100})_[\da-z]{0,40}_[\w.-]{1,100}$/i.exec(name)?.[1] ?? null;
}

/** Returns the first text among fields of a record; null when none has one. */
export function textIn(record: unknown, ...names: readonly string[]): string | null {
  const value = isRecord(record)
    ? names.map((name) => record[name]).find((each) => each !== null && each !== "")
    : null;
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
