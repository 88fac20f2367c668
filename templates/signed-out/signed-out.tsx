import { useTranslation } from "react-i18next";
import { Container } from "#components/layout/container.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { Icon } from "#components/media/icon.tsx";
import styles from "#templates/error-page/error-page.module.css";

export interface SignedOut {
  /** Address of the page where the visitor was. */
  returnTo: string;
  /** Address to sign in and return there. */
  signIn: string;
  /** Address of the site's home page. */
  home: string;
}

/** Tells a visitor who was idle for too long that the session has ended (spec §4, idle logout), and leads back. */
export function SignedOutPage({ view: { returnTo, signIn, home } }: { view: SignedOut }) {
  const { t } = useTranslation();
  const action = (label: string, href: string) => ({ label, href, external: false, language: null });
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.illustration}>
          <Icon name="info-circle-fill" />
        </div>
        <h1>{t("session.signedOut.title")}</h1>
        <p className={styles.description}>{t("session.signedOut.text")}</p>
        {returnTo !== home && (
          <p>
            {t("session.signedOut.returnTo")} <strong data-return-title={returnTo}>{readable(returnTo)}</strong>
          </p>
        )}
        <div className={styles.actions}>
          <ActionLink link={action(t("session.signedOut.signIn"), signIn)} />
          {returnTo !== home && <ActionLink link={action(t("errors.goToHomepage"), home)} look="outlined" />}
        </div>
      </div>
    </Container>
  );
}

/** The path of an address as people read it. */
function readable(address: string): string {
  return decodeURIComponent(address.split("?", 1)[0] ?? "");
}
