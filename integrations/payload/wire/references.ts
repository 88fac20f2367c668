import { isRecord } from "../portal.ts";
import { filesPath } from "./file-name.ts";

/**
 * A reference as it is stored: that of the wire, with the id of the page where the CMS has it. Whoever reads a record
 * gets the page's present address in its place.
 */
export const pageKey = "$page";

/** Set on a reference that embeds the page: its record is put in when somebody reads. */
export const embedKey = "$embed";

export function pageIdOf(reference: unknown): string | null {
  const id = isRecord(reference) ? reference[pageKey] : null;
  return typeof id === "string" ? id : null;
}

/** File name of a document's address, by which the library knows it; null for any other address. */
export function fileNameOf(url: unknown): string | null {
  return typeof url === "string" && url.startsWith(filesPath) ? decodeURIComponent(url.slice(filesPath.length)) : null;
}

export function documentUrl(fileName: string): string {
  return `${filesPath}${encodeURIComponent(fileName)}`;
}
