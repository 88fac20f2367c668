import { useTranslation } from "react-i18next";
import { Container } from "#components/layout/container.tsx";
import styles from "./official-strip.module.css";

type Props = {
  /** Address that the claim links to; null for a site that is none of the state. */
  official: string | null;
  /** True when the embedded content is shown, which is invented. */
  isDemonstration: boolean;
};

/** One line above the header that says that the site is an official one, or a demonstration. */
export function OfficialStrip({ official, isDemonstration }: Props) {
  const { t } = useTranslation();
  if (!isDemonstration && official === null) return null;
  return (
    <div className={styles.strip} data-official="">
      <Container>
        {isDemonstration ? (
          <p>{t("header.demonstration")}</p>
        ) : (
          <p>
            {t("header.official")} <a href={official ?? undefined}>{official && new URL(official).hostname}</a>
          </p>
        )}
      </Container>
    </div>
  );
}
