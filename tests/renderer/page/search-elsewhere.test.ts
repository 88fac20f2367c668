import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { noAssets } from "#renderer/page/document/assets.ts";
import { answerAsText, indexedServices, requestOf } from "../recorded-portal.ts";

const services = await indexedServices();

async function resultsOf(path: string, q: string) {
  const { body } = await answerAsText(requestOf(path, { query: { q } }), services, noAssets);
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  document.write(body.replaceAll("\u00a0", " "));
  return [...document.querySelectorAll("main section li")].map((item) => ({
    text: item.textContent,
    links: [...item.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? ""),
  }));
}

test.each([
  ["/vyhledavani", "kde mi poradí s hledáním práce", "/up/zamestnani"],
  ["/vyhledavani", "nahlášení volného místa", "/up/zamestnavatele/nahlaseni-volneho-mista"],
  ["/ru/search", "потерял работу", "/ru/up/jobs/registration"],
  ["/en/search", "digital skills course", "/en/up/jobs/retraining"],
  ["/ua/search", "втратив роботу", "/ua/up/jobs/registration"],
  ["/up/hledani", "rodičovský příspěvek", "/sluzby/rodicovsky-prispevek"],
  ["/up/hledani", "dítě má horečku nemůžu do práce", "/sluzby/osetrovne"],
  ["/ru/up/search", "муж умер", "/ru/pension"],
])("at %s, a search for %s shows the better result of the other site first", async (path, q, href) => {
  const [first] = await resultsOf(path, q);
  expect(first?.links[0]).toBe(href);
});

test.each([
  ["/vyhledavani", "minimální mzda"],
  ["/vyhledavani", "rodičovský příspěvek"],
  ["/vyhledavani", "podpora v nezaměstnanosti"],
  ["/vyhledavani", "nemám na nájem"],
  ["/ru/search", "нечем платить за квартиру"],
  ["/ua/search", "доглядаю хвору маму"],
  ["/up/hledani", "vyhodili mě z práce"],
  ["/up/hledani", "registrace na úřadu práce"],
  ["/en/search", "parental allowance"],
])("at %s, a search for %s shows the results of its own site first", async (path, q) => {
  const [first] = await resultsOf(path, q);
  expect(first?.links[0]?.startsWith("/up/")).toBe(path.startsWith("/up"));
});

test.each([
  ["/vyhledavani", "úřad práce brno otevírací doba", "602 00 Brno", /otevř|otevírá/],
  ["/ua/search", "біржа праці прага", "130 00 Praha", /відчин/],
  ["/ru/search", "биржа труда прага", "130 00 Praha", /откр/],
  ["/en/up/search", "labour office krnov", "794 01 Krnov", /open/],
])("at %s, a search for %s is answered by the office", async (path, q, address, opening) => {
  const results = await resultsOf(path, q);
  const [office] = results;
  expect(office?.text).toContain(address);
  expect(office?.text).toMatch(opening);
  expect(office?.links.at(-1)).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions/);
  expect(results.filter(({ links }) => links[0] === office?.links[0])).toHaveLength(path.includes("/up") ? 2 : 1);
});

test("the only page that answers a term comes first, also when it is in Czech", async () => {
  const [first] = await resultsOf("/ru/search", "ребёнок заболел");
  expect(first?.links[0]).toBe("/sluzby/osetrovne");
});
