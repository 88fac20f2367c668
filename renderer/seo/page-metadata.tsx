import { useTranslation } from "react-i18next";
import { builtTheme } from "#renderer/page/document/theme-head.tsx";
import type { ResolvedPage } from "#renderer/page/resolved.ts";
import { isNarrowed } from "#schemas/lists/address.ts";
import type { Page } from "#schemas/parse/parse-page.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { structures } from "#schemas/structures/registry.ts";
import { guideTitle } from "#templates/entitlement-guide/guide-title.ts";
import { progressTitle } from "#templates/form/progress-title.ts";

/** Title, description, languages and Open Graph of a page (spec §3, page metadata). */
export function PageMetadata(shown: ResolvedPage) {
  const { page, shell, canonical, absolute, image, language } = shown;
  const title = useTitle(shown);
  const isHome = shell.breadcrumb.length === 0;
  const hrefIn = (wanted: Language) => canonical.find((address) => address.language === wanted)?.href;
  const own = hrefIn(language);
  const standard = hrefIn(defaultLanguage);
  const description = page.description ?? leadOf(page);
  const picture =
    absolute(pictureOf(page) ?? "") ??
    image ??
    (own ? new URL(`/assets/${builtTheme(shell.theme)}/share.png`, own).href : null);
  return (
    <>
      <title>{isHome ? shell.siteName : `${title} | ${shell.siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {own && <link rel="canonical" href={own} />}
      {canonical.map((address) => (
        <link key={address.language} rel="alternate" hrefLang={languages[address.language].tag} href={address.href} />
      ))}
      {standard && <link rel="alternate" hrefLang="x-default" href={standard} />}
      <meta property="og:type" content={structures[page.key].feed ? "article" : "website"} />
      <meta property="og:title" content={isHome ? shell.siteName : page.title} />
      {description && <meta property="og:description" content={description} />}
      {own && <meta property="og:url" content={own} />}
      {picture && <meta property="og:image" content={picture} />}
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:locale" content={localeOf(language)} />
      {canonical
        .filter((address) => address.language !== language)
        .map((address) => (
          <meta key={address.language} property="og:locale:alternate" content={localeOf(address.language)} />
        ))}
    </>
  );
}

/**
 * The title with a list's filters and page number, or the heading of a page of a form or guide, so that tabs, bookmarks and
 * history entries differ.
 */
function useTitle({ page, listing, progress, guide }: ResolvedPage): string {
  const { t } = useTranslation();
  if (guide) {
    const title = [guideTitle(guide, t), page.title].filter(Boolean).join(" – ");
    return guide.kind === "question" && guide.state.problems.length > 0 ? t("form.errorTitle", { title }) : title;
  }
  if (progress) {
    const title = [progressTitle(progress, t), page.title].filter(Boolean).join(" – ");
    return "state" in progress && progress.state.problems.length > 0 ? t("form.errorTitle", { title }) : title;
  }
  if (!listing) return page.title;
  const { state, pages, problems } = listing;
  const title = [
    page.title,
    state.term && t("list.titles.term", { term: state.term }),
    isNarrowed({ ...state, term: "" }) && t("list.titles.narrowed"),
    state.page > 1 && t("list.titles.page", { page: state.page, pages }),
  ]
    .filter(Boolean)
    .join(" – ");
  return problems.length > 0 ? t("form.errorTitle", { title }) : title;
}

function leadOf({ view }: Page): string | null {
  return "lead" in view ? view.lead : null;
}

function pictureOf({ view }: Page): string | null {
  return ("image" in view && view.image?.src) || null;
}

function localeOf(language: Language): string {
  return languages[language].locale.replace("-", "_");
}
