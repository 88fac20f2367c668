import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Breadcrumb } from "#components/shell/breadcrumb.tsx";
import { ConsentBar } from "#components/shell/consent-bar.tsx";
import { FeedbackSurvey } from "#components/shell/feedback-survey.tsx";
import { ToastList } from "#components/shell/toast-list.tsx";
import type { ResolvedDocument } from "#renderer/page/resolved.ts";
import { Footer, type FooterProps } from "#renderer/shell/footer.tsx";
import { Header } from "#renderer/shell/header.tsx";
import { OfficialStrip } from "#renderer/shell/official-strip.tsx";
import { PrintedOrigin } from "#renderer/shell/printed-origin.tsx";
import type { Account, Shell } from "#renderer/shell/shell.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { LoadingPage } from "#templates/loading-page/loading-page.tsx";
import { MainContent } from "./main-content.tsx";
import { SharedPart } from "./shared-part.tsx";
import { forcedMode } from "./theme-head.tsx";

/** Everything above the page: skip link, cookie bar and header. */
export function PageTop({
  resolved,
  account,
  isDemonstration,
}: {
  resolved: ResolvedDocument;
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

/** The page with its breadcrumb: the part that in-app navigation replaces. */
export function PageBody({
  resolved,
  asksFeedback: hasFeedback,
  isDemonstration,
}: {
  resolved: ResolvedDocument;
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
        <MainContent resolved={resolved} />
        {hasFeedback && <FeedbackSurvey />}
      </main>
    </div>
  );
}

/** Everything below the page, which is the same for most pages of a site. */
export function PageBottom({ resolved, year }: { resolved: ResolvedDocument; year: string }) {
  const { layout, siteName, cookieSettings, footer } = inLayout(resolved.shell);
  const feeds = resolved.kind === "page" ? resolved.feeds : [];
  const props = layout === "none" ? null : { shell: { siteName, cookieSettings, footer }, feeds, year };
  return <SharedPart name="bottom" component={Bottom} props={{ footer: props }} />;
}

/** Loading placeholder, footer and toasts. */
function Bottom({ footer }: { footer: FooterProps | null }) {
  return (
    <>
      <template id={pageIds.loading}>
        <LoadingPage />
      </template>
      {footer && <Footer {...footer} />}
      <ToastList />
    </>
  );
}

/**
 * The cookie bar, first in the document; left out on a site without cookie settings. It is in every page, so that pages
 * can be cached for all visitors: for those who have answered, the inline script hides it; without scripts, their style
 * sheet does.
 */
function Consent({ settings }: { settings: string | null }) {
  const { address } = useEnvironment();
  return settings === null ? null : <ConsentBar address={address ?? ""} settings={settings} />;
}

/** The simple layout removes everything around the page except the links to the home page and the legal pages. */
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

function canonicalAddressOf(resolved: ResolvedDocument): string | null {
  if (resolved.kind !== "page") return null;
  return resolved.canonical.find(({ language }) => language === resolved.language)?.href ?? null;
}
