// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { landingPage } from "#schemas/structures/landing-page.ts";
import { LandingPageTemplate } from "#templates/landing-page/landing-page.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

const data = landingPage.data.parse({
  zahlavi: { titulek: "Zima bez obav", odkazy: [{ titulek: "Požádat", adresa: "/zadost" }] },
  kampan: {
    od: "2026-03-01T00:00:00",
    do: "2026-10-25T02:30:00",
    poSkonceni: { titulek: "Přehled dávek", adresa: "/davky" },
  },
  sekce: [{ bloky: [{ typ: "text", obsah: "<p>Text</p>" }] }],
});

function show(now: string): DocumentFragment {
  const view = { ...landingPage.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  return render(<LandingPageTemplate view={view} />, { now: Date.parse(now) });
}

const hasLink = (html: DocumentFragment, href: string) => html.querySelector(`a[href="${href}"]`) !== null;

test("before a campaign the page says when it starts, and its actions are available", () => {
  const html = show("2026-02-28T22:59:00Z");
  expect(html.textContent).toContain("začne 1. 3. 2026");
  expect(hasLink(html, "/zadost")).toBe(true);
});

test("while a campaign runs the page has no notice", () => {
  const html = show("2026-02-28T23:01:00Z");
  expect(html.querySelector(".gov-message")).toBeNull();
  expect([hasLink(html, "/zadost"), hasLink(html, "/davky")]).toEqual([true, false]);
});

test("after its end, even on the night the clocks go back, actions are gone and a link leads on", () => {
  const end = landingPage.view({ content: aContent(), data, ctx: plainContext, listed: [] }).to ?? "";
  expect(show(end).querySelector(".gov-message")).toBeNull();
  const html = show(new Date(Date.parse(end) + 1).toISOString());
  expect(html.textContent).toContain("skončila 25. 10. 2026");
  expect([hasLink(html, "/zadost"), hasLink(html, "/davky")]).toEqual([false, true]);
});
