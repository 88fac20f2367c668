// @vitest-environment happy-dom
import { expect, test } from "vitest";
import record from "#fixtures/contents/mpsv/job-position/metodik-socialnich-sluzeb.cs.json" with { type: "json" };
import { jobPosition } from "#schemas/structures/job-position.ts";
import { JobPositionTemplate } from "#templates/job-position/job-position.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function start(parts: Record<string, unknown> = {}, now = "2026-11-20T12:00:00Z") {
  const data = jobPosition.data.parse({ ...record.data, ...parts });
  const listed = [aContent({ id: "2", name: "Archivář", data: { ...record.data, stav: null } })];
  const view = { ...jobPosition.view({ content: aContent(), data, ctx: plainContext, listed }), inCzech: [] };
  const parent = { href: "/kariera", label: "Kariéra", language: null };
  const html = render(<JobPositionTemplate view={view} />, { now: Date.parse(now), parent });
  return {
    notice: html.querySelector(".gov-message")?.textContent?.replace(/\s/g, " "),
    headings: [...html.querySelectorAll("h2")].map(({ textContent }) => textContent),
    terms: [...html.querySelectorAll("dt")].map(({ textContent }) => textContent),
    toAll: html.querySelector("a[href='/kariera']")?.textContent,
    text: html.textContent?.replace(/\s/g, " ") ?? "",
  };
}

const lhuta = "2026-12-11T23:59:00";

test.each([
  ["2026-12-08T22:58:59Z", "Přijímáme žádosti", true],
  ["2026-12-08T22:59:00Z", "Lhůta brzy skončí", true],
  ["2026-12-11T22:59:00Z", "Lhůta brzy skončí", true],
  ["2026-12-11T22:59:01Z", "Lhůta pro podání skončila", false],
])("at %s: %s", (now, says, isOpen) => {
  const { notice, headings, text } = start({ lhuta }, now);
  expect(notice).toContain(says);
  expect(notice).toMatch(/11. prosince 2026 (v|do) 23:59/);
  expect(headings.includes("Jak se přihlásit")).toBe(isOpen);
  expect(headings.includes("Co k žádosti přiložit")).toBe(isOpen);
  expect(text.match(/Jak se přihlásit/g)?.length ?? 0).toBe(isOpen ? 2 : 0);
  expect(text.includes("kariera@mpsv.example")).toBe(isOpen);
  expect(headings).toContain("Co budete dělat");
});

test("on the night the clocks go back, a deadline at half past two ends at the first half past two", () => {
  expect(start({ lhuta: "2027-10-31T02:30:00" }, "2027-10-31T00:30:00Z").notice).toContain("Lhůta brzy skončí");
  expect(start({ lhuta: "2027-10-31T02:30:00" }, "2027-10-31T01:30:01Z").notice).toContain("skončila");
});

test.each([
  ["zruseno", "Nabídka je zrušená"],
  ["obsazeno", "Místo je obsazené"],
])("nobody is asked to apply for what is %s", (stav, says) => {
  const { notice, headings } = start({ lhuta, stav });
  expect(notice).toContain(says);
  expect(headings).not.toContain("Jak se přihlásit");
});

test("pay is shown as far as it is known", () => {
  expect(start({ plat: { od: 30_000, do: 45_000 } }).text).toContain("30 000 Kč až 45 000 Kč měsíčně");
  expect(start({ plat: { od: 30_000 } }).text).toContain("od 30 000 Kč měsíčně");
  const { terms } = start({ plat: null });
  expect(terms).toContain("Pracoviště");
  expect(terms).not.toContain("Plat");
});

test("an employer that is also the workplace is named once", () => {
  expect(start().terms).not.toContain("Zaměstnavatel");
  expect(start({ zamestnavatel: "Fond dalšího vzdělávání" }).terms).toContain("Zaměstnavatel");
});

test("other open positions are listed with their deadline, and a link to all of them", () => {
  const { headings, text, toAll } = start();
  expect(toAll).toBe("Všechna volná místa");
  expect(headings.at(-1)).toBe("Další volná místa");
  expect(text).toContain("ArchivářMinisterstvo práce a sociálních věcí, lhůta do 15. 1. 2027");
});
