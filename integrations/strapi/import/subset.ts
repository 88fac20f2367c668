import { join } from "node:path";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";
import { readStore } from "#portal/replay/store.ts";
import { type Content, siteOf } from "#portal/replay/wire-records.ts";
import { strapiStructures } from "#strapi/content-types.ts";

const root = join(import.meta.dirname, "../../..");
export const fixtureFiles = join(root, "fixtures/documents/files");
const sites = ["12", "34"];
/** Records of one structure, each language counted. */
const most = 8;

/** The part of the fixtures that Strapi is filled with: about sixty content items of eight structures. */
export function fixtureSubset() {
  const store = readStore(join(root, "fixtures"));
  const own = store.contents.filter((content) => sites.includes(siteOf(content)));
  const chosen = strapiStructures.flatMap((key) => {
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
    contents: [...chosen, ...settings],
  };
}
