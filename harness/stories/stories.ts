import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { newest } from "#harness/fixtures/newest.ts";
import { contextOf } from "#harness/fixtures/page-context.ts";
import { postMeeting } from "#renderer/demo/post-meeting.ts";
import { demoPages, isDemoName } from "#renderer/demo/registry.ts";
import { toDemoView } from "#renderer/demo/to-demo.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import { listingOf } from "#renderer/page/read-listing.ts";
import type { Account } from "#renderer/shell/shell.ts";
import { bareShell, toShell } from "#renderer/shell/to-shell.ts";
import { toastLabels } from "#renderer/shell/toast-labels.ts";
import { toSent } from "#schemas/forms/meeting.ts";
import { sentParameter } from "#schemas/forms/submission.ts";
import type { Parameters } from "#schemas/lists/state.ts";
import { type Page, parseContent, parsePage } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { inLanguage, type Language, languageCodes, languages } from "#schemas/site/languages.ts";
import { themeOf } from "#schemas/site/web.ts";
import { configName } from "#schemas/site/web-config.ts";
import type { Callout } from "#schemas/values/callout.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { parseConfig } from "#server/config/config.ts";
import { createViewContext, type ViewContextInput } from "#server/view/view-context.ts";
import { calendarStories } from "./calendar-stories.ts";
import { consentStories } from "./consent-stories.ts";
import { errorStories } from "./error-stories.ts";
import { feedbackStories } from "./feedback-stories.ts";
import { generatedStories } from "./generated-stories.ts";
import { listStories } from "./list-stories.ts";
import { mapStories } from "./map-stories.ts";
import { type RecordedSite, readSites, visitOf } from "./recorded-site.ts";
import { screenStories } from "./screen-stories.ts";
import { searchStories } from "./search-stories.ts";
import { sessionStories } from "./session-stories.ts";
import type { StoryEntry } from "./story-index.ts";

/** A story with the props of the component that its group shows. */
export interface Story extends StoryEntry {
  name: string;
  props: object;
}

interface Recorded {
  /** Path below fixtures/contents. */
  fixture: string;
  content: Content;
}

interface ShownPage {
  fixture: string;
  site: RecordedSite;
  visit: ViewContextInput;
  page: Page;
}

// The embedded default, whatever the settings of this machine say: stories are the same everywhere.
const config = parseConfig({});

/** Every recorded and generated content as its page, the error pages, what stands around pages, in the four languages. */
export async function readStories(fixtures: string): Promise<Story[]> {
  const recorded = readContents(join(fixtures, "contents"));
  const now = newest(recorded.map(({ content }) => content));
  const sites = await readSites(fixtures, config, { now: () => now });
  const pages = recorded.flatMap((each) =>
    toPages(
      each,
      sites,
      recorded.map(({ content }) => content),
    ),
  );
  const stories = [
    ...pages.map((page) => pageStory(page, now)),
    ...listStories(pages, now),
    ...calendarStories(pages, now),
    ...searchStories(
      pages,
      recorded.map(({ content }) => content),
      now,
    ),
    ...generatedStories(sites, now),
    ...errorStories(),
    ...sites.slice(0, 1).flatMap((site) => [...demoStories(site, sites), ...formStories(site, sites, now)]),
    ...sites.flatMap((site) => frameStories(site, pages)),
    ...toastStories(),
    ...screenStories(now),
    ...consentStories(),
    ...feedbackStories(),
    ...mapStories(),
    ...sessionStories(),
  ];
  return stories.map((story) => ({ now, ...story, id: `${story.group}--${story.name}` }));
}

/** A story that names no time is of the day of the newest recording. */
type Draft = Omit<Story, "id" | "now"> & { now?: number };

function pageStory({ fixture, page, site }: ShownPage, now: number): Draft {
  const { key, view, language } = page;
  const [folder = "", structure = "", file = ""] = fixture.split("/");
  // Contents of several structures are shown by the default template.
  const place = structure === key ? folder : `${folder}-${structure}`;
  const name = `${place}-${file.replace(/\.json$/, "").replaceAll(".", "-")}`;
  return { group: key, name, language, theme: themeOf(site.web), fixture, props: { view, ...listed(page, now) } };
}

/** What a list shows as long as nothing else is asked of it. */
function listed(page: Page, now: number, parameters: Parameters = new Map()) {
  return { listing: listingOf(page, parameters, { language: page.language, now })?.listing ?? null };
}

