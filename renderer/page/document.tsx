import { hash } from "node:crypto";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { useTranslation } from "react-i18next";
import { type Environment, EnvironmentProvider, useEnvironment } from "#components/environment.tsx";
import { IslandPlacement } from "#components/island.tsx";
import { Breadcrumb } from "#components/shell/breadcrumb.tsx";
import { ConsentBar } from "#components/shell/consent-bar.tsx";
import { FeedbackSurvey } from "#components/shell/feedback-survey.tsx";
import { ToastList } from "#components/shell/toast-list.tsx";
import { TranslationNotice } from "#components/shell/translation-notice.tsx";
import { DemoPage } from "#renderer/demo/demo-page.tsx";
import { PreviewParts } from "#renderer/preview/preview-parts.tsx";
import { Footer } from "#renderer/shell/footer.tsx";
import { Header } from "#renderer/shell/header.tsx";
import { OfficialStrip } from "#renderer/shell/official-strip.tsx";
import { PrintedOrigin } from "#renderer/shell/printed-origin.tsx";
import { SessionParts } from "#renderer/shell/session-parts.tsx";
import type { Account, Shell, ShellLink } from "#renderer/shell/shell.ts";
import { waitingScripts } from "#renderer/shell/waiting-scripts.ts";
import { SystemPage } from "#renderer/system-pages/system-page.tsx";
import { typeset } from "#renderer/typography/typeset.ts";
import type { Listing } from "#schemas/lists/list.ts";
import { memo } from "#schemas/parse/memo.ts";
import type { TypedView } from "#schemas/parse/parse-page.ts";
import { languages } from "#schemas/site/languages.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Config } from "#server/config/config.ts";
import { type Fragment, toFragment } from "#server/pages/fragment.ts";
import { ErrorPageTemplate } from "#templates/error-page/error-page.tsx";
import { LoadingPage } from "#templates/loading-page/loading-page.tsx";
import { MaintenancePageTemplate } from "#templates/maintenance-page/maintenance-page.tsx";
import { templates } from "#templates/registry.ts";
import type { Assets } from "./assets.ts";
import { feedbackBase } from "./feedback-base.ts";
import { type CacheServices, cachedParts, keyOf, type RenderedPart } from "./fragments.ts";
import { Head } from "./head.tsx";
import { i18nOf } from "./i18n.ts";
import type { LanguageAddress } from "./parse-once.ts";
import { placeIsland } from "./place-islands.tsx";
import type { Shown } from "./resolved.ts";
import { forcedMode, requestedMode } from "./theme-head.tsx";

interface Options {
  assets: Assets;
  visitor: Visitor;
  now: number;
  config: Config;
}

/** A part of a document that is rendered by itself; its key names what it depends on beside the document's. */
interface Part {
  name: string;
  /** Null for a part that is this visitor's alone. */
  key: string | null;
  element: ReactNode;
}

/** A document as text around its parts. */
interface Layout {
  opening: string;
  head: Part;
  between: string;
  parts: readonly Part[];
  closing: string;
  environment: Environment;
}

/**
 * Writes the HTML of a page or an error page; nothing else in the portal writes a document. A bare one is without what stands
 * around the page: the check has seen that once.
 */
export function documentOf(resolved: Shown, options: Options, isBare = false): string {
  const layout = layOut(resolved, options);
  const render = (part: Part) => renderPart(part, layout);
  const head = isBare ? undefined : render(layout.head);
  const parts = isBare ? layout.parts.filter(({ name }) => name === "page") : layout.parts;
  return join(layout, head, parts.map(render))
    .map((piece) => (typeof piece === "string" ? piece : piece.html))
    .join("");
}

/** Writes a document of parts that were rendered before, as far as there are any. */
export async function cachedDocumentOf(
  resolved: Shown,
  options: Options,
  services: CacheServices,
): Promise<readonly Fragment[]> {
  const layout = layOut(resolved, options);
  const { writeOnce, partOf } = cachedParts(services, keyOf(resolved));
  const { fragments } = await writeOnce("document", keyOfError(resolved, layout), async () => {
    const [head, ...parts] = await Promise.all(
      [layout.head, ...layout.parts].map((part) => partOf(part, () => renderPart(part, layout))),
    );
    return {
      fragments: join(layout, head, parts).flatMap((piece) =>
        typeof piece === "string" ? toFragment(piece) : piece.fragments,
      ),
      preloads: "",
      isTimed: [head, ...parts].some((part) => part?.isTimed),
    };
  });
  return fragments;
}

/**
 * Key of an error page as a whole, which is the same at any number of addresses. Null for other documents, as the cache of pages
 * keeps them, and for those with a part that is the visitor's alone.
 */
