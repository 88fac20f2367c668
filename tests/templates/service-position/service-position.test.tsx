// @vitest-environment happy-dom
import { expect, test } from "vitest";
import record from "#fixtures/contents/up/service-position/referent-hmotne-nouze-krnov.cs.json" with { type: "json" };
import { servicePosition } from "#schemas/structures/service-position.ts";
import { ServicePositionTemplate } from "#templates/service-position/service-position.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function start(parts: Record<string, unknown> = {}, now = "2026-11-20T12:00:00Z") {
  const data = servicePosition.data.parse({ ...record.data, ...parts });
  const view = { ...servicePosition.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  const html = render(<ServicePositionTemplate view={view} />, { now: Date.parse(now) });
  const facts = [...html.querySelectorAll("dl > div")].map((fact) => [
    fact.querySelector("dt")?.textContent,
    fact.querySelector("dd")?.textContent?.replace(/\s/g, " "),
  ]);
  return {
    facts: Object.fromEntries(facts),
    headings: [...html.querySelectorAll("h2")].map(({ textContent }) => textContent),
  };
}

test("after the deadline the tender stays and the ways to apply disappear", () => {
  const taking = ["Jak se přihlásit", "Žádost", "Co k žádosti přiložit"];
  expect(start().headings).toEqual(expect.arrayContaining(taking));
  const { headings } = start({}, "2027-01-08T14:00:01Z");
  expect(headings).toContain("Text výběrového řízení");
  expect(headings.filter((heading) => taking.includes(heading ?? ""))).toEqual([]);
});

test("the result comes first once there is one", () => {
  expect(start().headings).not.toContain("Výsledek výběrového řízení");
  const { headings } = start({ vysledek: { dne: "2026-11-10", text: "Místo je obsazené." } });
  expect(headings[0]).toBe("Výsledek výběrového řízení");
});

test("usual conditions are not mentioned, unusual ones are", () => {
  const usual = start().facts;
  expect(usual["Služební působiště"]).toBe("Krnov");
  for (const term of ["Úvazek", "Místo představeného", "Výběrové řízení"]) expect(usual[term]).toBeUndefined();
  const special = start({ uvazek: 0.5, predstavene: true, kolo: 2, proverka: "tajne" }).facts;
  expect(special["Úvazek"]).toBe("0,5");
  expect(special["Místo představeného"]).toContain("ano");
  expect(special["Výběrové řízení"]).toBe("2. kolo");
  expect(special["Bezpečnostní prověrka"]).toBe("stupeň Tajné");
});

test("a fixed term has its end and reason", () => {
  const doba = { typ: "urcita", do: "2028-08-31", duvod: "zástup" };
  expect(start({ doba }).facts["Doba trvání"]).toBe("na dobu určitou do 31. 8. 2028 (zástup)");
});
