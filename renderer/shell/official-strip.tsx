import { useTranslation } from "react-i18next";
import { Container } from "#components/layout/container.tsx";
import styles from "./official-strip.module.css";

type Props = {
  /** The address that the strip links to; null for a site that is not official. */
  official: string | null;
  /** True when the fictional embedded content is shown. */
  isDemonstration: boolean;
};

/** A line above the header saying that the site is an official website, or a demonstration. */
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
