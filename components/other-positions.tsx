import { useTranslation } from "react-i18next";
import type { OtherPosition } from "#schemas/job-position.ts";
import { formatDate } from "./dates.tsx";
import { InLanguage, useEnvironment } from "./environment.tsx";
import styles from "./other-positions.module.css";
import { PlainList } from "./plain-list.tsx";
import { Section } from "./section.tsx";

/** Other positions on offer; nothing when there are none. */
export function OtherPositions({ positions }: { positions: readonly OtherPosition[] }) {
  const { t } = useTranslation();
  if (positions.length === 0) return null;
  return (
    <Section title={t("position.others")}>
      <PlainList className={styles.list}>
        {positions.map((position) => (
          <li key={position.href}>
            <InLanguage language={position.language}>
              <Position position={position} />
            </InLanguage>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function Position({ position: { href, title, workplace, deadline } }: { position: OtherPosition }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  return (
    <>
      <a href={href}>{title}</a>
      <p>{t("position.othersUntil", { workplace, date: formatDate(deadline, language) })}</p>
    </>
  );
}
