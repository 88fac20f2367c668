// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Blocks } from "#components/blocks.tsx";
import type { Block } from "#schemas/blocks/registry.ts";
import { safeHtml } from "#schemas/values/html.ts";
import { render } from "./render.tsx";

const body = { html: safeHtml.parse("<p>Text</p>"), headings: [] };
const link = { label: "Porodné", href: "/rodina/porodne", external: false, language: null };
const foreign = { label: "EURES", href: "https://eures.europa.eu", external: true, language: null };

test("a section is found by its id and named by its title", () => {
  const html = show({ type: "text", body, title: "Kdo má nárok" });
  expect(html.querySelector("#section-1 h2")?.textContent).toBe("Kdo má nárok");
});

test("a list without a title of its own is named by what it holds", () => {
  expect(show({ type: "links", items: [link], title: null }).querySelector("h2")?.textContent).toBe("Odkazy");
});

test("cards without a title of their block are second-level headings", () => {
  const card = { ...link, kind: "service", text: null, icon: null, image: null, badge: null, date: null } as const;
  expect(show({ type: "cards", items: [card], title: null }).querySelectorAll("h2")).toHaveLength(1);
  expect(show({ type: "cards", items: [card], title: "Dávky" }).querySelectorAll("h3")).toHaveLength(1);
});

test("a card has one link, however much it says", () => {
  const image = { src: "/a.jpg", alt: "", width: 3, height: 2, caption: null, credit: null };
  const card = {
    ...link,
    kind: "page",
    text: "Text",
    icon: null,
    image,
    badge: "Nové",
    date: "2026-11-02T08:00:00Z",
  } as const;
  const html = show({ type: "cards", items: [card], title: null });
  expect(html.querySelectorAll("a")).toHaveLength(1);
  expect(html.querySelector("img")?.getAttribute("loading")).toBe("lazy");
  expect(html.querySelector("time")?.textContent).toBe("2. 11. 2026");
});

test("a link to another site says so", () => {
  const html = show({ type: "links", items: [link, foreign], title: null });
  expect([...html.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual([
    "Porodné",
    "EURES (externí odkaz)",
  ]);
});

test("a link to a text in another language names it", () => {
  const html = show({ type: "links", items: [{ ...link, language: "en" }], title: null });
  expect(html.querySelector("a")?.hreflang).toBe("en");
  expect(html.querySelector("a [lang=en]")?.textContent).toBe("(English)");
});

test("a document says its format, size and foreign language", () => {
  const file = { title: "Žádost", href: "/cms/a.pdf", format: "PDF", bytes: 35_000, language: "ua" } as const;
  const html = show({ type: "documents", items: [file], title: null });
  expect(html.querySelector("a")?.textContent?.replaceAll("\u00a0", " ")).toBe("Žádost (PDF, 35 kB, Українська)");
  expect(html.querySelector("a [lang=uk]")?.textContent).toBe("Українська");
});

test("a table has a caption, heads its columns and rows and scrolls by keyboard", () => {
  const html = show({ type: "table", caption: "Výše", head: ["Věk", "Kč"], rows: [["do 6 let", "830"]], title: null });
  expect(html.querySelector("caption")?.textContent).toBe("Výše");
  expect(html.querySelectorAll("th[scope=col]")).toHaveLength(2);
  expect(html.querySelector("th[scope=row]")?.textContent).toBe("do 6 let");
  expect(html.querySelector("[tabindex='0']")?.getAttribute("aria-label")).toBe("Výše");
});

test("a question opens without script", () => {
  const html = show({ type: "questions", items: [{ question: "Kdy?", answer: body }], title: null });
  expect(html.querySelector("details > summary h3")?.textContent).toBe("Kdy?");
  expect(html.querySelector("details")?.textContent).toContain("Text");
});

test("a contact can be called and written to", () => {
  const phone = { display: "+420 950 100 300", href: "tel:+420950180111" };
  const contact = {
    name: null,
    address: null,
    phone,
    email: "posta@mpsv.example",
    web: null,
    dataBox: null,
    note: null,
  };
  const html = show({ type: "contacts", items: [contact], title: null });
  const hrefs = [...html.querySelectorAll("a")].map((anchor) => anchor.getAttribute("href"));
  expect(hrefs).toEqual(["tel:+420950180111", "mailto:posta@mpsv.example"]);
});

type Draft = Block extends infer Each ? (Each extends Block ? Omit<Each, "id"> : never) : never;

function show(draft: Draft): DocumentFragment {
  return render(<Blocks blocks={[{ id: "section-1", ...draft }]} />);
}
