import { useTranslation } from "react-i18next";
import { MessageActions, MessageHeading, MessagePage } from "#components/layout/message-page.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { Icon } from "#components/media/icon.tsx";

export interface SignedOut {
  /** Address of the page where the visitor was. */
  returnTo: string;
  /** Address to sign in and return there. */
  signIn: string;
  /** Address of the site's home page. */
  home: string;
}

/**
 * Tells a visitor that the session ended after inactivity (spec §4, idle logout), with links to sign in again and to
 * the home page.
 */
export function SignedOutPage({ view: { returnTo, signIn, home } }: { view: SignedOut }) {
  const { t } = useTranslation();
  const action = (label: string, href: string) => ({ label, href, external: false, language: null });
  return (
    <MessagePage picture={<Icon name="info-circle-fill" />}>
      <MessageHeading title={t("session.signedOut.title")} description={t("session.signedOut.text")} />
      {returnTo !== home && (
        <p>
          {t("session.signedOut.returnTo")} <strong data-return-title={returnTo}>{readable(returnTo)}</strong>
        </p>
      )}
      <MessageActions>
        <ActionLink link={action(t("session.signedOut.signIn"), signIn)} />
        {returnTo !== home && <ActionLink link={action(t("errors.goToHomepage"), home)} look="outlined" />}
      </MessageActions>
    </MessagePage>
  );
}

/** The path of an address, decoded for display. */
function readable(address: string): string {
  return decodeURIComponent(address.split("?", 1)[0] ?? "");
}