function keyOfError({ kind }: Shown, { opening, head, between, parts, closing }: Layout): string | null {
  const keys = [head, ...parts].map(({ key }) => key);
  return kind !== "error" || keys.includes(null) ? null : [opening, between, closing, ...keys].join(" ");
}

/** Puts a document together; the images that its parts need early are named in its head. */
function join<Piece extends { preloads: string }>(
  { opening, between, closing }: Layout,
  head: Piece | undefined,
  parts: readonly Piece[],
): (string | Piece)[] {
  const preloads = parts.map((part) => part.preloads).join("");
  return [opening, ...(head ? [head] : []), preloads + between, ...parts, closing];
}

function layOut(resolved: Shown, { assets, visitor, now, config }: Options): Layout {
  const { language, shell } = resolved;
  const feedback = feedbackBase(resolved, visitor, config) ?? undefined;
  const { account } = shell;
  // Only the header shows the account, and the error page, of which it is a part of the key.
  const shown = resolved.kind === "page" ? { ...resolved, shell: { ...shell, account: null } } : resolved;
  function part<Props extends object>(
    name: string,
    Component: ComponentType<Props & { resolved: Shown }>,
    props: Props,
    key = JSON.stringify(props),
  ): Part {
    return { name, key, element: <Component {...props} resolved={shown} /> };
  }
  const own: Part = {
    name: "visitor",
    key: null,
    element: (
      <>
        {visitor.session && <SessionParts session={visitor.session} auth={config.auth} />}
        {resolved.preview && <PreviewParts data={resolved.preview} script={assets.preview} />}
      </>
    ),
  };
  const isDemonstration = config.cms.enabled && config.cms.url === null;
  const top = part("top", Top, { account, isDemonstration });
  return {
    opening: `<!DOCTYPE html>${openTag("html", {
      lang: languages[language].tag,
      "data-locale": language,
      class: shell.theme,
      "data-theme": forcedMode(resolved) ?? "auto",
      "data-forced-theme": requestedMode(resolved),
      "data-sticky": shell.isSticky ? "on" : "off",
      "data-validate-wcag": config.designSystem.canValidateWcagOnRender ? "" : null,
      "data-build": assets.build,
      "data-auth": config.auth.provider.kind === "none" ? null : visitor.isUncertain ? "unknown" : "known",
      "data-session": visitor.session?.sessionId ?? null,
      "data-feedback": feedback ?? null,
      "data-consent": String(config.consent.version),
      "data-consent-scripts": waitingScripts(resolved, visitor, config),
      "data-fatal": resolved.kind === "error" && resolved.isFatal ? "" : null,
    })}`,
    head: part("head", Head, { assets }, keyOfAssets(assets)),
    // A preview is a document of its own: links in it are for the browser to follow.
    between: `</head>${openTag("body", { id: pageIds.top, "data-full-load": resolved.preview ? "" : null })}`,
    parts: [
      visitor.session ? { ...top, key: null } : top,
      part("page", PagePart, { asksFeedback: feedback !== undefined, isDemonstration }),
      part("bottom", Bottom, { year: yearFormat.format(now) }),
      ...(visitor.session || resolved.preview ? [own] : []),
    ],
    closing: `${openTag("div", { id: pageIds.announcer, "aria-live": "polite", class: "visually-hidden" })}</div></body></html>`,
    environment: {
      language,
      address: addressOf(resolved),
      parent: parentOf(shell),
      now,
      tiles: config.map,
      textsOf: i18nOf,
    },
  };
}

/** The breadcrumb ends with the page itself and begins with the home page. */
function parentOf({ breadcrumb }: Shell): ShellLink | null {
  return (breadcrumb.length > 2 && breadcrumb.at(-2)) || null;
}

/** Hundreds of addresses, the same for all documents of a build. */
const keyOfAssets = memo((assets: Assets) => hash("sha256", JSON.stringify(assets), "base64url"));

const yearFormat = new Intl.DateTimeFormat("en", { timeZone: "Europe/Prague", year: "numeric" });

/** Renders a part with ids of its own, and notes whether it asks for the time. */
function renderPart({ name, element }: Part, { environment }: Layout): RenderedPart {
  let isTimed = false;
  const { now, ...others } = environment;
  const watched: Environment = {
    ...others,
    get now() {
      isTimed = true;
      return now;
    },
  };
  const written = renderToString(
    <EnvironmentProvider value={watched}>
      <IslandPlacement value={placeIsland}>{element}</IslandPlacement>
    </EnvironmentProvider>,
    { identifierPrefix: name },
  );
  // React writes them before a part without a head.
  const [preloads = ""] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(written) ?? [];
  const html = written.slice(preloads.length).replace(/<\/head>$/, "");
  return { html: name === "head" ? html : typeset(html, languages[environment.language].tag), preloads, isTimed };
}

