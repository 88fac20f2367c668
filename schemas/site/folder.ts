import { z } from "zod";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { listOf } from "#schemas/values/optional.ts";
import { wireId } from "./id.ts";
import { byLanguage } from "./languages.ts";

interface WireFolder {
  id: string | number;
  name: Record<string, string>;
  friendlyURLs?: Record<string, string> | null | undefined;
  web?: { id: string | number } | null | undefined;
  url?: string | null | undefined;
  children?: WireFolder[] | null | undefined;
}

const ownId = field(wireId, { cs: "Identifikátor", en: "Identifier", example: "200" });

export const wireFolder: z.ZodType<WireFolder> = z.looseObject({
  id: ownId,
  name: field(z.record(z.string(), z.string()), {
    cs: "Název",
    en: "Name",
    example: '{"cs_cz":"Rodina","en_gb":"Family"}',
  }),
  friendlyURLs: field(z.record(z.string(), z.string()).nullish(), {
    cs: "Adresy stránky",
    en: "Addresses of the page",
    example: '{"cs_cz":"rodina","en_gb":"family"}',
  }),
  web: field(z.looseObject({ id: wireId }).nullish(), {
    cs: "Web stránky",
    en: "Site of the page",
    example: '{"id":"12"}',
  }),
  url: field(address.nullish(), { cs: "Adresa odkazu", en: "Address of a link", example: "https://www.example.org/" }),
  get children() {
    return field(z.array(wireFolder).nullish(), { cs: "Podřazené", en: "Folders below", example: "[]" });
  },
});

/** A folder tree (spec §3). Navigation consists of its subfolders; the root only names it. */
export const wireFolderTree = z.looseObject({
  id: ownId,
  children: field(z.array(wireFolder).nullish(), {
    cs: "Složky",
    en: "Folders",
    required: true,
    example:
      '[{"id":"201","name":{"cs_cz":"Rodina","en_gb":"Family"},"friendlyURLs":{"cs_cz":"rodina","en_gb":"family"},"web":{"id":"12"}}]',
  }),
});

export interface Folder {
  id: string;
  names: Readonly<Record<string, string>>;
  /** Page of the folder; null for none. */
  page: { friendlyURLs: Readonly<Record<string, string>>; web: { id: string } } | null;
  url: string | null;
  children: Folder[];
}

type WireTree = Pick<WireFolder, "id" | "children">;

/** Converts the folders of a tree. Folders that are below themselves are left out. */
export function toFolders(tree: WireTree, above: readonly string[] = []): Folder[] {
  const ids = [...above, String(tree.id)];
  return listOf(tree.children, (folder) => folder)
    .filter(({ id }) => !ids.includes(String(id)))
    .map((folder) => toFolder(folder, ids));
}

/** Returns the paths of folders with the id of a folder above them, as in a tree with a cycle that the CMS cut off. */
export function foldersBelowThemselves(tree: WireTree, above: readonly string[] = []): (string | number)[][] {
  const ids = [...above, String(tree.id)];
  return (tree.children ?? []).flatMap((folder, index) =>
    ids.includes(String(folder.id))
      ? [["children", index, "id"]]
      : foldersBelowThemselves(folder, ids).map((path) => ["children", index, ...path]),
  );
}

function toFolder(folder: WireFolder, above: readonly string[]): Folder {
  const { id, name, friendlyURLs, web, url } = folder;
  return {
    id: String(id),
    names: byLanguage(name),
    page: friendlyURLs && web ? { friendlyURLs: byLanguage(friendlyURLs), web: { id: String(web.id) } } : null,
    url: url ?? null,
    children: toFolders(folder, above),
  };
}
