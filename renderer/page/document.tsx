import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { useTranslation } from "react-i18next";
import { EnvironmentProvider, useEnvironment } from "#components/environment.tsx";
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
import { SessionParts } from "#renderer/shell/session-parts.tsx";
import type { Shell } from "#renderer/shell/shell.ts";
import { waitingScripts } from "#renderer/shell/waiting-scripts.ts";
import { SystemPage } from "#renderer/system-pages/system-page.tsx";
import type { Listing } from "#schemas/lists/list.ts";
import type { TypedView } from "#schemas/parse/parse-page.ts";
import { languages } from "#schemas/site/languages.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Config } from "#server/config/config.ts";
import { ErrorPageTemplate } from "#templates/error-page/error-page.tsx";
import { LoadingPage } from "#templates/loading-page/loading-page.tsx";
import { MaintenancePageTemplate } from "#templates/maintenance-page/maintenance-page.tsx";
import { templates } from "#templates/registry.ts";
import type { Assets } from "./assets.ts";
import { feedbackBase } from "./feedback-base.ts";
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

/** Writes the HTML of a page or an error page; nothing else in the portal writes a document. */
export function documentOf(resolved: Shown, { assets, visitor, now, config }: Options): string {
  const { language, shell } = resolved;
  const feedback = feedbackBase(resolved, visitor, config) ?? undefined;
  const html = renderToString(
    <html
      lang={languages[language].tag}
      data-locale={language}
      className={shell.theme}
      data-theme={forcedMode(resolved) ?? "auto"}
      data-forced-theme={requestedMode(resolved) ?? undefined}
      data-sticky={shell.isSticky ? "on" : "off"}
      data-validate-wcag={config.designSystem.canValidateWcagOnRender ? "" : undefined}
      data-build={assets.build}
      data-auth={config.auth.provider.kind === "none" ? undefined : ""}
      data-session={visitor.session?.sessionId}
      data-feedback={feedback}
      data-consent={config.consent.version}
      data-consent-scripts={waitingScripts(resolved, visitor, config) ?? undefined}
      data-fatal={resolved.kind === "error" && resolved.isFatal ? "" : undefined}
    >
      <EnvironmentProvider value={{ language, address: addressOf(resolved), now, tiles: config.map, textsOf: i18nOf }}>
        <IslandPlacement value={placeIsland}>
          <Head resolved={resolved} assets={assets} />
          <Body resolved={resolved} asksConsent={visitor.consent === null} asksFeedback={feedback !== undefined}>
            {visitor.session && <SessionParts session={visitor.session} auth={config.auth} />}
            {resolved.preview && <PreviewParts data={resolved.preview} script={assets.preview} />}
          </Body>
        </IslandPlacement>
      </EnvironmentProvider>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
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

interface BodyProps {
  resolved: Shown;
  asksConsent: boolean;
  asksFeedback: boolean;
  /** Parts for this visitor alone. */
  children: ReactNode;
}

function Body({ resolved, asksConsent, asksFeedback, children }: BodyProps) {
  const shell = inLayout(resolved.shell);
  const isFramed = shell.layout !== "none";
  return (
    // A preview is a document of its own: links in it are for the browser to follow.
    <body id={pageIds.top} data-full-load={resolved.preview ? "" : undefined}>
      {isFramed && <SkipLink />}
      {asksConsent && <Consent settings={shell.cookieSettings} />}
      {isFramed && (
        <header>
          <Header shell={shell} forced={forcedMode(resolved)} />
        </header>
      )}
      <div id={pageIds.page}>
        {isFramed && <Breadcrumb crumbs={shell.breadcrumb} />}
        <main id={pageIds.main} tabIndex={-1}>
          <Main resolved={resolved} />
          {asksFeedback && <FeedbackSurvey />}
        </main>
      </div>
      <template id={pageIds.loading}>
        <LoadingPage />
      </template>
      {isFramed && <Footer shell={shell} feeds={resolved.kind === "page" ? resolved.feeds : []} />}
      <ToastList />
      {children}
      <div id={pageIds.announcer} aria-live="polite" className="visually-hidden" />
    </body>
  );
}

/** Asks about cookies first in the document; nothing on a site without a page of cookie settings. */
function Consent({ settings }: { settings: string | null }) {
  const { address } = useEnvironment();
  return settings === null ? null : <ConsentBar address={address ?? ""} settings={settings} />;
}

/** The simple layout leaves the page alone: of all links only home and the legal ones stay. */
function inLayout(shell: Shell): Shell {
  if (shell.layout !== "simple") return shell;
  return { ...shell, navigation: [], breadcrumb: [], footer: { ...shell.footer, columns: [], contact: null } };
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
      const signInAgain = status === 403 ? (shell.account?.otherHref ?? null) : null;
      const view = { status, home, message, versions, signInAgain, previewRefusal, suggestions };
      return <ErrorPageTemplate view={view} />;
    }
  }
}

function PageTemplate({ typed, listing }: { typed: TypedView; listing: Listing<unknown> | null }) {
  // The registry gives each key the template of its own view; TypeScript cannot follow that through a union.
  const Template = templates[typed.key] as ComponentType<{ view: TypedView["view"]; listing: Listing<unknown> | null }>;
  return <Template view={typed.view} listing={listing} />;
}
