// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { readAnswers } from "#schemas/guides/progress/guide-answers.ts";
import { guideProgress } from "#schemas/guides/progress/guide-progress.ts";
import { entitlementGuide } from "#schemas/structures/entitlement-guide.ts";
import { EntitlementGuideTemplate } from "#templates/entitlement-guide/entitlement-guide.tsx";
import { render } from "../../components/render.tsx";
import { family } from "../../renderer/guides/guide-records.ts";
import { aContent, plainContext } from "../../schemas/a-content.ts";

interface Options {
  parts?: object;
  kept?: boolean;
  ended?: string;
}

function start(given: readonly string[], { parts = {}, kept = false, ended }: Options = {}) {
  const data = entitlementGuide.data.parse({ ...family, ...parts });
  const end = ended
    ? { from: ended, replacement: { label: "Nová dávka", href: "/nova", external: false, language: null } }
    : null;
  const ctx = { ...plainContext, ended: () => end };
  const view = { ...entitlementGuide.view({ content: { ...aContent(), data }, data, ctx, listed: [] }), inCzech: [] };
  const { answers } = readAnswers(view.questions, given);
  const places = kept ? { questions: "/p/-/otazky", leave: "/p/-/odchod" } : null;
  const guide = guideProgress({ guide: view, answers, start: "/p", kept: places, extra: [["preview", "token"]] });
  const html = render(<EntitlementGuideTemplate view={view} guide={guide} />, {
    now: Date.parse("2026-11-20T12:00:00Z"),
  });
  const groups = [...html.querySelectorAll("article section:has(> h2)")].map((section) => ({
    title: section.querySelector("h2")?.textContent,
    names: [...section.querySelectorAll("h3")].map(({ textContent }) => textContent),
    text: section.textContent ?? "",
  }));
  const fields = [...html.querySelectorAll("form input[type=hidden]")].map((input) => [
    input.getAttribute("name"),
    input.getAttribute("value"),
  ]);
  return { html, groups, fields, form: html.querySelector("form") };
}

const all = ["bydleni:najem", "deti:ano", "prijem:9000", "vek:2"];
const [granted, possible] = ["Nárok podle odpovědí máte", "Nárok možná máte"];

test("a question is a GET form that sends the other answers along, and needs no script", () => {
  const { form, fields, html } = start(["deti:ano"]);
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["get", "/p"]);
  expect(fields).toEqual([
    ["answer", "deti:ano"],
    ["preview", "token"],
    ["sent", "vek"],
  ]);
  expect([...html.querySelectorAll("button[name=answer]")].map((button) => button.getAttribute("value"))).toEqual([
    "vek:nevim",
  ]);
});

test("a guide that keeps answers sends them by POST, and says how to leave", () => {
  const { html, form, fields } = start(["deti:ano"], { kept: true });
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/p/-/otazky/vek"]);
  expect(fields).toEqual([]);
  expect(html.querySelector('form[action="/p/-/odchod"] button')?.textContent).toBe("Smazat odpovědi a odejít");
});

test("results are grouped by what a visitor is entitled to, possibly or not", () => {
  const { groups } = start(["bydleni:vlastni", "deti:ano", "prijem:9000", "vek:nevim"]);
  expect(groups.slice(0, 2).map(({ title, names }) => [title, names])).toEqual([
    [possible, ["Rodičovský příspěvek", "Mimořádná pomoc"]],
    ["Nárok podle odpovědí nemáte", ["Příspěvek na bydlení"]],
  ]);
});

test("a possible result says what it depends on, and a refused one which criterion failed", () => {
  const { groups } = start(["bydleni:vlastni", "deti:ano", "prijem:9000", "vek:nevim"]);
  expect(groups[0]?.text).toContain("Záleží na odpovědi: Dítě je mladší než 4 roky");
  expect(groups[0]?.text).toContain("Posoudí úřad: Hrozí vám újma na zdraví");
  expect(groups[0]?.text).not.toContain("Živíte dítě Odpověděli");
  expect(groups[1]?.text).toContain("Nesplněno: Bydlíte v nájmu");
  expect(groups[1]?.text).not.toContain("Příjem je do 30 000 Kč");
});

test("a refused result names no criterion of a question that was not asked, beside one that was answered", () => {
  const { groups } = start(["bydleni:vlastni", "deti:ne", "prijem:9000"]);
  const refused = groups.find(({ title }) => title === "Nárok podle odpovědí nemáte");
  expect(refused?.text).toContain("Nesplněno: Živíte dítě");
  expect(refused?.text).not.toContain("Dítě je mladší než 4 roky");
});

test("an answer can be changed beside the criterion that it decided", () => {
  const { html } = start(["bydleni:vlastni", "deti:ano", "prijem:9000", "vek:nevim"]);
  const change = [...html.querySelectorAll("details a")].find(({ textContent }) => textContent === "Změnit");
  expect(change?.getAttribute("href")).toBe("/p?answer=deti:ano&answer=prijem:9000&answer=vek:nevim&preview=token");
  expect(change?.getAttribute("aria-label")).toBe("Změnit: Kde bydlíte?");
});

test("the form of a result takes the choices over", () => {
  const { html } = start(all);
  const link = [...html.querySelectorAll("a")].find(({ textContent }) => textContent?.startsWith("Změna příspěvku"));
  expect(link?.getAttribute("href")).toBe("/zadosti/zmena?answer=bydleni:najem&answer=deti:ano");
});

test("kept answers are in no address", () => {
  const { html } = start(all, { kept: true });
  const addresses = [...html.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.filter((href) => href.includes("answer="))).toEqual([]);
  // The first page would lead to the same result again.
  expect(html.textContent).not.toContain("Začít znovu");
});

test("a service that has ended is not granted, and the page names the one that replaces it", () => {
  const sluzba = { titulek: "Rodičovský příspěvek", adresa: "/rodicovsky" };
  const vysledky = family.vysledky.map((result, at) => (at === 0 ? { ...result, sluzba } : result));
  const before = start(all, { parts: { vysledky }, ended: "2026-12-01T00:00:00Z" });
  expect(before.groups[0]).toMatchObject({ title: granted, names: ["Rodičovský příspěvek", "Příspěvek na bydlení"] });
  const after = start(all, { parts: { vysledky }, ended: "2026-11-01T00:00:00Z" });
  const refused = after.groups.find(({ title }) => title === "Nárok podle odpovědí nemáte");
  expect(refused?.names).toEqual(["Rodičovský příspěvek"]);
  expect(refused?.text).toContain("Nová dávka");
  expect(refused?.text).not.toContain("Nesplněno");
});

test("whoever is entitled to nothing reads the editor's text, or the way to an office", () => {
  const nothing = ["bydleni:vlastni", "deti:ne", "prijem:90000"];
  expect(start(nothing).html.textContent).toContain("Poradí vám každé kontaktní pracoviště úřadu práce.");
  const { html } = start(nothing, { parts: { bezNaroku: "<p>Zeptejte se na obci.</p>" } });
  expect(html.textContent).toContain("Zeptejte se na obci.");
  expect(html.textContent).not.toContain("Poradí vám každé");
  expect(start(all, { parts: { bezNaroku: "<p>Zeptejte se na obci.</p>" } }).html.textContent).not.toContain("na obci");
});

test("every result says that it is no decision, and by which day's rules", () => {
  const { html } = start(all);
  expect(html.textContent).toContain("není to rozhodnutí");
  expect(html.textContent?.replaceAll("\u00a0", " ")).toContain("pravidel platných 20. 11. 2026");
});
