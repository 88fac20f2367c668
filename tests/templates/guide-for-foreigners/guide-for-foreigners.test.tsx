// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Content } from "#schemas/site/content.ts";
import { guideForForeigners } from "#schemas/structures/guide-for-foreigners.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { GuideForForeignersTemplate } from "#templates/guide-for-foreigners/guide-for-foreigners.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

const page = {
  name: "Pobyt",
  language: "cs_cz",
  friendlyURLs: { cs_cz: "cizinci/pobyt" },
  web: { id: "12" },
  data: { obsah: "<p>Text o pobytu</p>" },
};

interface Show {
  parts?: Record<string, unknown>[];
  data?: Record<string, unknown>;
  content?: Partial<Content>;
  ctx?: ViewContext;
  now?: string;
}

function show({ parts = [{}], data = {}, content = {}, ctx = plainContext, now = "2026-11-20T12:00:00Z" }: Show = {}) {
  const polozky = parts.map((part) => ({ polozkaTitulek: "Pobyt", polozkaStranka: { ...page, ...part } }));
  const parsed = guideForForeigners.data.parse({ polozky, ...data });
  const view = guideForForeigners.view({ content: aContent(content), data: parsed, ctx, listed: [] });
  const { language } = ctx;
  return render(<GuideForForeignersTemplate view={{ ...view, inCzech: [] }} />, { language, now: Date.parse(now) });
}

test("the languages of a guide come first, each under its own name", () => {
  const friendlyURLs = { cs_cz: "pruvodce", en_gb: "guide", uk_ua: "guide" };
  const html = show({ content: { friendlyURLs, languages: ["cs", "en", "ua"] } });
  const links = [...html.querySelectorAll("nav")][0]?.querySelectorAll("a") ?? [];
  expect([...links].map(({ lang, hreflang, textContent }) => [lang, hreflang, textContent])).toEqual([
    ["cs", "cs", "Čeština"],
    ["en", "en", "English"],
    ["uk", "uk", "Українська"],
  ]);
  expect([...links].map((link) => link.getAttribute("aria-current"))).toEqual(["page", null, null]);
});

test("a guide in a single language has no language links", () => {
  expect(show().querySelector("nav")).toBeNull();
});

test("a part contains the text of its page and a link to it", () => {
  const html = show();
  expect(html.querySelector("#part-1 h2")?.textContent).toBe("Pobyt");
  expect(html.textContent).toContain("Text o pobytu");
  expect(html.querySelector('#part-1 a[href="/cizinci/pobyt"]')?.textContent).toBe("Celá stránka: Pobyt");
});

test("a page in another language is marked as such", () => {
  const ctx: ViewContext = { ...plainContext, language: "ru" };
  expect(show({ ctx }).querySelector("#part-1 [lang=cs]")?.textContent).toContain("Text o pobytu");
  expect(show().querySelector("#part-1 [lang]")).toBeNull();
});

test.each([
  ["2026-12-01T06:59:59Z", 1],
  ["2026-12-01T07:00:00Z", 2],
])("at %s a page that is to be shown from 8 o'clock makes %i parts", (now, count) => {
  const html = show({ parts: [{}, { displayAt: "2026-12-01T08:00:00" }], now });
  expect(html.querySelectorAll("section[id^=part-]")).toHaveLength(count);
  expect(html.querySelectorAll("nav a")).toHaveLength(count === 1 ? 0 : 2);
});

test("nested embedded pages are not shown", () => {
  const inner = { polozky: [{ polozkaTitulek: "Uvnitř", polozkaStranka: page }], obsah: "<p>Text o práci</p>" };
  const html = show({ parts: [{ data: inner }] });
  expect(html.textContent).toContain("Text o práci");
  expect(html.textContent).not.toContain("Uvnitř");
});

test("Czech words are marked as Czech, their explanations are not", () => {
  const pojmy = [{ pojem: "rodné číslo", vyklad: "Personal number" }];
  const html = show({ data: { pojmy }, ctx: { ...plainContext, language: "en" } });
  expect(html.querySelector("dt[lang=cs]")?.textContent).toBe("rodné číslo");
  expect(html.querySelector("dd")?.closest("[lang]")).toBeNull();
});

test.each([
  ["unpublished", { ...page, published: false }],
  ["missing", null],
  ["without text", { ...page, data: {} }],
])("a page that is %s is no part", (_name, polozkaStranka) => {
  const polozky = [{ polozkaTitulek: "Pobyt", polozkaStranka }];
  expect(guideForForeigners.data.safeParse({ polozky }).success).toBe(false);
});
