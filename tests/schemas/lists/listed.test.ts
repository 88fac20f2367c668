import { expect, test } from "vitest";
import { toListed, withCzech } from "#schemas/lists/listed.ts";
import { newsItem } from "#schemas/structures/news-item.ts";
import { publicNotice } from "#schemas/structures/public-notice.ts";
import { aContent, plainContext } from "../a-content.ts";

const notice = aContent({ data: { vyveseni: "2026-11-02", relevantniDo: "2026-11-17" } });
const own = aContent({ id: "1", language: "en", name: "Child allowance", data: { obsah: "<p>Text</p>" } });
const czech = aContent({ id: "2", name: "Porodné", data: { obsah: "<p>Text</p>" } });

test("contents missing in a language are listed in Czech, once", () => {
  const all = withCzech([own], [aContent({ id: "1" }), czech]);
  expect(all.map(({ id, language }) => `${id} ${language}`)).toEqual(["1 en", "2 cs"]);
});

test("a listed content has the address of its page, and a language if it is not that of the list", () => {
  const rows = toListed(newsItem, [own, czech], { ...plainContext, language: "en" });
  expect(rows.map(({ language, view }) => [language, view.title])).toEqual([
    [null, "Child allowance"],
    ["cs", "Porodné"],
  ]);
  expect(rows[0]?.href).toBe("/rodina/pridavek-na-dite");
});

test("a content without the fields required by its structure is not listed", () => {
  expect(toListed(publicNotice, [notice, aContent({ data: {} })], plainContext)).toHaveLength(1);
});

test("missing fields of a listed translation are filled from its Czech version and marked as Czech", () => {
  const bare = { ...own, data: {} };
  const [row] = toListed(newsItem, withCzech([bare], [aContent({ id: "1", data: { obsah: "<p>Český text</p>" } })]), {
    ...plainContext,
    language: "en",
  });
  expect(row?.view).toMatchObject({ title: "Child allowance", body: { html: "<p>Český text</p>" } });
  expect(row?.inCzech).toEqual(["body"]);
});
