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

export function toFolders({ children }: z.output<typeof wireFolderTree>): Folder[] {
  return listOf(children, toFolder);
}

function toFolder({ id, name, friendlyURLs, web, url, children }: WireFolder): Folder {
  return {
    id: String(id),
    names: byLanguage(name),
    page: friendlyURLs && web ? { friendlyURLs: byLanguage(friendlyURLs), web: { id: String(web.id) } } : null,
    url: url ?? null,
    children: listOf(children, toFolder),
  };
}
