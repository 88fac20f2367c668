import { z } from "zod";
import { address } from "#schemas/values/address.ts";
import { listOf } from "#schemas/values/optional.ts";
import { byLanguage } from "./languages.ts";

interface WireFolder {
  id: string;
  name: Record<string, string>;
  friendlyURLs?: Record<string, string> | null | undefined;
  web?: { id: string } | null | undefined;
  url?: string | null | undefined;
  children?: WireFolder[] | null | undefined;
}

/** A folder tree (spec §3); the portal reads its navigation from folders. */
export const wireFolder: z.ZodType<WireFolder> = z.looseObject({
  id: z.string(),
  name: z.record(z.string(), z.string()),
  friendlyURLs: z.record(z.string(), z.string()).nullish(),
  web: z.looseObject({ id: z.string() }).nullish(),
  url: address.nullish(),
  get children() {
    return z.array(wireFolder).nullish();
  },
});

export interface Folder {
  id: string;
  names: Readonly<Record<string, string>>;
  /** The page behind the folder, when it has one. */
  page: { friendlyURLs: Readonly<Record<string, string>>; web: { id: string } } | null;
  url: string | null;
  children: Folder[];
}

export function toFolder({ id, name, friendlyURLs, web, url, children }: WireFolder): Folder {
  return {
    id,
    names: byLanguage(name),
    page: friendlyURLs && web ? { friendlyURLs: byLanguage(friendlyURLs), web } : null,
    url: url ?? null,
    children: listOf(children, toFolder),
  };
}
