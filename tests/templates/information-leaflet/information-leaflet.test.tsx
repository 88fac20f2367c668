// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { informationLeaflet } from "#schemas/structures/information-leaflet.ts";
import { InformationLeafletTemplate } from "#templates/information-leaflet/information-leaflet.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

const file = (nazev: string) => ({ nazev, url: `/documents/files/${nazev}.pdf`, velikost: 36000 });

function show(now: string): DocumentFragment {
  const data = informationLeaflet.data.parse({
    popis: "O čem leták je",
    soubory: [
      { jazyk: "cs_cz", soubor: file("letak-cs"), tisk: file("tisk-cs") },
      { jazyk: "uk_ua", soubor: file("letak-uk") },
    ],
    vydano: "2026-03-02",
    platnostDo: "2026-10-25",
  });
  const view = informationLeaflet.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  return render(<InformationLeafletTemplate view={{ ...view, inCzech: [] }} />, { now: Date.parse(now) });
}

test("each language of the leaflet is labelled and described in that language", () => {
  const [czech, ukrainian, ...others] = show("2026-06-01T12:00:00Z").querySelectorAll("li");
  expect(others).toEqual([]);
  expect(czech?.querySelectorAll("a")).toHaveLength(2);
  expect(czech?.querySelector("[lang]")).toBeNull();
  const own = ukrainian?.querySelector('[lang="uk"]')?.textContent?.replace(/\s/g, " ");
  expect(own).toBe("Українськаletak-uk (PDF, 36 кБ)");
});

test("the only fact of a leaflet without a cover has no box beside the text", () => {
  const boxOf = (extra: object) => {
    const data = informationLeaflet.data.parse({
      soubory: [{ jazyk: "cs_cz", soubor: file("a") }],
      vydano: "2026-03-02",
      ...extra,
    });
    const view = informationLeaflet.view({ content: aContent(), data, ctx: plainContext, listed: [] });
    return render(<InformationLeafletTemplate view={{ ...view, inCzech: [] }} />);
  };
  expect(boxOf({}).querySelector("article > dl")?.textContent).toContain("Vydáno");
  expect(boxOf({}).querySelector("[class*=aside]")).toBeNull();
  expect(boxOf({ platnostDo: "2027-10-25" }).querySelector("[class*=aside] dl")?.textContent).toContain("Platí do");
});

test("a leaflet is valid to the end of its last day, even when the clocks go back on it", () => {
  expect(show("2026-10-25T22:59:59Z").textContent).not.toContain("už neplatí");
  const expired = show("2026-10-25T23:00:00Z");
  expect(expired.textContent).toContain("Leták už neplatí");
  expect(expired.querySelectorAll("li a")).toHaveLength(3);
});
