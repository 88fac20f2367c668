import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { useTranslation } from "react-i18next";
import { Breadcrumb } from "#components/breadcrumb.tsx";
import { EnvironmentProvider } from "#components/environment.tsx";
import { Island, IslandPlacement } from "#components/island.tsx";
import { ToastList } from "#components/toast-list.tsx";
import { TranslationNotice } from "#components/translation-notice.tsx";
import type { ColorMode } from "#schemas/color-modes.ts";
import { languages } from "#schemas/languages.ts";
import type { Listing } from "#schemas/listing/list.ts";
import type { MapTiles } from "#schemas/map-tiles.ts";
import type { TypedView } from "#schemas/parse-page.ts";
import { ErrorPageTemplate } from "#templates/error-page.tsx";
import { LoadingPage } from "#templates/loading-page.tsx";
import { MaintenancePageTemplate } from "#templates/maintenance-page.tsx";
import { templates } from "#templates/registry.ts";
import type { Assets } from "./assets.ts";
import { DemoPage } from "./demo/demo-page.tsx";
import { Head } from "./head.tsx";
import { i18nOf } from "./i18n.ts";
import { placeIsland } from "./islands/place.server.tsx";
import { OwnPage } from "./own-pages/own-page.tsx";
import type { LanguageAddress } from "./parse-once.ts";
import type { Shown } from "./resolved.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { headerLabels } from "./shell/header-labels.ts";
import type { Shell } from "./shell/shell.ts";
import { toastLabels } from "./shell/toast-labels.ts";
import { askedMode, forcedMode } from "./theme-head.tsx";

interface Options {
  assets: Assets;
  now: number;
  tiles: MapTiles;
  /** Runs axe in the browser and names its findings in the console (spec §9, canValidateWcagOnRender). */
  validateWcag: boolean;
}

/** Writes the HTML of a page or an error page; nothing else in the portal writes a document. */
export function documentOf(resolved: Shown, { assets, now, tiles, validateWcag }: Options): string {
  const { language, shell } = resolved;
  const html = renderToString(
    <html
      lang={languages[language].tag}
      data-locale={language}
      className={shell.theme}
      data-theme={forcedMode(resolved) ?? "auto"}
      data-forced-theme={askedMode(resolved) ?? undefined}
      data-sticky={shell.isSticky ? "on" : "off"}
      data-validate-wcag={validateWcag ? "" : undefined}
      data-build={assets.build}
      data-fatal={resolved.kind === "error" && resolved.isFatal ? "" : undefined}
    >
      <EnvironmentProvider value={{ language, address: addressOf(resolved), now, tiles, textsOf: i18nOf }}>
        <IslandPlacement value={placeIsland}>
          <Head resolved={resolved} assets={assets} />
          <Body resolved={resolved} />
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
    case "own":
      return resolved.alternates;
    default:
      return [];
  }
}

function Body({ resolved }: { resolved: Shown }) {
  const { t } = useTranslation();
  const shell = inLayout(resolved.shell);
  const isFramed = shell.layout !== "none";
  return (
    <body id="top">
      {isFramed && <Top shell={shell} asked={askedMode(resolved)} />}
      <div id="page">
        {isFramed && <Breadcrumb crumbs={shell.breadcrumb} />}
        <main id="main" tabIndex={-1}>
          <Main resolved={resolved} />
        </main>
      </div>
      <template id="loading">
        <LoadingPage />
      </template>
      {isFramed && <Footer shell={shell} feeds={resolved.kind === "page" ? resolved.feeds : []} />}
      <Island name="toasts" component={ToastList} props={{ labels: toastLabels(t) }} />
      <div id="announcer" aria-live="polite" className="visually-hidden" />
    </body>
  );
}

/** The simple layout leaves the visitor with the page alone: no ways to elsewhere but home and what the law asks for. */
function inLayout(shell: Shell): Shell {
  if (shell.layout !== "simple") return shell;
  return { ...shell, navigation: [], breadcrumb: [], footer: { ...shell.footer, columns: [], contact: null } };
}

function Top({ shell, asked }: { shell: Shell; asked: ColorMode | null }) {
  const { siteName, home, navigation, moreName, languages: links } = shell;
  const { t } = useTranslation();
  const header = {
    shell: { siteName, home, navigation, moreName, languages: links },
    labels: headerLabels(t),
    askedMode: asked,
  };
  return (
    <>
      <a className="skip-link" href="#main">
        {t("skipLink")}
      </a>
      <header>
        <Island name="header" component={Header} props={header} />
      </header>
    </>
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
    case "own":
      return <OwnPage {...resolved} />;
    case "maintenance":
      return <MaintenancePageTemplate view={{ until: resolved.until }} />;
    case "error": {
      const { status, shell, versions, message } = resolved;
      return <ErrorPageTemplate view={{ status, home: shell.home, versions, message }} />;
    }
  }
}

function PageTemplate({ typed, listing }: { typed: TypedView; listing: Listing<unknown> | null }) {
  // The registry gives each key the template of its own view; TypeScript cannot follow that through a union.
  const Template = templates[typed.key] as ComponentType<{ view: TypedView["view"]; listing: Listing<unknown> | null }>;
  return <Template view={typed.view} listing={listing} />;
}
