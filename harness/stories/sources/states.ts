import { checkBrowser } from "#portal/client/browser-test/check-browser.ts";
import { identify } from "#portal/client/browser-test/identify.ts";
import { type Language, languageCodes } from "#portal/contract/site/language-codes.ts";
import { languages } from "#portal/contract/site/languages.ts";
import { authPaths } from "#portal/contract/visitor/auth-paths.ts";
import type { LoginProblem } from "#portal/contract/visitor/failed-login.ts";
import { i18nOf } from "#portal/page/i18n.ts";
import { bareShell } from "#portal/shell/to-shell.ts";
import type { ErrorPage } from "#portal/templates/error-page/error-page.tsx";
import { type Draft, stateStory } from "./draft.ts";

/** Returns stories of error pages, system pages, dialogs and messages in each language: everything that is not content. */
export function stateStories(now: number): Draft[] {
  return [
    ...languageCodes.flatMap((language) => [
      ...errorPages(language),
      ...systemPages(language, now),
      ...consent(language),
      ...sessionDialogs(language),
      toast("all", language, severities),
    ]),
    ...severities.map((severity) => ({ ...toast(severity, "cs", [severity]), name: severity })),
    feedback,
  ];
}

function errorPages(language: Language): Draft[] {
  const { home } = bareShell(language);
  const story = (name: string, status: number, own: Partial<ErrorPage> = {}) => {
    const view: ErrorPage = { status, home, message: null, versions: [], signIn: null, ...own };
    return stateStory("error-page", name, language, { view });
  };
  const { prefix } = languages[language];
  const suggestions = {
    search: `${prefix}/search`,
    sitemap: { label: "Sitemap", href: `${prefix}/sitemap`, external: false, language: null },
  };
  const versions = languageCodes
    .filter((other) => other !== language)
    .map((other) => ({ language: other, href: `${languages[other].prefix}/rodina` }));
  return [
    ...[403, 404, 500, 503].map((status) => story(`status-${status}`, status)),
    story("status-401", 401, { signIn: authPaths.login }),
    story("status-403-signed-in", 403, { signIn: authPaths.cleanup }),
    story("preview-refused", 403, { previewRefusal: "expired" }),
    story("status-404-of-site", 404, { suggestions }),
    story("in-other-languages", 404, { versions }),
  ];
}

const storage = { storage: "cookie", storageKey: "security" };
const current = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const old = "Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko";

/** Maintenance page, loading skeleton, sign-in form, page after an idle logout, and the browser test without script and with its results. */
function systemPages(language: Language, now: number): Draft[] {
  const story = (group: string, name: string, props: object) => stateStory(group, name, language, props);
  const tested = { identity: identify(current, 0), cookies: true };
  const { home } = bareShell(language);
  const signedOut = (name: string, returnTo: string) =>
    story("signed-out", name, { view: { returnTo, home, signIn: authPaths.login } });
  const signIn = (name: string, ...problems: LoginProblem[]) => {
    const [first, ...rest] = problems;
    const failedLogin = first ? { username: "jana", problems: [first, ...rest] } : null;
    return story("sign-in", name, { view: { returnTo: home, home, failedLogin, storage } });
  };
  const report = (thirdPartyCookies: "limited" | "pending" | "passed") =>
    story("browser-report", thirdPartyCookies, { checks: checkBrowser({ ...tested, thirdPartyCookies }) });
  const inEvery = [
    story("maintenance-page", "until", { view: { until: now + 7_200_000 } }),
    story("loading-page", "outline", {}),
    signedOut("with-page-to-return-to", `${languages[language].prefix}/rodina`),
    signIn("first"),
    signIn("wrong", "wrong"),
    signIn("often", "often"),
    story("browser-test", "without-script", { view: { probe: null } }),
    report("limited"),
  ];
  if (language !== "cs") return inEvery;
  const failed = checkBrowser({ identity: identify(old, 0), cookies: false, thirdPartyCookies: "untested" });
  return [
    ...inEvery,
    story("maintenance-page", "open-end", { view: { until: null } }),
    signedOut("at-home", home),
    signIn("missing", "usernameMissing", "passwordMissing"),
    signIn("unavailable", "unavailable"),
    report("pending"),
    report("passed"),
    story("browser-report", "failed", { checks: failed }),
  ];
}

function consent(language: Language): Draft[] {
  const bar = { address: "/", settings: "#" };
  const chosen = { statistical: true, marketing: false };
  const rows: [group: string, name: string, props: object][] = [
    ["consent-bar", "asking", bar],
    ["consent-bar", "failed", { ...bar, isFailed: true }],
    ["cookie-settings", "undecided", { view: { consent: null, isSaved: false } }],
    ["consent-dialog", "undecided", { consent: null, isFailed: false }],
    ["consent-dialog", "failed", { consent: chosen, isFailed: true }],
    ["cookie-settings", "saved", { view: { consent: chosen, isSaved: true } }],
  ];
  return rows.map(([group, name, props]) => stateStory(group, name, language, props));
}

/** Remaining seconds of a session, and the seconds last announced to screen readers. */
const sessionMoments = {
  opened: { remaining: 120, announced: 120 },
  "half-way": { remaining: 60, announced: 60 },
  ending: { remaining: 9, announced: 10 },
};

function sessionDialogs(language: Language): Draft[] {
  return Object.entries(sessionMoments).map(([moment, props]) => stateStory("session-dialog", moment, language, props));
}

const severities = ["info", "success", "warn", "error"] as const;

function toast(name: string, language: Language, shown: readonly (typeof severities)[number][]): Draft {
  const { t } = i18nOf(language);
  const lang = languages[language].tag;
  const toasts = shown.map((severity, id) => {
    return { id, severity, text: t(`demo.toasts.text.${severity}`), lang, closable: severity !== "info" };
  });
  return stateStory("toasts", name, language, { toasts });
}

const feedback: Draft = {
  ...stateStory("feedback-survey", "asked", "cs", { text: "Porodné náleží rodičům prvního a druhého dítěte." }),
  name: "asked",
};
