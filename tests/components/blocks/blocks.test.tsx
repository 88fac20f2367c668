// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Blocks } from "#components/blocks/blocks.tsx";
import type { Block } from "#schemas/blocks/registry.ts";
import { safeHtml } from "#schemas/values/html.ts";
import { render } from "../render.tsx";

const body = { html: safeHtml.parse("<p>Text</p>"), headings: [] };
const link = { label: "Porodné", href: "/rodina/porodne", external: false, language: null };
const foreign = { label: "EURES", href: "https://eures.europa.eu", external: true, language: null };

test("a section has its id and is labelled by its title", () => {
  const html = show({ type: "text", body, title: "Kdo má nárok" });
  expect(html.querySelector("#section-1 h2")?.textContent).toBe("Kdo má nárok");
});

test("a list without its own title is labelled by its kind", () => {
  expect(show({ type: "links", items: [link], title: null }).querySelector("h2")?.textContent).toBe("Odkazy");
});

test("cards with images are second-level headings when their block has no title", () => {
  const image = { src: "/a.jpg", provider: "ipx" as const, alt: "", width: 3, height: 2, caption: null, credit: null };
  const card = { ...link, kind: "service", text: null, icon: null, image, badge: null, date: null } as const;
  expect(show({ type: "cards", items: [card], title: null }).querySelectorAll("h2")).toHaveLength(1);
  expect(show({ type: "cards", items: [card], title: "Dávky" }).querySelectorAll("h3")).toHaveLength(1);
});

