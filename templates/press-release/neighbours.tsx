import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import { Icon } from "#components/media/icon.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import type { OtherRelease } from "#schemas/structures/press-release.ts";
import styles from "./neighbours.module.css";

type Props = { earlier: OtherRelease | null; later: OtherRelease | null };

/** Links to the previous and the next press release; nothing when there is only one. */
export function Neighbours({ earlier, later }: Props) {
  const { t } = useTranslation();
  if (!earlier && !later) return null;
  return (
    <nav className={styles.neighbours} aria-label={t("press.others")}>
      {earlier && (
        <div className={styles.neighbour}>
          <span className={styles.term}>
            <Icon name="chevron-left" size="xs" />
            {t("press.earlier")}
          </span>
          <Release release={earlier} />
        </div>
      )}
      {later && (
        <div className={`${styles.neighbour} ${styles.later}`}>
          <span className={styles.term}>
            {t("press.later")}
            <Icon name="chevron-right" size="xs" />
          </span>
          <Release release={later} />
        </div>
      )}
    </nav>
  );
}

function Release({ release: { href, language, title, publishedAt } }: { release: OtherRelease }) {
  return (
    <InLanguage language={language}>
      <a href={href}>{title}</a>
      {publishedAt && <DateText instant={publishedAt} className={styles.term} />}
    </InLanguage>
  );
}
