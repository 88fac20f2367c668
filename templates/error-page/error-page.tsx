import { useTranslation } from "react-i18next";
import { SearchForm } from "#components/form/search-form.tsx";
import { Container } from "#components/layout/container.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { ErrorIllustration, toErrorCode } from "#components/media/error-illustration.tsx";
import { type Language, languages, tagOf } from "#schemas/site/languages.ts";
import type { Link } from "#schemas/values/link.ts";
import styles from "./error-page.module.css";

export interface ErrorPage {
  status: number;
  /** Address of the site's home page. */
  home: string;
  /** What went wrong in detail, where visitors may know it. */
  message: string | null;
  /** Where to sign in as somebody else; null where that makes no difference. */
  signInAgain?: string | null;
  /** The languages a page exists in that is missing in the visitor's own. */
  versions: readonly { language: Language; href: string }[];
  /** Where to look for a page that is missing. */
  ways?: NotFoundSuggestions | null;
}

/** The site's own help to find something, as far as it has it. */
export interface NotFoundSuggestions {
  /** Address of the page that searches everything. */
  search: string | null;
  sitemap: Link | null;
}

/** Page for a status of 400 and above (spec §2.5). */
export function ErrorPageTemplate({
  view: { status, home, message, versions, signInAgain = null, ways = null },
}: {
  view: ErrorPage;
}) {
  const { t } = useTranslation();
  const code = toErrorCode(status);
  const link = { label: t("errors.goToHomepage"), href: home, external: false, language: null };
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.illustration}>
          <ErrorIllustration code={code} />
        </div>
        <p className={styles.code}>{t("errors.code", { status })}</p>
        {versions.length > 0 ? (
          <OtherVersions versions={versions} />
        ) : (
          <>
            <h1>{t(`errors.${code}.headline`)}</h1>
            <p className={styles.description}>{t(`errors.${code}.description`)}</p>
            <p>{t(`errors.${code}.extra`)}</p>
          </>
        )}
        {message && <p className={styles.message}>{message}</p>}
        {ways?.search && <SearchForm action={ways.search} />}
        <ActionLink link={link} />
        {ways?.sitemap && <ActionLink link={ways.sitemap} look="outlined" />}
        {signInAgain !== null && (
          <ActionLink
            link={{ label: t("errors.signInAgain"), href: signInAgain, external: false, language: null }}
            look="outlined"
          />
        )}
      </div>
    </Container>
  );
}

/** A page that exists, but not in the language it was asked for in (spec §2.1). */
function OtherVersions({ versions }: Pick<ErrorPage, "versions">) {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t("translation.missing")}</h1>
      <p className={styles.description}>{t("translation.versions")}</p>
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
