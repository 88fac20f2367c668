import { useTranslation } from "react-i18next";
import { InLanguage, useEnvironment } from "#components/environment.tsx";
import { Section } from "#components/layout/section.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import type { OtherPosition } from "#schemas/structures/job-position.ts";
import styles from "./other-positions.module.css";

/** Other positions on offer, and a link to the full list; nothing when there are none. */
export function OtherPositions({ positions }: { positions: readonly OtherPosition[] }) {
  const { t } = useTranslation();
  const { parent } = useEnvironment();
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
      {parent && (
        <p>
          <a href={parent.href}>{t("position.all")}</a>
        </p>
      )}
    </Section>
  );
}

function Position({ position: { href, title, workplace, deadline } }: { position: OtherPosition }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  return (
    <>
      <a href={href}>{title}</a>
      {deadline ? (
        <p>{t("position.othersUntil", { workplace: workplace ?? "", date: formatDate(deadline, language) })}</p>
      ) : (
        workplace && <p>{workplace}</p>
      )}
    </>
  );
}
