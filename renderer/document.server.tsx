import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { useTranslation } from "react-i18next";
import { Breadcrumb } from "#components/breadcrumb.tsx";
import { EnvironmentProvider } from "#components/environment.tsx";
import { Island, IslandPlacement } from "#components/island.tsx";
import { TranslationNotice } from "#components/translation-notice.tsx";
import { languages } from "#schemas/languages.ts";
import type { TypedView } from "#schemas/parse-page.ts";
import { ErrorPageTemplate } from "#templates/error-page.tsx";
import { templates } from "#templates/registry.ts";
import type { Assets } from "./assets.ts";
import { DemoPage } from "./demo/demo-page.tsx";
import { demoPages } from "./demo/registry.ts";
import { Head } from "./head.tsx";
import { i18nOf } from "./i18n.ts";
import { placeIsland } from "./islands/place.server.tsx";
import type { Shown } from "./resolve.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { headerLabels } from "./shell/header-labels.ts";
import type { Shell } from "./shell/shell.ts";

interface Options {
  assets: Assets;
  now: number;
  /** Runs axe in the browser and names its findings in the console (spec §9, canValidateWcagOnRender). */
  validateWcag: boolean;
}

/** Writes the HTML of a page or an error page; nothing else in the portal writes a document. */
export function documentOf(resolved: Shown, { assets, now, validateWcag }: Options): string {
  const { language, shell } = resolved;
  const html = renderToString(
    <html
      lang={languages[language].tag}
      className={shell.theme}
      data-theme="auto"
      data-validate-wcag={validateWcag ? "" : undefined}
    >
      <EnvironmentProvider value={{ language, address: addressOf(resolved), now, textsOf: i18nOf }}>
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
  if (resolved.kind === "error") return null;
  const { alternates } = resolved.kind === "demo" ? { alternates: resolved.view.addresses } : resolved.page;
  return alternates.find(({ language }) => language === resolved.language)?.href ?? null;
}

function Body({ resolved }: { resolved: Shown }) {
  const { shell } = resolved;
  const hasLayout = resolved.kind !== "demo" || demoPages[resolved.name].layout;
  return (
    <body id="top">
      {hasLayout && <Top shell={shell} />}
      <div id="page">
        {hasLayout && <Breadcrumb crumbs={shell.breadcrumb} />}
        <main id="main" tabIndex={-1}>
          <Main resolved={resolved} />
        </main>
      </div>
      {hasLayout && <Footer shell={shell} />}
      <div id="announcer" aria-live="polite" className="visually-hidden" />
    </body>
  );
}

function Top({ shell: { siteName, home, navigation, languages: languageLinks } }: { shell: Shell }) {
  const { t } = useTranslation();
  const header = { shell: { siteName, home, navigation, languages: languageLinks }, labels: headerLabels(t) };
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
          <PageTemplate typed={resolved.page} />
        </>
      );
    case "demo":
      return <DemoPage {...resolved} />;
    case "error": {
      const { status, shell, versions, message } = resolved;
      return <ErrorPageTemplate view={{ status, home: shell.home, versions, message }} />;
    }
  }
}

function PageTemplate({ typed }: { typed: TypedView }) {
  // The registry gives each key the template of its own view; TypeScript cannot follow that through a union.
  const Template = templates[typed.key] as ComponentType<{ view: TypedView["view"] }>;
  return <Template view={typed.view} />;
}
