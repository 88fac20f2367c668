import { useTranslation } from "react-i18next";
import { ActionLink } from "#components/action-link.tsx";
import { Container } from "#components/container.tsx";
import { ErrorIllustration, toErrorCode } from "#components/error-illustration.tsx";
import styles from "./error-page.module.css";

export interface ErrorPage {
  status: number;
  /** Address of the site's home page. */
  home: string;
  /** What went wrong in detail, where visitors may know it. */
  message: string | null;
}

/** Page for a status of 400 and above (spec §2.5). */
export function ErrorPageTemplate({ view: { status, home, message } }: { view: ErrorPage }) {
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
        <h1>{t(`errors.${code}.headline`)}</h1>
        <p className={styles.description}>{t(`errors.${code}.description`)}</p>
        <p>{t(`errors.${code}.extra`)}</p>
        {message && <p className={styles.message}>{message}</p>}
        <ActionLink link={link} />
      </div>
    </Container>
  );
}
