// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { documentList } from "#schemas/structures/document-list.ts";
import { DocumentListTemplate } from "#templates/document-list/document-list.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";
import { showView } from "../../schemas/lists/show.ts";

function start(documents: readonly object[], now?: string, query = "") {
  const data = documentList.data.parse({ dokumenty: documents });
  const view = documentList.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  const around = now ? { now: Date.parse(now) } : {};
  const listing = showView(documentList, view, query, around);
  return render(<DocumentListTemplate view={{ ...view, inCzech: [] }} listing={listing} />, around);
}

const names = (page: DocumentFragment) =>
  [...page.querySelectorAll("tbody tr > :first-child")].map(({ textContent }) => textContent);

test.each([
  ["2026-03-28T22:59:59Z", "Zatím neplatí"],
  ["2026-03-28T23:00:00Z", "Platí"],
  ["2026-10-25T22:59:59Z", "Platí"],
  ["2026-10-25T23:00:00Z", "Už neplatí"],
])("at %s a document valid from 29 March to 25 October is shown as: %s", (now, state) => {
  const page = start([{ nazev: "Směrnice", platiOd: "2026-03-29", platiDo: "2026-10-25" }], now);
  expect(page.querySelector(".gov-tag")?.textContent).toBe(state);
});

test("a document without a known validity has no state", () => {
  expect(start([{ nazev: "Výroční zpráva" }]).querySelector(".gov-tag")).toBeNull();
});

test("the newest document comes first, undated ones last in the order of the record", () => {
  const page = start([
    { nazev: "bez data 1" },
    { nazev: "starší", vydanoDne: "2025-01-31" },
    { nazev: "bez data 2" },
    { nazev: "novější", vydanoDne: "2026-01-02" },
  ]);
  expect(names(page).map((name) => name?.split(" (")[0])).toEqual(["novější", "starší", "bez data 1", "bez data 2"]);
});

test("a document without a file is not a link and says so", () => {
  const page = start([{ nazev: "Směrnice" }]);
  expect(names(page)).toEqual(["Směrnice (soubor zatím není k dispozici)"]);
  expect(page.querySelector("table a")).toBeNull();
});

test.each([
  ["cs_cz", null],
  ["en_gb", "en"],
  [null, null],
])("on a Czech page, the link to a file in %s names the language %s", (jazyk, tag) => {
  const soubor = { nazev: "Směrnice", url: "/documents/files/smernice.pdf", jazyk };
  expect(
    start([{ nazev: "Směrnice", soubor }])
      .querySelector("table a")
      ?.getAttribute("hreflang"),
  ).toBe(tag);
});

test("500 documents make 25 pages, or five long ones", () => {
  const documents = Array.from({ length: 500 }, (_, index) => ({ nazev: `Dokument ${index}` }));
  const page = start(documents, undefined, "page=25");
  expect(names(page)).toHaveLength(20);
  expect(page.querySelector("[role=status]")?.textContent).toBe("500 záznamů, zobrazeno 481–500");
  expect(names(start(documents, undefined, "size=100"))).toHaveLength(100);
});
