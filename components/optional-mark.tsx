import { useTranslation } from "react-i18next";
import styles from "./optional-mark.module.css";

/** Stands beside the label of what need not be filled in. */
export function OptionalMark() {
  const { t } = useTranslation();
  return <span className={styles.mark}> ({t("form.optional")})</span>;
}
