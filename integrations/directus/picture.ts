import { fileUrl, textIn } from "#portal/adapter/convert/files.ts";
import { from, type Table } from "#portal/adapter/mapping/source.ts";
import type { WireImage } from "#portal/contract/values/image.ts";

/** Address of a file of Directus' library. */
export function libraryUrl(file: unknown): string {
  const [id, fileName] = [textIn(file, "id"), textIn(file, "filename_download")];
  if (id === null || fileName === null) throw new Error("expected a file of the library");
  return fileUrl({ id, version: textIn(file, "modified_on", "uploaded_on") ?? "", fileName });
}

/** A picture of the library with the words of its use. */
export const picture = {
  url: from("soubor", libraryUrl),
  alt: from("alt"),
  sirka: from("soubor.width"),
  vyska: from("soubor.height"),
  popisek: from("popisek"),
  autor: from("autor"),
  stred: from("stred"),
} satisfies Table<WireImage>;
