// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { paymentDates } from "#schemas/structures/payment-dates.ts";
import { PaymentDatesTemplate } from "#templates/payment-dates/payment-dates.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

const care = { nazev: "Příspěvek na péči", pravidlo: { den: 20, posun: "pred" }, zpusob: "Na účet" };
const foster = { nazev: "Odměna pěstouna", pravidlo: { den: 25, posun: "pred" } };

function start(davky: object[], now = "2026-11-20T12:00:00Z", holidays = plainContext.holidays) {
  const data = paymentDates.data.parse({ davky, obsah: "<p>Peníze dorazí do dvou dnů.</p>" });
  const ctx = { ...plainContext, holidays };
  const view = { ...paymentDates.view({ content: aContent(), data, ctx, listed: [] }), inCzech: [] };
  const html = render(<PaymentDatesTemplate view={view} />, { now: Date.parse(now) });
  const [next, year] = [...html.querySelectorAll("table")].map((table) =>
    [...table.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
    ),
  );
  return { html, next, year, links: [...html.querySelectorAll("a")].map((link) => link.getAttribute("href")) };
}

test("each benefit has its next payment in words, and why it is not on its usual day", () => {
  expect(start([care, foster]).next?.map(([name, payment]) => [name, payment])).toEqual([
    ["Příspěvek na péči", "pátek 20. listopadu 2026"],
    ["Odměna pěstouna", "středa 25. listopadu 2026"],
  ]);
  expect(start([care, foster], "2026-12-01T12:00:00Z").next?.map(([, payment]) => payment)).toEqual([
    "pátek 18. prosince 2026Místo 20. prosince (víkend)",
    "středa 23. prosince 2026Místo 25. prosince (1. svátek vánoční, Štědrý den)",
  ]);
});

test("a site's own holiday is named in the language of the page, else in Czech", () => {
  const holidays = [{ on: "11-25", name: { cs: "Sanitární den" } }, ...plainContext.holidays];
  expect(start([foster], "2026-11-20T12:00:00Z", holidays).next?.[0]?.[1]).toContain("(Sanitární den)");
});

test("an exception has its reason, or says that it is one, and a mark in the table", () => {
  const vyjimky = [
    { mesic: "2026-12", den: "2026-12-17", duvod: "Vyplácíme před svátky." },
    { mesic: "2027-01", den: "2027-01-15" },
  ];
  const { html, next, year } = start([{ ...care, vyjimky }], "2026-12-01T12:00:00Z");
  expect(next?.[0]?.[1]).toBe("čtvrtek 17. prosince 2026Vyplácíme před svátky.");
  expect(year?.slice(0, 3)).toEqual([
    ["prosinec 2026", "17. prosince *"],
    ["leden 2027", "15. ledna *"],
    ["únor 2027", "19. února"],
  ]);
  expect([...html.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "* Příspěvek na péči, 17. prosince: Vyplácíme před svátky.",
    "* Příspěvek na péči, 15. ledna: Mimořádný termín",
  ]);
});

test("the table has twelve months and nothing past", () => {
  const { year } = start([care, foster], "2026-11-21T12:00:00Z");
  expect(year).toHaveLength(12);
  expect(year?.[0]).toEqual(["listopad 2026", "–", "25. listopadu"]);
  expect(year?.at(-1)?.[0]).toBe("říjen 2027");
});

test("the day in Prague counts: after midnight the payment of the day before is over", () => {
  expect(start([care], "2026-11-20T22:59:59Z").next?.[0]?.[1]).toContain("20. listopadu");
  expect(start([care], "2026-11-20T23:00:00Z").next?.[0]?.[1]).toContain("18. prosince");
});

test("a benefit leads to its service, and the page to its calendar file", () => {
  const stranka = { name: "Péče", friendlyURLs: { cs_cz: "sluzby/prispevek-na-peci" }, web: { id: "12" } };
  expect(start([{ ...care, stranka }]).links).toEqual(["/sluzby/prispevek-na-peci", "/stranka.ics"]);
});

test("a page without benefits says so, shows its text and offers no file", () => {
  const { html, links } = start([]);
  expect(html.textContent).toContain("Výplatní termíny tu teď nejsou");
  expect(html.textContent).toContain("Peníze dorazí do dvou dnů.");
  expect(html.querySelector("table")).toBeNull();
  expect(links).toEqual([]);
});