function openTag(name: string, attributes: Record<string, string | null>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? "" : ` ${key}="${inAttribute(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}

function inAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function addressOf(resolved: Shown): string | null {
  return alternatesOf(resolved).find(({ language }) => language === resolved.language)?.href ?? null;
}

function alternatesOf(resolved: Shown): readonly LanguageAddress[] {
  switch (resolved.kind) {
    case "page":
      return resolved.page.alternates;
    case "demo":
      return resolved.view.addresses;
    case "system":
      return resolved.alternates;
    default:
      return [];
  }
}

function canonicalAddressOf(resolved: Shown): string | null {
  if (resolved.kind !== "page") return null;
  return resolved.canonical.find(({ language }) => language === resolved.language)?.href ?? null;
}

/** The part above the page; in the simple layout it holds only the link to the home page. */
function Top({
  resolved,
  account,
  isDemonstration,
}: {
  resolved: Shown;
  account: Account | null;
  isDemonstration: boolean;
}) {
  const shell = inLayout(resolved.shell);
  const isFramed = shell.layout !== "none";
  return (
    <>
      {isFramed && <SkipLink />}
      <Consent settings={shell.cookieSettings} />
      {isFramed && (
        <header>
          <OfficialStrip official={shell.official} isDemonstration={isDemonstration} />
          <Header shell={{ ...shell, account }} forced={forcedMode(resolved)} />
        </header>
      )}
    </>
  );
}

function PagePart({
  resolved,
  asksFeedback,
  isDemonstration,
}: {
  resolved: Shown;
  asksFeedback: boolean;
  isDemonstration: boolean;
}) {
  const shell = inLayout(resolved.shell);
  return (
    <div id={pageIds.page}>
      <PrintedOrigin
        siteName={shell.siteName}
        address={canonicalAddressOf(resolved)}
        isDemonstration={isDemonstration}
      />
      {shell.layout !== "none" && <Breadcrumb crumbs={shell.breadcrumb} />}
      <main id={pageIds.main} tabIndex={-1}>
        {shell.layout === "none" && <OfficialStrip official={null} isDemonstration={isDemonstration} />}
        <Main resolved={resolved} />
        {asksFeedback && <FeedbackSurvey />}
      </main>
    </div>
  );
}

function Bottom({ resolved, year }: { resolved: Shown; year: string }) {
  const shell = inLayout(resolved.shell);
  const feeds = resolved.kind === "page" ? resolved.feeds : [];
  return (
    <>
      <template id={pageIds.loading}>
        <LoadingPage />
      </template>
      {shell.layout !== "none" && <Footer shell={shell} feeds={feeds} year={year} />}
      <ToastList />
    </>
  );
}

/**
 * Asks about cookies first in the document; nothing on a site without a page of cookie settings. It is part of every page,
 * so that pages are the same for all: the inline script hides it from those who have answered, their style sheet without script.
 */
function Consent({ settings }: { settings: string | null }) {
  const { address } = useEnvironment();
  return settings === null ? null : <ConsentBar address={address ?? ""} settings={settings} />;
}

/** The simple layout leaves the page alone: of all links only home and the legal ones stay. */
function inLayout(shell: Shell): Shell {
  if (shell.layout !== "simple") return shell;
  return {
    ...shell,
    search: null,
    navigation: [],
    breadcrumb: [],
    footer: { ...shell.footer, columns: [], contact: null },
  };
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href={`#${pageIds.main}`}>
      {t("skipLink")}
    </a>
  );
}

function Main({ resolved }: { resolved: Shown }) {
  switch (resolved.kind) {
    case "page":
      return (
        <>
          {resolved.page.view.inCzech.length > 0 && <TranslationNotice />}
          <PageTemplate typed={resolved.page} listing={resolved.listing} />
        </>
      );
    case "demo":
      return <DemoPage {...resolved} />;
    case "system":
      return <SystemPage {...resolved} />;
    case "maintenance":
      return <MaintenancePageTemplate view={{ until: resolved.until }} />;
    case "error": {
      const { status, shell, versions, wayHome: home, message, previewRefusal = null, suggestions = null } = resolved;
      const { href = null, otherHref = null } = shell.account ?? {};
      const signIn = status === 401 ? href : status === 403 ? otherHref : null;
      const view = { status, home, message, versions, signIn, previewRefusal, suggestions };
      return <ErrorPageTemplate view={view} />;
    }
  }
}

function PageTemplate({ typed, listing }: { typed: TypedView; listing: Listing<unknown> | null }) {
  // The registry gives each key the template of its own view; TypeScript cannot follow that through a union.
  const Template = templates[typed.key] as ComponentType<{ view: TypedView["view"]; listing: Listing<unknown> | null }>;
  return <Template view={typed.view} listing={listing} />;
}
