import { isRecord } from "../portal.ts";
import { filesPath } from "./file-name.ts";

/**
 * A reference as it is stored: that of the wire, plus the id of the page if the CMS has it. When a record is read, the
 * page's current address is filled in.
 */
export const pageKey = "$page";

/** Set on a reference that embeds the page; the page's record is inserted on reading. */
export const embedKey = "$embed";

export function pageIdOf(reference: unknown): string | null {
  const id = isRecord(reference) ? reference[pageKey] : null;
  return typeof id === "string" ? id : null;
}

/** File name in a document's address, by which the library finds it; null for any other address. */
export function fileNameOf(url: unknown): string | null {
  return typeof url === "string" && url.startsWith(filesPath) ? decodeURIComponent(url.slice(filesPath.length)) : null;
}

export function documentUrl(fileName: string): string {
  return `${filesPath}${encodeURIComponent(fileName)}`;
}
