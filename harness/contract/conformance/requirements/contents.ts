import { UntestedRequirement } from "#harness/contract/conformance/probe.ts";
import { expectSame, missingSegment, published, type Requirement } from "#harness/contract/conformance/requirement.ts";
import { type Head, languagesOf, pageOf, requestAs, sampleOf } from "#harness/contract/conformance/samples.ts";
import { wireBodies } from "#harness/contract/wire-bodies.ts";
import { parseLanguage } from "#portal/contract/site/languages.ts";

/** Requirements on single content items. */
export const contentRequirements: readonly Requirement[] = [
  {
    id: "content.by-id",
    sentence: "A content item is found by its id, in the language asked for.",
    test: async (probe) => {
      const { webId, language, items } = await sampleOf(probe);
      for (const { id } of items.slice(0, 3)) {
        const { asked, body } = await requestAs(probe, wireBodies.content, `/contents/by-id/${id}`, {
          webId,
          language,
          ...published,
        });
        expectSame(asked, [String(id), language], [String(body.id), parseLanguage(body.language)]);
      }
    },
  },
  {
    id: "content.by-address",
    sentence: "A content item is found by its address, encoded as one segment, and has that address in `friendlyURLs`.",
    test: async (probe) => {
      const { webId, language, items } = await sampleOf(probe);
      const addressOf = ({ friendlyURLs }: Head) =>
        Object.entries(friendlyURLs).find(([key]) => parseLanguage(key) === language)?.[1];
      const deep = items.find((item) => addressOf(item)?.includes("/")) ?? items.find(addressOf);
      if (!deep) throw new UntestedRequirement("no content item has an address");
      const address = addressOf(deep) ?? "";
      const path = `/contents/by-friendly-url/${encodeURIComponent(address)}`;
      const { asked, body } = await requestAs(probe, wireBodies.content, path, { webId, language, ...published });
      expectSame(asked, [String(deep.id), address], [String(body.id), addressOf(body) ?? "none"]);
    },
  },
  {
    id: "content.absent",
    sentence: "A content item that does not exist is 404 with a JSON object.",
    test: async (probe) => {
      const { webId, language } = await sampleOf(probe);
      const query = { webId, language, ...published };
      await probe.requestMissing(`/contents/by-id/${missingSegment}`, query);
      await probe.requestMissing(`/contents/by-friendly-url/${missingSegment}`, query);
    },
  },
  {
    id: "content.other-language",
    sentence: "A content item that does not exist in a language is 404, not another language.",
    test: async (probe) => {
      const { webId, items } = await sampleOf(probe);
      const item = items.find((each) => languagesOf(each).lacks.length > 0);
      if (!item) throw new UntestedRequirement("every content item that was read is in all languages");
      const [language = "en"] = languagesOf(item).lacks;
      await probe.requestMissing(`/contents/by-id/${item.id}`, { webId, language, ...published });
    },
  },
  {
    id: "content.other-site",
    sentence: "A content item of one site is 404 on another.",
    test: async (probe) => {
      const { webId, language, items, sites } = await sampleOf(probe);
      const other = sites.find((site) => site.webId !== webId);
      const [item] = items;
      if (!other || !item) throw new UntestedRequirement("there is one site");
      await probe.requestMissing(`/contents/by-id/${item.id}`, { webId: other.webId, language, ...published });
    },
  },
  {
    id: "content.draft",
    sentence: "A draft is 404 unless `onlyPublished` is false.",
    test: async (probe) => {
      const { webId, language } = await sampleOf(probe);
      const { items } = await pageOf(probe, { webId, language, sort: "-updatedAt", onlyPublished: "false" });
      const draft = items.find((item) => item.published === false);
      if (!draft) throw new UntestedRequirement("no draft is among the last 100 content items");
      const path = `/contents/by-id/${draft.id}`;
      await probe.requestExisting(path, { webId, language, onlyPublished: "false" });
      await probe.requestMissing(path, { webId, language, ...published });
    },
  },
];
