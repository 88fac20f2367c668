import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { readSites, replayClient } from "#harness/check/read/sites.ts";
import { newest } from "#harness/fixtures/newest.ts";
import { contextOf } from "#harness/fixtures/page-context.ts";
import { createValuesOf, isValueSet } from "#harness/fixtures/recorded-values.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { parseConfig } from "#portal/config/config.ts";
import { type Page, parseContent, parsePage } from "#portal/contract/parse/parse-page.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { inLanguage } from "#portal/contract/site/languages.ts";
import { themeOf } from "#portal/contract/site/web.ts";
import { configName } from "#portal/contract/site/web-config.ts";
import { withValues } from "#portal/contract/values/shared/content-values.ts";
import { authPaths } from "#portal/contract/visitor/auth-paths.ts";
import { demoContents, demoPages, isDemoName } from "#portal/demo/registry.ts";
import { toDemoView } from "#portal/demo/to-demo.ts";
import { listingOf } from "#portal/page/read-listing.ts";
import { readStore } from "#portal/replay/store.ts";
import type { Account } from "#portal/shell/shell.ts";
import { toShell } from "#portal/shell/to-shell.ts";
import { createViewContext, type ViewContextInput } from "#portal/view/view-context.ts";
import { calendarStories } from "./calendar.ts";
import type { Draft } from "./draft.ts";
import { formStories } from "./form-pages.ts";
import { generatedStories } from "./generated.ts";
import { guideProps, guideStories } from "./guide-pages.ts";
import { listStories } from "./list.ts";
import { mapStories } from "./map.ts";
import { pointsOf } from "./points.ts";
import { type RecordedSite, visitOf } from "./recorded-site.ts";
import { searchStories } from "./search.ts";
import { stateStories } from "./states.ts";

/** A story with the props of its group's component. */
export interface Story extends StoryEntry {
  name: string;
  props: object;
  /** Data of the page's map as GeoJSON. */
  points?: string;
}

interface Recorded {
  /** Path below fixtures/contents. */
  fixture: string;
  content: Content;
}

interface StoryPage {
  fixture: string;
  site: RecordedSite;
  visit: ViewContextInput;
  page: Page;
}

// Default settings, so that stories are the same on every machine.
const config = parseConfig({});

/** Returns all stories: recorded and generated content, error pages and page frames in four languages. */
export async function readStories(fixtures: string): Promise<Story[]> {
  const recorded = readContents(join(fixtures, "contents"));
  const now = newest(recorded.map(({ content }) => content));
  const clock = { now: () => now };
  const { sites } = await readSites({ client: replayClient(readStore(fixtures), config, clock), config, clock });
  const written = recorded.map(({ content }) => content);
  const valuesOf = createValuesOf(
    written.filter((content) => isValueSet(content, config.structureKeys)),
    sites,
  );
  const shown = recorded.map(({ fixture, content }) => ({
    fixture,
    content: withValues(content, valuesOf(content.webId), now),
  }));
  const contents = shown.map(({ content }) => content);
  const pages = shown.flatMap((each) => toPages(each, sites, contents));
  const stories: Draft[] = [
    ...pages.map((page) => pageStory(page, now)),
    ...listStories(pages, now),
    ...calendarStories(pages, now),
    ...searchStories(pages, contents, now),
    ...formStories(pages, now),
    ...guideStories(pages),
    ...generatedStories(sites),
    ...sites.slice(0, 1).flatMap((site) => demoStories(site, sites)),
    ...eachTheme(sites).flatMap((site) => frameStories(site, pages)),
    ...stateStories(now),
    ...mapStories(),
  ];
  return stories.map((story) => ({
    now,
    ...story,
    id: `${story.group}--${story.name}`,
    ...(story.points !== undefined && { address: `/stories/${story.group}/${story.name}` }),
  }));
}

