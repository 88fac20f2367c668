import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import choices from "#components/form/form-choices.module.css";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { Icon } from "#components/media/icon.tsx";
import { partId } from "#schemas/site/part-ids.ts";
import { type Consent, consentPath } from "#schemas/visitor/consent.ts";
import { choiceField, returnField } from "#schemas/visitor/consent-form.ts";
import styles from "./consent-settings.module.css";

type Props = {
  /** The visitor's decision; null before the first one. */
  consent: Consent | null;
  /** Address to return to after saving without script. */
  address: string;
};

/** The form for cookies by category. It is also loaded into a dialog, where it gets a close button. */
export function ConsentSettings({ consent, address }: Props) {
  const { t } = useTranslation();
  return (
    <form
      id={partId("consent", "settings")}
      className={styles.settings}
      method="post"
      action={consentPath}
      aria-label={t("consent.title")}
      data-consent-saved={t("consent.saved")}
    >
      <p>{t("consent.intro")}</p>
      <div>
        <p>
          <strong>{t("consent.necessary.label")}</strong>
        </p>
        <p>{t("consent.necessary.text")}</p>
      </div>
      <Category name="statistical" label={t("consent.statistical.label")} isOn={consent?.statistical === true}>
        {t("consent.statistical.text")}
      </Category>
      <Category name="marketing" label={t("consent.marketing.label")} isOn={consent?.marketing === true}>
        {t("consent.marketing.text")}
      </Category>
      <p role="alert" className={styles.failed} data-consent-failed={t("consent.failed")} />
      <input type="hidden" name={returnField} value={address} />
      <ButtonRow>
        <Button name={choiceField} value="some">
          {t("consent.save")}
        </Button>
        <span hidden>
          <Button type="button" look="outlined">
            {t("consent.close")}
          </Button>
        </span>
      </ButtonRow>
    </form>
  );
}

type CategoryProps = {
  name: keyof Consent;
  label: string;
  isOn: boolean;
  children: ReactNode;
};

function Category({ name, label, isOn, children }: CategoryProps) {
  const id = partId("consent", name);
  return (
    <div className={choices.choices}>
      <div className="gov-form-checkbox" data-size="m">
        <input type="checkbox" id={id} name={name} value="on" defaultChecked={isOn} aria-describedby={`${id}-text`} />
        <span slot="label">
          <label htmlFor={id}>{label}</label>
          <span className={`gov-form-checkbox__check ${choices.check}`}>
            <Icon name="check-lg" />
          </span>
        </span>
      </div>
      <p id={`${id}-text`} className={styles.text}>
        {children}
      </p>
    </div>
  );
}
