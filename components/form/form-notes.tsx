import { useTranslation } from "react-i18next";
import { Icon } from "#components/media/icon.tsx";
import styles from "./form-notes.module.css";

type Notes = {
  /** Id of the control. */
  id: string;
  hint: string | undefined;
  error: string | undefined;
  /** True when the client validates the field, so that an element for the error is needed. */
  isChecked: boolean;
  /** True for a hint only for assistive technology. */
  isHintHidden?: boolean;
};

/** The hint and the error of a control, between its label and the control itself. */
export function FormNotes({ id, hint, error, isChecked, isHintHidden = false }: Notes) {
  const { t } = useTranslation();
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={isHintHidden ? "visually-hidden" : styles.hint}>
          {hint}
        </p>
      )}
      {(error || isChecked) && (
        <p
          id={`${id}-error`}
          className={`gov-form-message ${styles.error}`}
          data-color="error"
          data-size="m"
          hidden={!error}
        >
          <Icon name="exclamation-triangle-fill" />
          <span className="gov-form-message__content">
            <span className="visually-hidden">{t("form.error")}: </span>
            <span data-error>{error}</span>
          </span>
        </p>
      )}
    </>
  );
}

/** Value of the control's `aria-describedby`. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  return [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(" ") || undefined;
}
