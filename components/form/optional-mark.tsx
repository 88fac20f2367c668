import { use } from "react";
import { useTranslation } from "react-i18next";
import { FormStateContext } from "./form-state.tsx";
import styles from "./optional-mark.module.css";

/** Mark next to the label of an optional field. */
export function OptionalMark() {
  const { t } = useTranslation();
  const { isOptional = false } = use(FormStateContext);
  if (isOptional) return null;
  return <span className={styles.mark}> ({t("form.optional")})</span>;
}
