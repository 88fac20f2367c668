import { useTranslation } from "react-i18next";
import { SearchForm } from "#components/form/search-form.tsx";
import { MessageActions, MessageHeading, MessagePage } from "#components/layout/message-page.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { ErrorIllustration, toErrorCode } from "#components/media/error-illustration.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages, tagOf } from "#schemas/site/languages.ts";
import type { Link } from "#schemas/values/link.ts";
import type { PreviewRefusal } from "#schemas/visitor/preview.ts";
import styles from "./error-page.module.css";

export interface ErrorPage {
  status: number;
  /** Address of the site's home page; null when there is none. */
  home: string | null;
  /** Details of the error that visitors may see. */
  message: string | null;
  /** Address to sign in, on a 403 page as another user; null when signing in would not help. */
  signIn?: string | null;
  /** Why a preview is refused. */
  previewRefusal?: PreviewRefusal | null;
  /** Languages in which a page exists that does not exist in the visitor's language. */
  versions: readonly { language: Language; href: string }[];
  /** Suggestions for a page that is missing. */
  suggestions?: NotFoundSuggestions | null;
}

/** Ways to find a page on the site, as far as it has them. */
export interface NotFoundSuggestions {
  /** Address of the site-wide search page. */
  search: string | null;
  sitemap: Link | null;
}

/** Page for a status of 400 and above (spec §2.5). */
export function ErrorPageTemplate({
  view: { status, home, message, versions, signIn = null, previewRefusal = null, suggestions = null },
}: {
  view: ErrorPage;
}) {
  const { t } = useTranslation();
  const code = toErrorCode(status);
  return (
    <MessagePage picture={<ErrorIllustration code={code} />}>
      <p className={styles.code}>{t("errors.code", { status })}</p>
      {versions.length > 0 ? (
        <OtherVersions versions={versions} />
      ) : previewRefusal ? (
        <MessageHeading title={t("errors.preview.headline")} description={t(`errors.preview.${previewRefusal}`)} />
      ) : (
        <>
          <MessageHeading title={t(`errors.${code}.headline`)} description={t(`errors.${code}.description`)} />
          <p>{t(`errors.${code}.extra`)}</p>
        </>
      )}
      {message && <p className={styles.message}>{message}</p>}
      {suggestions?.search && <SearchForm action={suggestions.search} isSuggested />}
      <Actions view={{ status, home, signIn, previewRefusal, suggestions }} />
    </MessagePage>
  );
}

/** Links to continue. A preview depends on its link and not on who is signed in, so it has no sign-in link. */
function Actions({
  view: { status, home, signIn = null, previewRefusal, suggestions },
}: {
  view: Pick<ErrorPage, "status" | "home" | "signIn" | "previewRefusal" | "suggestions">;
}) {
  const { t } = useTranslation();
  const toLink = (label: string, href: string) => ({ label, href, external: false, language: null });
  const links = [
    status === 401 && signIn !== null ? toLink(t("header.signIn"), signIn) : null,
    home !== null ? toLink(t("errors.goToHomepage"), home) : null,
    suggestions?.sitemap ?? null,
    status === 403 && signIn !== null && !previewRefusal ? toLink(t("errors.signInAgain"), signIn) : null,
  ].filter((link) => link !== null);
  return (
    links.length > 0 && (
      <MessageActions>
        {links.map((link, index) => (
          <ActionLink key={link.href} link={link} look={index === 0 ? "solid" : "outlined"} />
        ))}
      </MessageActions>
    )
  );
}

/** Message for a page that exists, but not in the requested language (spec §2.1). */
function OtherVersions({ versions }: Pick<ErrorPage, "versions">) {
  const { t } = useTranslation();
  return (
    <>
      <MessageHeading title={t("translation.missing")} description={t("translation.versions")} />
      <PlainList className={styles.versions}>
        {versions.map(({ language, href }) => (
          <li key={language}>
            <a href={href} hrefLang={tagOf(language)} lang={tagOf(language)}>
              {languages[language].name}
            </a>
          </li>
        ))}
      </PlainList>
    </>
  );
}