const official = { login: "urednik", name: "Petr Král", roles: ["official"] };

/** The demo pages that no content holds, those of the signed-in for an official. */
function demoStories(site: RecordedSite, sites: readonly RecordedSite[]): Draft[] {
  return languageCodes.flatMap((language) =>
    Object.keys(demoPages)
      .filter(isDemoName)
      .map((demo) => ({
        group: "demo",
        name: `${demo.replaceAll("/", "-") || "overview"}-${language}`,
        language,
        theme: themeOf(site.web),
        fixture: null,
        props: {
          name: demo,
          view: toDemoView({ name: demo, extra: "", user: official }, visitOf(site, sites, language)),
        },
      })),
  );
}

/** The form of the demo page with every kind of error a visitor can make, and once it is sent. */
function formStories(site: RecordedSite, sites: readonly RecordedSite[], now: number): Draft[] {
  const wrong = { email: "jana@posta", phone: "12", day: "2020-01-01", message: "x".repeat(1001), consent: "no" };
  const fields = new Map(Object.entries(wrong).map(([name, value]) => [name, [value]]));
  const files = [{ field: "attachment", name: "plan.exe", type: "", size: 1, hash: "" }];
  const query = new Map([[sentParameter, [toSent({ topic: "care", day: "2026-12-01", way: "video" })]]]);
  const states = {
    "formular-errors": postMeeting({ form: { fields, files }, query: new Map() }, now).meeting,
    "formular-sent": postMeeting({ form: null, query }, now).meeting,
  };
  return languageCodes.flatMap((language) =>
    Object.entries(states).map(([state, meeting]) => ({
      group: "demo",
      name: `${state}-${language}`,
      language,
      theme: themeOf(site.web),
      fixture: null,
      props: {
        name: "formular",
        view: toDemoView({ name: "formular", extra: "", meeting }, visitOf(site, sites, language)),
      },
    })),
  );
}

/** A site's frame around that of its pages which lies deepest, so that all parts of it show. */
function frameStories(site: RecordedSite, pages: readonly ShownPage[]): Draft[] {
  return languageCodes.flatMap((language) => {
    const shells = pages
      .filter(({ visit }) => visit.web.id === site.web.id && visit.language === language)
      .map(({ visit, page }) => toShell({ ...site, input: visit, ctx: createViewContext(visit) }, page));
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

/** A toast of each severity, and all of them at once in every language. */
function toastStories(): Draft[] {
  const story = (name: string, language: Language, severities: readonly Callout["tone"][]) => {
    const { t } = i18nOf(language);
    const lang = languages[language].tag;
    const toasts = severities.map((severity, id) => {
      return { id, severity, text: t(`demo.toasts.text.${severity}`), lang, closable: severity !== "info" };
    });
    const { theme } = bareShell(language);
    return { group: "toasts", name, language, theme, fixture: null, props: { labels: toastLabels(t), toasts } };
  };
  const severities = ["info", "success", "warn", "error"] as const;
  return [
    ...severities.map((severity) => story(severity, "cs", [severity])),
    ...languageCodes.map((language) => story(`all-${language}`, language, severities)),
  ];
}

/** Empty for contents that are no pages: a site's settings, references to another page. */
function toPages(
  { fixture, content }: Recorded,
  sites: readonly RecordedSite[],
  contents: readonly Content[],
): ShownPage[] {
  const site = sites.find(({ web }) => web.id === content.webId);
  if (!site) throw new Error(`${fixture}: there is no site ${content.webId}.`);
  const { web } = site;
  const isSettings = inLanguage(content.friendlyURLs, web.defaultLanguage) === configName(web);
  if (isSettings || content.structureKey === config.embedded.structureKey) return [];
  const visit = visitOf(site, sites, content.language);
  const around = contextOf(content, contents, config.structureKeys);
  return [{ fixture, site, visit, page: parsePage(content, createViewContext(visit), around).page }];
}

function readContents(folder: string): Recorded[] {
  return globSync(`**/*.{${languageCodes}}.json`, { cwd: folder })
    .toSorted()
    .map((file) => {
      const { content, issues } = parseContent(JSON.parse(readFileSync(join(folder, file), "utf8")));
      const fixture = file.replaceAll(sep, "/");
      if (!content) throw new Error(`${fixture} is no content: ${JSON.stringify(issues)}`);
      return { fixture, content };
    });
}