test("a card has a single link, however long its text", () => {
  const image = { src: "/a.jpg", provider: "ipx" as const, alt: "", width: 3, height: 2, caption: null, credit: null };
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

test("beside a card with an image, those without one get an illustration: news if dated, else documents", () => {
  const image = { src: "/a.jpg", provider: "ipx" as const, alt: "", width: 3, height: 2, caption: null, credit: null };
  const card = { ...link, kind: "page", text: null, icon: null, image: null, badge: null, date: null } as const;
  const items = [
    { ...card, href: "/a", image },
    { ...card, href: "/b", date: "2026-11-02T08:00:00Z" },
    { ...card, href: "/c" },
    { ...card, href: "/d", icon: "family" as const },
  ];
  const shown = [...show({ type: "cards", items, title: null }).querySelectorAll("li use")];
  const names = shown.map((use) => use.getAttribute("href")?.split("#")[1]);
  expect(names).toEqual(["scene-news", "scene-documents", "scene-family"]);
});

test("cards without an image are a list of links", () => {
  const card = { ...link, kind: "page", text: "Text", icon: "family", image: null, badge: "Nové", date: null } as const;
  const html = show({ type: "cards", items: [card], title: "Dávky" });
  expect(html.querySelectorAll("h3, use")).toHaveLength(0);
  expect([...html.querySelectorAll("li p")].map(({ textContent }) => textContent)).toEqual(["Porodné", "Nové", "Text"]);
});

test("an external link says so", () => {
  const html = show({ type: "links", items: [link, foreign], title: null });
  expect([...html.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual([
    "Porodné",
    "EURES (externí odkaz)",
  ]);
});

test("a link to a page in another language names it", () => {
  const html = show({ type: "links", items: [{ ...link, language: "en" }], title: null });
  expect(html.querySelector("a")?.hreflang).toBe("en");
  expect(html.querySelector("a span")?.textContent).toBe("(anglicky)");
});

const office = {
  name: "Krajská pobočka v Brně",
  page: null,
  address: null,
  phone: null,
  email: "brno@uradprace.example",
  web: null,
  dataBox: null,
  hours: null,
  note: null,
};

test("the name of a contact links to its office's page, if it has one", () => {
  const page = { label: office.name, href: "/kontakty/brno", external: false, language: null };
  const html = show({ type: "contacts", items: [{ ...office, page }, office], title: null });
  const names = [...html.querySelectorAll("h3")];
  expect(names.map(({ textContent }) => textContent)).toEqual([office.name, office.name]);
  expect(names.map((name) => name.querySelector("a")?.getAttribute("href"))).toEqual(["/kontakty/brno", undefined]);
});

test("an e-mail address may break after the @ and is read as one word", () => {
  const link = show({ type: "contacts", items: [office], title: null }).querySelector("a[href^=mailto]");
  expect(link?.innerHTML).toBe("brno@<wbr>uradprace.example");
  expect(link?.textContent).toBe(office.email);
});

test("a document shows its format, size and foreign language", () => {
  const file = { title: "Žádost", href: "/cms/a.pdf", format: "PDF", bytes: 35_000, language: "ua" } as const;
  const html = show({ type: "documents", items: [file], title: null });
  expect(html.querySelector("a")?.textContent?.replaceAll("\u00a0", " ")).toBe("Žádost (PDF, 35 kB, ukrajinsky)");
  expect(html.querySelector("a")?.hreflang).toBe("uk");
});

test("a table has a caption and header cells, and scrolls by keyboard", () => {
  const html = show({ type: "table", caption: "Výše", head: ["Věk", "Kč"], rows: [["do 6 let", "830"]], title: null });
  expect(html.querySelector("caption")?.textContent).toBe("Výše");
  expect(html.querySelectorAll("th[scope=col]")).toHaveLength(2);
  expect(html.querySelector("th[scope=row]")?.textContent).toBe("do 6 let");
  expect(html.querySelector("[tabindex='0']")?.getAttribute("aria-label")).toBe("Výše");
});

test("a question expands without script", () => {
  const html = show({ type: "questions", items: [{ question: "Kdy?", answer: body }], title: null });
  expect(html.querySelector("details > summary h3")?.textContent).toBe("Kdy?");
  expect(html.querySelector("details")?.textContent).toContain("Text");
});

test("a contact has telephone and e-mail links", () => {
  const phone = { display: "+420 950 180 111", href: "tel:+420950180111" };
  const contact = {
    name: null,
    page: null,
    address: null,
    phone,
    email: "posta@mpsv.example",
    web: null,
    dataBox: null,
    hours: null,
    note: null,
  };
  const html = show({ type: "contacts", items: [contact], title: null });
  const hrefs = [...html.querySelectorAll("a")].map((anchor) => anchor.getAttribute("href"));
  expect(hrefs).toEqual(["tel:+420950180111", "mailto:posta@mpsv.example"]);
});

const recording = {
  title: "Žádost ve třech krocích",
  src: "/cms/documents/files/a.webm",
  mediaType: "video/webm",
  seconds: 185,
  transcript: body,
};

test("a video loads only its poster before it is played, and has captions in the page's language", () => {
  const poster = {
    src: "/cms/documents/files/a.jpg",
    provider: "ipx" as const,
    alt: "",
    width: 1600,
    height: 900,
    caption: null,
    credit: null,
  };
  const captions = [
    { language: "en", src: "/cms/documents/files/a-en.vtt" },
    { language: "cs", src: "/cms/documents/files/a-cs.vtt" },
  ] as const;
  const video = { ...recording, poster, captions: [...captions] };
  const html = show({ type: "video", video, title: null });
  const player = html.querySelector("video");
  const attributes = ["preload", "aria-label", "width", "height", "poster"].map((name) => player?.getAttribute(name));
  expect(attributes).toEqual(["none", recording.title, "1600", "900", "/_ipx/f_webp,w_1024/cms/documents/files/a.jpg"]);
  const tracks = [...(player?.querySelectorAll("track") ?? [])];
  expect(tracks.map((track) => [track.kind, track.srclang, track.label, track.hasAttribute("default")])).toEqual([
    ["captions", "en", "English", false],
    ["captions", "cs", "Čeština", true],
  ]);
});

test("a recording shows its length and has a download and a transcript", () => {
  const episode = { ...recording, publishedAt: "2026-10-05T06:00:00Z" };
  const html = show({ type: "podcast", episode, title: null });
  expect(html.querySelector("audio")?.getAttribute("preload")).toBe("none");
  expect([...html.querySelectorAll("time")].map((time) => time.textContent?.replaceAll("\u00a0", " "))).toEqual([
    "5. 10. 2026",
    "3 minuty a 5 sekund",
  ]);
  expect(html.querySelector("a[download]")?.getAttribute("href")).toBe(recording.src);
  expect(html.querySelector("details")?.textContent).toContain("Text");
  const silent = { ...episode, transcript: null, seconds: null };
  expect(show({ type: "podcast", episode: silent, title: null }).querySelector("details")).toBeNull();
});

test("the first tab is open, and opening another closes it", () => {
  const items = ["Banka", "Klíč"].map((label) => ({ label, body }));
  const tabs = [...show({ type: "tabs", items, title: "Přihlášení" }).querySelectorAll("details")];
  expect(tabs.map((tab) => [tab.querySelector("summary h3")?.textContent, tab.open])).toEqual([
    ["Banka", true],
    ["Klíč", false],
  ]);
  expect(new Set(tabs.map((tab) => tab.getAttribute("name")))).toEqual(new Set(["section-1"]));
});

test("a timeline is an ordered list under a heading of its own", () => {
  const items = [{ when: "leden 2027", label: "Začátek", body: null }];
  const html = show({ type: "timeline", items, title: null });
  expect(html.querySelector("h2")?.textContent).toBe("Časová osa");
  expect(html.querySelector("ol > li h3")?.textContent).toBe("Začátek");
});

test("a quote's author is outside the quoted text", () => {
  const html = show({ type: "quote", words: "Slova", author: "Jana Vzorová", role: null, title: null });
  expect(html.querySelector("blockquote")?.textContent).toBe("Slova");
  expect(html.querySelector("figcaption")?.textContent).toBe("Jana Vzorová");
});

test("a call to action shows a current outage before its link", () => {
  const outage = { tone: "warn", title: "Odstávka", body } as const;
  const html = show({ type: "call-to-action", link: foreign, note: "Přihlaste se.", outage, title: null });
  expect(html.textContent).toMatch(/Odstávka.*Přihlaste se\..*EURES/);
  expect(html.querySelector("a")?.getAttribute("href")).toBe(foreign.href);
});

test("each photograph in a gallery links to its large file", () => {
  const image = {
    src: "/cms/a.jpg",
    provider: "ipx" as const,
    alt: "Dům",
    width: 3,
    height: 2,
    caption: "Náš dům",
    credit: "Jana",
  };
  const html = show({ type: "gallery", items: [image, { ...image, src: "/cms/b.jpg" }], title: null });
  expect([...html.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/cms/a.jpg",
    "/cms/b.jpg",
  ]);
  expect(html.querySelector("figcaption")?.textContent).toBe("Náš dům Autor: Jana");
});

type Draft = Block extends infer Each ? (Each extends Block ? Omit<Each, "id"> : never) : never;

function show(draft: Draft): DocumentFragment {
  return render(<Blocks blocks={[{ id: "section-1", ...draft }]} />);
}
