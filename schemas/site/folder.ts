import { z } from "zod";
import { address } from "#schemas/values/address.ts";
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

const wireFolder: z.ZodType<WireFolder> = z.looseObject({
  id: wireId,
  name: z.record(z.string(), z.string()),
  friendlyURLs: z.record(z.string(), z.string()).nullish(),
  web: z.looseObject({ id: wireId }).nullish(),
  url: address.nullish(),
  get children() {
    return z.array(wireFolder).nullish();
  },
});

/** A folder tree (spec §3); the portal reads its navigation from the folders in it, the outermost one only names it. */
export const wireFolderTree = z.looseObject({ id: wireId, children: z.array(wireFolder).nullish() });

export interface Folder {
  id: string;
  names: Readonly<Record<string, string>>;
  /** The page behind the folder, when it has one. */
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
