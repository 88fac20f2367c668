import { Window } from "happy-dom";
import { expect, test } from "vitest";
import cs from "#locales/cs.json" with { type: "json" };
import { noAssets } from "#renderer/page/document/assets.ts";
import { toWeb } from "#schemas/site/web.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { toLink } from "#schemas/values/link.ts";
import { toServiceEnd } from "#schemas/values/offer/service-end.ts";
import { createViewContext } from "#server/view/view-context.ts";
import { aContent, plainContext } from "../../schemas/a-content.ts";
import { answerAsText, indexedServices, requestOf } from "../recorded-portal.ts";

const services = await indexedServices();
const ended = "Přídavek na dítě";
const living = "Dávka státní sociální pomoci";

async function mainAt(path: string, query: Record<string, string> = {}) {
  const { body } = await answerAsText(requestOf(path, { query }), services, noAssets);
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  document.write(body.replaceAll("\u00a0", " "));
  return document.querySelector("main");
}

test("forms of a service that has ended come last, without a main action and with the replacement", async () => {
  const main = await mainAt("/formulare");
  const forms = [...(main?.querySelectorAll("h3") ?? [])].map(({ textContent }) => textContent);
  expect(forms.indexOf("Žádost o přídavek na dítě")).toBeGreaterThan(forms.indexOf("Žádost o rodičovský příspěvek"));
  const form = [...(main?.querySelectorAll("li") ?? [])].find(
    (item) => item.querySelector("h3")?.textContent === "Žádost o přídavek na dítě",
  );
  expect(form?.textContent).toContain(cs.link.ended);
  expect([...(form?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent)).toContain(living);
  expect(form?.querySelectorAll('[data-type="solid"]')).toHaveLength(0);
  expect(form?.querySelectorAll('[data-type="outlined"]').length).toBeGreaterThan(0);
});

test.each(["přídavek na dítě", "nemám na nájem", "příspěvek na bydlení", "příspěvek na energie"])(
  "a search for %s finds the living service first, and labels those that have ended",
  async (q) => {
    const main = await mainAt("/vyhledavani", { q });
    const results = [...(main?.querySelectorAll("ol > li") ?? [])];
    const titles = results.map((result) => result.querySelector("h3")?.textContent);
    expect(titles.slice(0, 2)).toContain(living);
    const labelled = results.filter(({ textContent }) => textContent?.includes(cs.link.ended));
    expect(labelled.length).toBeGreaterThan(0);
    expect(titles.indexOf(living)).toBeLessThan(results.findIndex((result) => labelled.includes(result)));
    for (const result of labelled)
      expect([...result.querySelectorAll("a")].map(({ textContent }) => textContent)).toContain(living);
  },
);

test.each(["cs", "en", "ru", "ua"] as const)("the services that have ended are known in %s", (language) => {
  const names = services.search.endedServices(language).map(({ friendlyURLs }) => friendlyURLs["cs_cz"]);
  expect(names).toEqual(
    expect.arrayContaining(["sluzby/pridavek-na-dite", "sluzby/prispevek-na-bydleni", "sluzby/prispevek-na-energie"]),
  );
  expect(services.search.endedServices(language)).toBe(services.search.endedServices(language));
});

const ministry = toWeb({ id: "12", name: {}, friendlyURL: "/" });
const agency = toWeb({ id: "34", name: {}, friendlyURL: "/up" });
const replacement = { name: living, friendlyURLs: { cs_cz: "sluzby/davka" }, web: { id: "12" } };
const service = aContent({
  friendlyURLs: { cs_cz: "sluzby/pridavek", en_gb: "services/allowance" },
  data: { ukonceni: { od: "2025-10-01", nahrada: { stranka: replacement } } },
});

test.each([
  ["a page of the CMS", { stranka: { name: ended, friendlyURLs: service.friendlyURLs, web: { id: "12" } } }, ministry],
  ["an address", { titulek: ended, adresa: "/sluzby/pridavek?x=1#jak" }, ministry],
  [
    "a page of another site",
    { stranka: { name: ended, friendlyURLs: service.friendlyURLs, web: { id: "12" } } },
    agency,
  ],
])("a link to a service that has ended, as %s, knows its end and replacement", (_, link, web) => {
  const input = { webs: [ministry, agency], web, host: "localhost", language: "cs", home: {}, folders: [] } as const;
  const ctx = createViewContext({ ...input, endedServices: [service] });
  expect(toLink(link, ctx)?.ended).toEqual({
    from: "2025-09-30T22:00:00.000Z",
    replacement: { label: living, href: "/sluzby/davka", external: false, language: null },
  });
  expect(toLink(link, createViewContext(input))?.ended).toBeNull();
  expect(toLink({ titulek: "Jiná", adresa: "/sluzby/jina" }, ctx)?.ended).toBeNull();
  const wire = card.parse({ typ: "sluzba", odkaz: link });
  expect(toCards([wire], ctx)[0]?.ended).not.toBeNull();
});

test("an end with a broken replacement is an end without one", () => {
  const input = { webs: [ministry], web: ministry, host: "localhost", language: "cs", home: {}, folders: [] } as const;
  const broken = { ...service, data: { ukonceni: { od: "2025-10-01", nahrada: { titulek: "Bez cíle" } } } };
  const ctx = createViewContext({ ...input, endedServices: [broken] });
  expect(ctx.ended("/sluzby/pridavek")).toEqual({ from: "2025-09-30T22:00:00.000Z", replacement: null });
  expect(toServiceEnd({ od: "2025-10-01" }, plainContext)).toEqual({
    from: "2025-09-30T22:00:00.000Z",
    replacement: null,
  });
});
