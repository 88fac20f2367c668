// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { application } from "#schemas/structures/application.ts";
import { ApplicationTemplate } from "#templates/application/application.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";
import { faultCodes } from "../../schemas/fault-codes.ts";

const running = {
  popis: "Co aplikace umí",
  adresa: "https://klient.mpsv.example/start",
  stav: "provoz",
  prihlaseni: ["bankovni-identita", "ucet"],
  obsah: "<p>K čemu slouží</p>",
  odstavky: [{ od: "2026-12-05T20:00:00", do: "2026-12-06T06:00:00", obsah: "<p>Údržba</p>" }],
};

function show(parts: Record<string, unknown> = {}, now = "2026-11-20T12:00:00Z"): DocumentFragment {
  const data = application.data.parse({ ...running, ...parts });
  const view = application.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  return render(<ApplicationTemplate view={{ ...view, inCzech: [] }} />, { now: Date.parse(now) });
}

const waysIn = (html: DocumentFragment) => html.querySelectorAll('a[href^="https://klient"]');

test("the link to the application says that it is external and how to sign in", () => {
  const html = show();
  expect(waysIn(html)).toHaveLength(1);
  expect(waysIn(html)[0]?.textContent).toContain("externí odkaz");
  expect(html.textContent).toContain("klient.mpsv.example, mimo tento web");
  expect(html.textContent).toContain("bankovní identita, účet v aplikaci");
});

test("a discontinued application links only to its replacement", () => {
  const html = show({ stav: "ukonceno", nahrada: { titulek: "Nová zóna", adresa: "/nova-zona" } });
  expect(waysIn(html)).toHaveLength(0);
  expect(html.querySelector('a[href="/nova-zona"]')?.textContent).toBe("Nová zóna");
  expect(html.textContent).not.toContain("Údržba");
});

test.each([
  ["2026-12-05T18:59:59Z", "Plánovaná odstávka"],
  ["2026-12-05T19:00:00Z", "Aplikace je teď mimo provoz"],
  ["2026-12-06T05:00:00Z", "Aplikace je teď mimo provoz"],
])("at %s the outage reads “%s”", (now, title) => {
  const html = show({}, now);
  expect(html.querySelector("h2")?.textContent).toBe(title);
  expect(html.textContent).toMatch(/5. prosince 2026 v 20:00\s–\s6. prosince 2026 v 6:00/);
});

test("during an outage the link is not the main action, and the application is not said to run", () => {
  expect(show().querySelector(".gov-button")?.getAttribute("data-type")).toBe("solid");
  const during = show({}, "2026-12-05T20:00:00Z");
  expect(during.querySelector(".gov-button")?.getAttribute("data-type")).toBe("outlined");
  expect(during.textContent).toContain("Přesto zkusit otevřít");
  expect(during.textContent).not.toContain("V provozu");
});

test("past outages are not shown, outages without an end continue", () => {
  expect(show({}, "2026-12-06T05:00:01Z").textContent).not.toContain("Údržba");
  const endless = { odstavky: [{ od: "2026-11-01T08:00:00", obsah: "<p>Porucha</p>" }] };
  expect(show(endless, "2027-06-01T00:00:00Z").textContent).toContain("od 1. listopadu 2026 od 8:00");
});

test.each(["http://klient.mpsv.example", "/klient", "javascript:alert(1)"])("%s is no address to open", (adresa) => {
  expect(faultCodes(application.data, { ...running, adresa })).toHaveLength(1);
});
