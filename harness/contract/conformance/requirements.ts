import { wireBodies } from "#harness/contract/wire-bodies.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import { Broken, type Probe, Untested } from "./probe.ts";
import { type Head, languagesOf, pageOf, readAs, sampleOf, websOf } from "./samples.ts";

/** What the portal needs of a CMS. `test` throws Broken or Untested. */
export interface Requirement {
  id: string;
  sentence: string;
  test(probe: Probe): Promise<void>;
}

const nowhere = "not-there-0000";
const published = { onlyPublished: "true" };
const ids = (items: readonly Head[]) => items.map(({ id }) => String(id));

function expectAll(asked: string, items: readonly Head[], expected: string, holds: (item: Head) => boolean) {
  const wrong = items.find((item) => !holds(item));
  if (wrong) throw new Broken(asked, expected, `content ${wrong.id}, ${wrong.language}, ${wrong.structure.key}`);
}

function expectSame(asked: string, expected: unknown, received: unknown) {
  const [a, b] = [JSON.stringify(expected), JSON.stringify(received)];
  if (a !== b) throw new Broken(asked, a, b);
}

function descending(field: "updatedAt" | "displayAt"): Requirement["test"] {
  return async (probe) => {
    const { webId, language } = await sampleOf(probe);
    const { asked, items } = await pageOf(probe, { webId, language, sort: `-${field}` });
    const dates = items.map((item) => item[field] ?? "");
    expectSame(asked, dates.toSorted().toReversed(), dates);
  };
}

