// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { pressRelease } from "#schemas/structures/press-release.ts";
import { PressReleaseTemplate } from "#templates/press-release/press-release.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function show(now: string, parts: Record<string, unknown> = {}): DocumentFragment {
  const contact = { email: "tiskove@mpsv.example" };
  const data = { perex: "Tajný perex", obsah: "<p>Tajný text</p>", kontaktProMedia: contact, ...parts };
  const content = aContent({ name: "Tajný název", data });
  const view = pressRelease.view({ content, data: pressRelease.data.parse(data), ctx: plainContext, listed: [] });
  return render(<PressReleaseTemplate view={{ ...view, inCzech: [] }} />, { now: Date.parse(now) });
}

const embargoDo = "2026-11-25T10:00:00";

test("before the end of its embargo a press release shows only when it ends", () => {
  const html = show("2026-11-25T08:59:59Z", { embargoDo });
  expect(html.textContent).not.toMatch(/tajný/i);
  expect(html.textContent).not.toContain("tiskove@");
  expect(html.textContent).toContain("25. listopadu 2026 v 10:00");
});

test("from that moment on everything is shown", () => {
  const html = show("2026-11-25T09:00:00Z", { embargoDo });
  expect(html.querySelector("h1")?.textContent).toBe("Tajný název");
  expect(html.textContent).toContain("Tajný text");
  expect(html.textContent).not.toContain("embarg");
});

test("each quote has its author", () => {
  const html = show("2026-11-25T09:00:00Z", {
    citace: [
      { text: "První", osoba: { jmeno: "Jana", prijmeni: "Vzorová" } },
      { text: "Druhá", osoba: { titulPred: "Mgr.", jmeno: "Petr", prijmeni: "Příklad" } },
    ],
  });
  const quotes = [...html.querySelectorAll("figure")].map(({ textContent }) => textContent);
  expect(quotes).toEqual(["PrvníJana Vzorová", "DruháMgr. Petr Příklad"]);
});
