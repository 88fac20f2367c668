import { join } from "node:path";
import { readStore } from "#embedded/replay/store.ts";
import { type Content, siteOf } from "#embedded/replay/wire-records.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";

const root = join(import.meta.dirname, "../../..");
export const fixtureFiles = join(root, "fixtures/documents/files");
const sites = ["12", "34"];
/** Records of one structure, each language counted. */
const most = 8;

/** Structures that a trial has in its CMS. */
export const trialStructures = [
  "main-page",
  "standard-page",
  "news-item",
  "press-release",
  "service",
  "job-position",
  "conference",
  "public-notice",
] as const;

/** The part of the fixtures that a CMS is filled with: about sixty content items of eight structures. */
export function fixtureSubset() {
  const store = readStore(join(root, "fixtures"));
  const own = store.contents.filter((content) => sites.includes(siteOf(content)));
  const pages = trialStructures.flatMap((key) => {
    const items = own.filter(({ structure }) => defaultStructureKeys[structure.key] === key);
    const isDraft = ({ published }: Content) => Number(published === false);
    const groups = [
      ...Map.groupBy(
        items.toSorted((a, b) => isDraft(b) - isDraft(a)),
        ({ id }) => String(id),
      ).values(),
    ];
    let left = most;
    return groups.flatMap((group) => {
      if (group.length > left) return [];
      left -= group.length;
      return group;
    });
  });
  const settings = own.filter(({ structure }) => structure.key === "konfigurace");
  const isOwn = ({ id }: { id: string | number }) => sites.includes(String(id));
  return {
    ...store,
    webs: { ...store.webs, items: store.webs.items.filter(isOwn) },
    contents: [...pages, ...settings],
    pages,
    settings,
  };
}

/** Media type of a picture among the fixtures. */
export function pictureType(name: string): string {
  const extension = name.split(".").at(-1) ?? "";
  return extension === "svg" ? "image/svg+xml" : `image/${extension === "jpg" ? "jpeg" : extension}`;
}