export const requirements: readonly Requirement[] = [
  {
    id: "webs.list",
    sentence: "/webs lists all sites as JSON.",
    test: async (probe) => {
      const { asked, body } = await readAs(probe, wireBodies.webs, "/webs");
      if (body.items.length === 0) throw new Broken(asked, "at least one site", "none");
    },
  },
  {
    id: "webs.one",
    sentence: "A site is found by id and by its address.",
    test: async (probe) => {
      for (const { id, friendlyURL } of await websOf(probe))
        for (const path of [`by-id/${id}`, `by-friendly-url/${encodeURIComponent(friendlyURL.slice(1))}`]) {
          const { asked, body } = await readAs(probe, wireBodies.web, `/webs/${path}`);
          expectSame(asked, String(id), String(body.id));
        }
    },
  },
  {
    id: "webs.absent",
    sentence: "A site that does not exist is 404 with a JSON object.",
    test: ({ absent }) => absent(`/webs/by-id/${nowhere}`),
  },
  {
    id: "webs.settings",
    sentence: "Each site has a content with its settings.",
    test: async (probe) => {
      for (const { id, friendlyURL, defaultLanguage } of await websOf(probe)) {
        const query = { webId: String(id), language: parseLanguage(defaultLanguage ?? "") ?? "cs", ...published };
        await readAs(probe, wireBodies.content, `/contents/by-friendly-url/config-${friendlyURL.slice(1)}`, query);
      }
    },
  },
  {
    id: "contents.page",
    sentence: "A page of contents has `items` and `totalCount`, and at most as many items as were asked for.",
    test: async (probe) => {
      const { webId, language, totalCount } = await sampleOf(probe);
      const one = await pageOf(probe, { webId, language, sort: "name", pageSize: "1" });
      expectSame(one.asked, { items: 1, totalCount }, { items: one.items.length, totalCount: one.totalCount });
    },
  },
  {
    id: "contents.page-size",
    sentence: "A page has 100 items when 100 are asked for and there are as many.",
    test: async (probe) => {
      const { asked, items, totalCount } = await sampleOf(probe);
      expectSame(asked, Math.min(100, totalCount), items.length);
    },
  },
  {
    id: "contents.paging",
    sentence: "The pages of a list have each content once, in one order.",
    test: async (probe) => {
      const { webId, language, items } = await sampleOf(probe);
      const size = Math.max(1, Math.floor(items.length / 2));
      const query = { webId, language, sort: "name", pageSize: String(size) };
      const [first, second] = [await pageOf(probe, query), await pageOf(probe, { ...query, page: "2" })];
      expectSame(second.asked, ids(items).slice(0, 2 * size), ids([...first.items, ...second.items]));
    },
  },
  {
    id: "contents.after-last",
    sentence: "A page after the last one has no items.",
    test: async (probe) => {
      const { webId, language, totalCount } = await sampleOf(probe);
      const { asked, items } = await pageOf(probe, { webId, language, page: String(totalCount + 2) });
      expectSame(asked, [], ids(items));
    },
  },
  {
    id: "contents.site",
    sentence: "A list has contents of the site asked for only.",
    test: async (probe) => {
      const { sites } = await sampleOf(probe);
      for (const { asked, items, webId } of sites)
        expectAll(asked, items, `site ${webId}`, (item) => String(item.webId ?? item.web?.id ?? webId) === webId);
    },
  },
  {
    id: "contents.language",
    sentence: "A list has contents in the language asked for only.",
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
    sentence: "A list has contents of the structure keys asked for only; several keys are alternatives.",
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
      const none = await pageOf(probe, { webId, language, structureKey: nowhere });
      expectSame(none.asked, [], ids(none.items));
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
        expectAll(asked, items, "published contents", (item) => item.published !== false);
    },
  },
  {
    id: "content.by-id",
    sentence: "A content is found by its id, in the language asked for.",
    test: async (probe) => {
      const { webId, language, items } = await sampleOf(probe);
      for (const { id } of items.slice(0, 3)) {
        const { asked, body } = await readAs(probe, wireBodies.content, `/contents/by-id/${id}`, {
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
    sentence: "A content is found by its address, encoded as one segment.",
    test: async (probe) => {
      const { webId, language, items } = await sampleOf(probe);
      const addressOf = ({ friendlyURLs }: Head) =>
        Object.entries(friendlyURLs).find(([key]) => parseLanguage(key) === language)?.[1];
      const deep = items.find((item) => addressOf(item)?.includes("/")) ?? items.find(addressOf);
      if (!deep) throw new Untested("no content has an address");
      const path = `/contents/by-friendly-url/${encodeURIComponent(addressOf(deep) ?? "")}`;
      const { asked, body } = await readAs(probe, wireBodies.content, path, { webId, language, ...published });
      expectSame(asked, String(deep.id), String(body.id));
    },
  },
  {
    id: "content.absent",
    sentence: "A content that does not exist is 404 with a JSON object.",
    test: async (probe) => {
      const { webId, language } = await sampleOf(probe);
      const query = { webId, language, ...published };
      await probe.absent(`/contents/by-id/${nowhere}`, query);
      await probe.absent(`/contents/by-friendly-url/${nowhere}`, query);
    },
  },
  {
    id: "content.other-language",
    sentence: "A content that there is not in a language is 404, not another language.",
    test: async (probe) => {
      const { webId, items } = await sampleOf(probe);
      const item = items.find((each) => languagesOf(each).lacks.length > 0);
      if (!item) throw new Untested("every content that was read is in all languages");
      const [language = "en"] = languagesOf(item).lacks;
      await probe.absent(`/contents/by-id/${item.id}`, { webId, language, ...published });
    },
  },
  {
    id: "content.other-site",
    sentence: "A content of one site is 404 on another.",
    test: async (probe) => {
      const { webId, language, items, sites } = await sampleOf(probe);
      const other = sites.find((site) => site.webId !== webId);
      const [item] = items;
      if (!other || !item) throw new Untested("there is one site");
      await probe.absent(`/contents/by-id/${item.id}`, { webId: other.webId, language, ...published });
    },
  },
  {
    id: "content.draft",
    sentence: "A draft is 404 unless `onlyPublished` is false.",
    test: async (probe) => {
      const { webId, language } = await sampleOf(probe);
      const { items } = await pageOf(probe, { webId, language, sort: "-updatedAt", onlyPublished: "false" });
      const draft = items.find((item) => item.published === false);
      if (!draft) throw new Untested("no draft is among the last 100 contents");
      const path = `/contents/by-id/${draft.id}`;
      await probe.found(path, { webId, language, onlyPublished: "false" });
      await probe.absent(path, { webId, language, ...published });
    },
  },
  {
    id: "categories.list",
    sentence: "/categories lists vocabularies with trees of categories.",
    test: async (probe) => void (await readAs(probe, wireBodies.categories, "/categories")),
  },
  {
    id: "tags.list",
    sentence: "/tags lists tags.",
    test: async (probe) => void (await readAs(probe, wireBodies.tags, "/tags")),
  },
  {
    id: "folders.absent",
    sentence: "A folder that does not exist is 404 with a JSON object.",
    test: ({ absent }) => absent(`/folders/by-id/${nowhere}/tree`),
  },
  {
    id: "documents.list",
    sentence: "A page of documents has `items` and `totalCount`.",
    test: async (probe) => {
      const { webId } = await sampleOf(probe);
      await readAs(probe, wireBodies.documents, "/documents", { webId, page: "1", pageSize: "100" });
    },
  },
  {
    id: "documents.file",
    sentence: "The address of a document answers a file of its size.",
    test: async (probe) => {
      const { webId } = await sampleOf(probe);
      const { body } = await readAs(probe, wireBodies.documents, "/documents", { webId, page: "1", pageSize: "100" });
      const [document] = body.items;
      if (!document) throw new Untested("there is no document");
      const { asked, status, bytes } = await probe.ask(document.url);
      expectSame(asked, { status: 200, bytes: document.size }, { status, bytes });
    },
  },
  {
    id: "parameters.wrong",
    sentence: "A wrong language and a wrong page are refused with 400.",
    test: async ({ ask }) => {
      for (const query of [{ language: "xx_xx" }, { page: "0" }]) {
        const { asked, status } = await ask("/contents", query);
        if (status !== 400 && status !== 422) throw new Broken(asked, "status 400", `status ${status}`);
      }
    },
  },
  {
    id: "limits.page-size",
    sentence: "No page is as large as somebody asks for: 1,000,000 items are refused or cut.",
    test: async (probe) => {
      const { asked, status, json } = await probe.ask("/contents", { page: "1", pageSize: "1000000" });
      const count = wireBodies.contents.safeParse(json).data?.items.length ?? 0;
      if (status >= 500 || count > 1000)
        throw new Broken(asked, "400 or at most 1,000 items", `${status}, ${count} items`);
    },
  },
  {
    id: "cache.etag",
    sentence: "An ETag that is sent back in If-None-Match is answered with 304.",
    test: async ({ ask }) => {
      const { etag } = await ask("/webs");
      if (etag === null) throw new Untested("answers have no ETag");
      const { asked, status } = await ask("/webs", {}, { "if-none-match": etag });
      if (status !== 304) throw new Broken(asked, "status 304", `status ${status}`);
    },
  },
];