function pageStory({ fixture, page, site }: StoryPage, now: number): Draft {
  const { key, view, language } = page;
  const [folder = "", structure = "", file = ""] = fixture.split("/");
  // The default template renders content of several structures.
  const place = structure === key ? folder : `${folder}-${structure}`;
  const name = `${place}-${file.replace(/\.json$/, "").replaceAll(".", "-")}`;
  const listing = listingOf(page, new Map(), { language, now })?.listing ?? null;
  const theme = themeOf(site.web);
  const props = { view, listing, ...guideProps(page) };
  return { group: key, name, language, theme, fixture, props, ...pointsOf(page, language, listing) };
}

const official = { login: "urednik", name: "Petr Král", roles: ["official"] };

/** Returns stories of demo pages without content; signed-in pages are those of an official. */
function demoStories(site: RecordedSite, sites: readonly RecordedSite[]): Draft[] {
  const theme = themeOf(site.web);
  return languageCodes.flatMap((language) => {
    const visit = visitOf(site, sites, language);
    const pages = Object.keys(demoPages).filter(isDemoName);
    return pages.map((name): Draft => {
      const view = toDemoView({ name, extra: "", titles: demoTitles, user: official }, visit);
      const page = name.replaceAll("/", "-") || "overview";
      return { group: "demo", name: `${page}-${language}`, language, theme, fixture: null, props: { name, view } };
    });
  });
}

/** The overview story shows every link; a site's own overview has the titles of its content items. */
const demoTitles = new Map(demoContents.map((name) => [name, name]));

/** Returns the first site of each theme. */
function eachTheme(sites: readonly RecordedSite[]): RecordedSite[] {
  return [...new Map(sites.toReversed().map((site) => [themeOf(site.web), site])).values()];
}

/** Returns the story of a site's frame around its most deeply nested page, so that all parts show. */
function frameStories(site: RecordedSite, pages: readonly StoryPage[]): Draft[] {
  return languageCodes.flatMap((language) => {
    const shells = pages
      .filter(({ visit }) => visit.web.id === site.web.id && visit.language === language)
      .map(({ visit, page }) =>
        toShell({ ...site, input: visit, ctx: createViewContext(visit), search: "/hledani" }, page),
      );
    const [shell] = shells.toSorted((a, b) => b.breadcrumb.length - a.breadcrumb.length);
    if (!shell) throw new Error(`Site ${site.web.id} has no page in ${language} among the fixtures.`);
    const { theme } = shell;
    const story = (name: string, account: Account) => {
      const props = { shell: { ...shell, account } };
      return { group: "frame", name: `${theme}-${name}${language}`, language, theme, fixture: null, props };
    };
    return [
      story("", { name: null, href: authPaths.login, otherHref: null }),
      story("signed-in-", { name: official.name, href: authPaths.logout, otherHref: authPaths.cleanup }),
    ];
  });
}

/** Empty for content that is not a page: settings of sites, references to other pages. */
function toPages(
  { fixture, content }: Recorded,
  sites: readonly RecordedSite[],
  contents: readonly Content[],
): StoryPage[] {
  const site = sites.find(({ web }) => web.id === content.webId);
  if (!site) throw new Error(`${fixture}: there is no site ${content.webId}.`);
  const { web } = site;
  const isSettings = inLanguage(content.friendlyURLs, web.defaultLanguage) === configName(web);
  if (isSettings || content.structureKey === config.embedded.structureKey) return [];
  const visit = visitOf(site, sites, content.language);
  const around = contextOf(content, contents, { keys: config.structureKeys, webs: sites.map((each) => each.web) });
  return [{ fixture, site, visit, page: parsePage(content, createViewContext(visit), around).page }];
}

function readContents(folder: string): Recorded[] {
  return globSync(`**/*.{${languageCodes}}.json`, { cwd: folder })
    .toSorted()
    .map((file) => {
      const { content, issues } = parseContent(JSON.parse(readFileSync(join(folder, file), "utf8")));
      const fixture = file.replaceAll(sep, "/");
      if (!content) throw new Error(`${fixture} is not content: ${JSON.stringify(issues)}`);
      return { fixture, content };
    });
}
