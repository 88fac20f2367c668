import { BrokenRequirement, UntestedRequirement } from "#harness/contract/conformance/probe.ts";
import { expectSame, missingSegment, type Requirement } from "#harness/contract/conformance/requirement.ts";
import { type Head, pageOf, parseAs, sampleOf } from "#harness/contract/conformance/samples.ts";
import { wireBodies } from "#harness/contract/wire-bodies.ts";
import { parseLanguage } from "#portal/contract/site/languages.ts";

/** Requirements on lists of content. */
export const listRequirements: readonly Requirement[] = [
  {
    id: "contents.page",
    sentence: "A page of content items has `items` and `totalCount`, and at most as many items as were asked for.",
    test: async (probe) => {
      const { webId, language, totalCount } = await sampleOf(probe);
      const one = await pageOf(probe, { webId, language, sort: "name", pageSize: "1" });
      expectSame(one.asked, { items: 1, totalCount }, { items: one.ids.length, totalCount: one.totalCount });
    },
  },
  {
    id: "contents.records",
    sentence: "Each content item of a list is as in content.schema.json.",
    test: async (probe) => {
      for (const { asked, sent, ids } of (await sampleOf(probe)).sites)
        for (const [index, item] of sent.entries()) parseAs(wireBodies.content, item, asked, `content ${ids[index]}`);
    },
  },
  {
    id: "contents.page-size",
    sentence: "A page has 100 items when 100 are asked for and there are as many.",
    test: async (probe) => {
      const { asked, ids, totalCount } = await sampleOf(probe);
      expectSame(asked, Math.min(100, totalCount), ids.length);
    },
  },
  {
    id: "contents.paging",
    sentence: "The pages of a list have each content item once, in one order.",
    test: async (probe) => {
      const { webId, language, ids } = await sampleOf(probe);
      const size = Math.max(1, Math.floor(ids.length / 2));
      const query = { webId, language, sort: "name", pageSize: String(size) };
      const [first, second] = [await pageOf(probe, query), await pageOf(probe, { ...query, page: "2" })];
      expectSame(second.asked, ids.slice(0, 2 * size), [...first.ids, ...second.ids]);
    },
  },
  {
    id: "contents.after-last",
    sentence: "A page after the last one has no items.",
    test: async (probe) => {
      const { webId, language, totalCount } = await sampleOf(probe);
      const { asked, ids } = await pageOf(probe, { webId, language, page: String(totalCount + 2) });
      expectSame(asked, [], ids);
    },
  },
  {
    id: "contents.site",
    sentence: "A list has content items of the site asked for only.",
    test: async (probe) => {
      const { sites } = await sampleOf(probe);
      for (const { asked, items, webId } of sites)
        expectAll(asked, items, `site ${webId}`, (item) => String(item.webId ?? item.web?.id ?? webId) === webId);
    },
  },
  {
    id: "contents.language",
    sentence: "A list has content items in the language asked for only.",
    test: async (probe) => {
      const { webId } = await sampleOf(probe);
      for (const language of ["cs", "en", "ru", "ua"]) {
        const { asked, items } = await pageOf(probe, { webId, language });
        expectAll(asked, items, `language ${language}`, (item) => parseLanguage(item.language) === language);
      }
    },
  },
  {
    id: "contents.structure",
    sentence: "A list has content items of the structure keys asked for only; several keys are alternatives.",
    test: async (probe) => {
      const { webId, language, items } = await sampleOf(probe);
      const keys = [...new Set(items.map(({ structure }) => structure.key))].slice(0, 2);
      let sum = 0;
      for (const key of keys) {
        const { asked, items: own, totalCount } = await pageOf(probe, { webId, language, structureKey: key });
        expectAll(asked, own, `structure key ${key}`, ({ structure }) => structure.key === key);
        sum += totalCount;
      }
      const both = await pageOf(probe, { webId, language, structureKey: keys });
      expectSame(both.asked, { totalCount: sum }, { totalCount: both.totalCount });
      const none = await pageOf(probe, { webId, language, structureKey: missingSegment });
      expectSame(none.asked, [], none.ids);
    },
  },
  {
    id: "contents.sort-name",
    sentence: "`name` has names in the order of the alphabet, whatever their case.",
    test: async (probe) => {
      const { asked, items } = await sampleOf(probe);
      // The alphabetical order of diacritics, the Czech letter Ch and symbols varies.
      const plain = items.flatMap(({ name }) => /^(?!ch)[a-z]/i.exec(name.trim())?.[0].toLowerCase() ?? []);
      if (new Set(plain).size < 2) throw new UntestedRequirement("the names that were read begin with one letter");
      expectSame(asked, plain.toSorted(), plain);
    },
  },
  {
    id: "contents.sort-updated",
    sentence: "`-updatedAt` has the newest changes first.",
    test: descending("updatedAt"),
  },
  { id: "contents.sort-shown", sentence: "`-displayAt` has what is shown last first.", test: descending("displayAt") },
  {
    id: "contents.published",
    sentence: "A list has no drafts.",
    test: async (probe) => {
      const { sites } = await sampleOf(probe);
      for (const { asked, items } of sites)
        expectAll(asked, items, "published content items", (item) => item.published !== false);
    },
  },
];

function expectAll(asked: string, items: readonly Head[], expected: string, holds: (item: Head) => boolean): void {
  const wrong = items.find((item) => !holds(item));
  if (wrong)
    throw new BrokenRequirement(asked, expected, `content ${wrong.id}, ${wrong.language}, ${wrong.structure.key}`);
}

function descending(field: "updatedAt" | "displayAt"): Requirement["test"] {
  return async (probe) => {
    const { webId, language } = await sampleOf(probe);
    const { asked, items } = await pageOf(probe, { webId, language, sort: `-${field}` });
    const dates = items.map((item) => item[field] ?? "");
    if (new Set(dates.filter(Boolean)).size < 2)
      throw new UntestedRequirement(`all content items that were read have one ${field}`);
    expectSame(asked, dates.toSorted().toReversed(), dates);
  };
}
