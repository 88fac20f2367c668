import { extname } from "node:path";
import type { z } from "zod";
import { differingKinds, essenceOf } from "#harness/contract/conformance/file-types.ts";
import { BrokenRequirement, type Probe, UntestedRequirement } from "#harness/contract/conformance/probe.ts";
import { expectSame, missingSegment, type Requirement } from "#harness/contract/conformance/requirement.ts";
import { fieldNames, requestAs, sampleOf, settingsOf } from "#harness/contract/conformance/samples.ts";
import { wireBodies, wireTypes } from "#harness/contract/wire-bodies.ts";
import { memo } from "#portal/contract/parse/memo.ts";

/** Requirements on vocabularies, tags, folders and documents. */
export const libraryRequirements: readonly Requirement[] = [
  {
    id: "categories.list",
    sentence: "/categories lists vocabularies with trees of categories.",
    test: async (probe) => {
      const { asked, body } = await requestAs(probe, wireBodies.categories, "/categories");
      for (const [index, { categories }] of body.items.entries())
        for (const [at, category] of categories.entries())
          expectChildren(asked, category, wireTypes.category, `/items/${index}/categories/${at}`);
    },
  },
  {
    id: "tags.list",
    sentence: "/tags lists tags.",
    test: async (probe) => void (await requestAs(probe, wireBodies.tags, "/tags")),
  },
  {
    id: "folders.tree",
    sentence: "Each folder that the settings of a site name has a tree in `children`, with names by language.",
    test: async (probe) => {
      const ids = await foldersOf(probe);
      if (ids.length === 0) throw new UntestedRequirement("the settings of no site name a folder");
      for (const id of ids) {
        const { asked, body } = await requestAs(probe, wireBodies.folder, folderPath(id));
        expectSame(asked, id, String(body.id));
        if (!body.children) throw new BrokenRequirement(asked, "a list `children`", fieldNames(body));
        expectChildren(asked, body, wireTypes.folderItem);
      }
    },
  },
  {
    id: "folders.absent",
    sentence: "A folder that does not exist is 404 with a JSON object.",
    test: ({ requestMissing: absent }) => absent(folderPath(missingSegment)),
  },
  {
    id: "documents.list",
    sentence: "A page of documents has `items` and `totalCount`.",
    test: async (probe) => {
      const { webId } = await sampleOf(probe);
      await requestAs(probe, wireBodies.documents, "/documents", { webId, page: "1", pageSize: "100" });
    },
  },
  {
    id: "documents.file",
    sentence: "The address of a document answers a file of its size, with its type, as the bytes and the name say.",
    test: async (probe) => {
      const byType = Map.groupBy(await documentsOf(probe), ({ mimeType, fileName }) => mimeType + extname(fileName));
      for (const [document] of byType.values()) {
        if (!document) continue;
        const { asked, type, body } = await probe.ask(document.url);
        expectSame(asked, { bytes: document.size }, { bytes: body.byteLength });
        const received = essenceOf(type);
        expectSame(asked, { type: essenceOf(document.mimeType) }, { type: received });
        const kinds = differingKinds({ type: received, fileName: document.fileName, body });
        if (kinds) throw new BrokenRequirement(asked, "one kind of file by type, name and bytes", kinds);
      }
    },
  },
  {
    id: "documents.range",
    sentence: "A `Range` of a file is answered with 206 and those bytes, or with 200 and the whole file.",
    test: async (probe) => {
      const document = (await documentsOf(probe)).find(({ size }) => size > 0);
      if (!document) throw new UntestedRequirement("the documents that were read are empty");
      const { url, size } = document;
      const count = Math.min(10, size);
      const headers = { range: `bytes=0-${count - 1}` };
      const { asked, status, body, range } = await probe.ask(url, {}, { headers, statuses: [206, 200] });
      const bytes = body.byteLength;
      if (status === 200) return expectSame(asked, { bytes: size }, { bytes });
      expectSame(asked, { bytes: count, range: `bytes 0-${count - 1}/${size}` }, { bytes, range });
    },
  },
];

/** Returns the ids of all folders that the settings of sites name. */
export async function foldersOf(probe: Probe): Promise<string[]> {
  const ids = (await settingsOf(probe)).flatMap(({ navigace }) => {
    const { hlavni, paticka, pravni } = navigace ?? {};
    return [hlavni, paticka, pravni].flatMap((id) => id ?? []);
  });
  return [...new Set(ids.map(String))];
}

export function folderPath(id: string): string {
  return `/folders/by-id/${encodeURIComponent(id)}/tree`;
}

/** Throws for a tree whose lower records are in another field than `children`, at any level. */
function expectChildren(asked: string, record: object, schema: z.ZodType, place = ""): void {
  const { children, ...others }: { children?: unknown } = record;
  for (const [index, child] of Array.isArray(children) ? children.entries() : [])
    expectChildren(asked, child, schema, `${place}/children/${index}`);
  if (Array.isArray(children)) return;
  const isList = (value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.every((each) => schema.safeParse(each).success);
  const other = Object.entries(others).find(([, value]) => isList(value));
  if (other)
    throw new BrokenRequirement(asked, `records below ${place || "the root"} in \`children\``, `in \`${other[0]}\``);
}

/** Returns documents of the site with the most content, or else of any site, that are small enough to be read. */
export const documentsOf = memo(async (probe: Probe) => {
  const { webId } = await sampleOf(probe);
  for (const query of [{ webId }, {}]) {
    const paged = { ...query, page: "1", pageSize: "100" };
    const { body } = await requestAs(probe, wireBodies.documents, "/documents", paged);
    const readable = body.items.filter(({ size }) => size <= probe.maxBodyBytes);
    if (readable.length > 0) return readable;
  }
  throw new UntestedRequirement(`there is no document of at most ${probe.maxBodyBytes} bytes`);
});
