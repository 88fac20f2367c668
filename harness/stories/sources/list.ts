import type { Parameters } from "#portal/contract/lists/state.ts";
import type { Page } from "#portal/contract/parse/parse-page.ts";
import { themeOf } from "#portal/contract/site/web.ts";
import { listingOf } from "#portal/page/read-listing.ts";
import type { Draft } from "./draft.ts";
import { pointsOf } from "./points.ts";
import type { RecordedSite } from "./recorded-site.ts";

type StoryPage = { fixture: string; site: RecordedSite; page: Page };

const agreements = "mpsv/collective-agreements/kolektivni-smlouvy";
const documents = "mpsv/document-list/metodicke-pokyny";
const forms = "mpsv/form-list/formulare";
const mediators = "mpsv/mediators/zprostredkovatele-a-rozhodci";
const questions = "mpsv/questions-and-answers/davky-od-a-do-z-osmdesat-otazek";
const units = "up/organisation-structure/struktura-uradu-ctyricet-utvaru";
const offices = "up/workplaces-summary/pracoviste";

/** States of lists: name, fixture with its language, query. */
const states: readonly (readonly [state: string, fixture: string, query: string])[] = [
  ["narrowed", `${agreements}.cs`, "q=svaz&state=active&state=future&sort=za"],
  ["page-2", `${agreements}.cs`, "page=2"],
  ["page-2-en", `${agreements}.en`, "page=2&state=expired"],
  ["nothing-found", `${agreements}.cs`, "q=velbloudi&year=2024"],
  ["wrong-term", `${agreements}.cs`, "q=st"],
  ["wrong-term-en", `${agreements}.en`, "q=st"],
  ["invalid-term-ua", `${agreements}.ua`, "q=%2B%2B%2B"],
  ["markup-in-term", `${agreements}.cs`, "q=%3Cscript%3Ealert(1)%3C/script%3E"],
  ["narrowed", `${mediators}.cs`, "role=arbitrator&region=OLK"],
  ["narrowed-ru", `${mediators}.ru`, "role=mediator&sort=za"],
  ["nothing-found-ua", `${mediators}.ua`, "q=ніхто&region=PHA"],
  ["narrowed", `${documents}.cs`, "state=active&year=2026"],
  ["narrowed-en", `${documents}.en`, "state=expired"],
  ["nothing-found", `${documents}.cs`, "q=velbloudi"],
  ["narrowed", `${forms}.cs`, "kind=pdf"],
  ["narrowed-ua", `${forms}.ua`, "kind=onlineRequest"],
  ["wrong-term-ru", `${forms}.ru`, "q=ab"],
  ["narrowed", `${offices}.cs`, "type=contact&region=MSK&district=Karviná"],
  ["narrowed-ru", `${offices}.ru`, "region=MSK&sort=az"],
  ["nothing-found", `${offices}.cs`, "q=Atlantida"],
  ["found", `${questions}.cs`, "q=rodicovsky"],
  ["found-en", `${questions}.en`, "q=benefit"],
  ["nothing-found-en", `${questions}.en`, "q=camels"],
  ["found", `${units}.cs`, "q=prace"],
  ["found-en", `${units}.en`, "q=labour"],
  ["wrong-term", `${units}.cs`, "q=ab"],
];

/** Returns stories of lists with a query. */
export function listStories(pages: readonly StoryPage[], now: number): Draft[] {
  return states.map(([state, file, query]) => {
    const fixture = `${file}.json`;
    const listPage = pages.find((each) => each.fixture === fixture);
    if (!listPage) throw new Error(`There is no page of ${fixture} among the fixtures.`);
    const { page, site } = listPage;
    const { key, view, language } = page;
    const listing = listingOf(page, parametersIn(query), { language, now })?.listing;
    if (!listing) throw new Error(`${fixture} is not a list.`);
    const theme = themeOf(site.web);
    const props = { view, listing };
    return { group: key, name: `list-${state}`, language, theme, fixture, props, ...pointsOf(page, language, listing) };
  });
}

function parametersIn(query: string): Parameters {
  const values = Map.groupBy(new URLSearchParams(query), ([name]) => name);
  return new Map([...values].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}
