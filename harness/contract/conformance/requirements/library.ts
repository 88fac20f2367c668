import { type Probe, UntestedRequirement } from "#harness/contract/conformance/probe.ts";
import { expectSame, missingSegment, type Requirement } from "#harness/contract/conformance/requirement.ts";
import { requestAs, sampleOf, settingsOf } from "#harness/contract/conformance/samples.ts";
import { wireBodies } from "#harness/contract/wire-bodies.ts";

/** Requirements on vocabularies, tags, folders and documents. */
export const libraryRequirements: readonly Requirement[] = [
  {
    id: "categories.list",
    sentence: "/categories lists vocabularies with trees of categories.",
    test: async (probe) => void (await requestAs(probe, wireBodies.categories, "/categories")),
  },
  {
    id: "tags.list",
    sentence: "/tags lists tags.",
    test: async (probe) => void (await requestAs(probe, wireBodies.tags, "/tags")),
  },
  {
    id: "folders.tree",
    sentence: "Each folder that the settings of a site name has a tree, with names by language.",
    test: async (probe) => {
      const ids = (await settingsOf(probe)).flatMap(({ navigace }) => {
        const { hlavni, paticka, pravni } = navigace ?? {};
        return [hlavni, paticka, pravni].flatMap((id) => id ?? []);
      });
      if (ids.length === 0) throw new UntestedRequirement("the settings of no site name a folder");
      for (const id of new Set(ids.map(String))) {
        const { asked, body } = await requestAs(
          probe,
          wireBodies.folder,
          `/folders/by-id/${encodeURIComponent(id)}/tree`,
        );
        expectSame(asked, id, String(body.id));
      }
    },
  },
  {
    id: "folders.absent",
    sentence: "A folder that does not exist is 404 with a JSON object.",
    test: ({ requestMissing: absent }) => absent(`/folders/by-id/${missingSegment}/tree`),
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
    sentence: "The address of a document answers a file of its size.",
    test: async (probe) => {
      const document = await documentOf(probe);
      const { asked, status, bytes } = await probe.ask(document.url);
      expectSame(asked, { status: 200, bytes: document.size }, { status, bytes });
    },
  },
  {
    id: "documents.range",
    sentence: "A `Range` of a file is answered with 206 and those bytes, or with 200 and the whole file.",
    test: async (probe) => {
      const { url, size } = await documentOf(probe);
      const count = Math.min(10, size);
      if (count === 0) throw new UntestedRequirement("the document that was read is empty");
      const answer = await probe.ask(url, {}, { range: `bytes=0-${count - 1}` });
      const { asked, status, bytes, range } = answer;
      if (status === 200) return expectSame(asked, { bytes: size }, { bytes });
      const expected = { status: 206, bytes: count, range: `bytes 0-${count - 1}/${size}` };
      expectSame(asked, expected, { status, bytes, range });
    },
  },
];

/** Returns a document of the site with the most content, or else of any site. */
async function documentOf(probe: Probe) {
  const { webId } = await sampleOf(probe);
  for (const query of [{ webId }, {}]) {
    const { body } = await requestAs(probe, wireBodies.documents, "/documents", {
      ...query,
      page: "1",
      pageSize: "100",
    });
    const [document] = body.items;
    if (document) return document;
  }
  throw new UntestedRequirement("there is no document");
}
