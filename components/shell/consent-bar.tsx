import { useTranslation } from "react-i18next";
import { Button } from "#components/layout/button.tsx";
import { consentPath } from "#schemas/visitor/consent.ts";
import { type Choice, choiceField, returnField } from "#schemas/visitor/consent-form.ts";
import styles from "./consent-bar.module.css";
import { ConsentLink } from "./consent-link.tsx";

type Props = {
  /** Path of the current page; empty when the page has no address of its own. */
  address: string;
  /** Address of the cookie settings page. */
  settings: string;
  /** True when the choice could not be saved. */
  isFailed?: boolean;
};

/**
 * Asks for cookie consent at the bottom of the window until the visitor decides; refusing is as easy as agreeing. A
 * script saves the choice without leaving the page (renderer/client/consent/actor.ts).
 */
export function ConsentBar({ address, settings, isFailed = false }: Props) {
  const { t } = useTranslation();
  const failed = t("consent.failed");
  return (
    <section
      className={styles.bar}
      aria-label={t("consent.barTitle")}
      data-consent-bar=""
      data-consent-saved={t("consent.saved")}
    >
      <form className={styles.form} method="post" action={consentPath}>
        <div>
          <p>{t("consent.barText")}</p>
          <p role="alert" className={styles.failed} data-failed={failed}>
            {isFailed && failed}
          </p>
        </div>
        <input type="hidden" name={returnField} value={address} />
        <div className={styles.buttons}>
          <ChoiceButton choice="all" label={t("consent.agree")} />
          <ChoiceButton choice="none" label={t("consent.decline")} />
          <ConsentLink label={t("consent.settings")} href={settings} />
        </div>
      </form>
    </section>
  );
}

function ChoiceButton({ choice, label }: { choice: Choice; label: string }) {
  return (
    <Button name={choiceField} value={choice} size="m" sends="consent.chosen">
      {label}
    </Button>
  );
}
