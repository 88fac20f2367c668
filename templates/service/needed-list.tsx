import { useTranslation } from "react-i18next";
import { StateTag } from "#components/text/state-tag.tsx";
import type { Service } from "#schemas/structures/service.ts";
import styles from "./needed-list.module.css";

/** Documents an applicant needs; those without a condition are always needed. */
export function NeededList({ items }: { items: Service["needs"] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {items.map(({ name, mandatory, note }) => (
        <li key={name}>
          {name} {!mandatory && <StateTag tone="neutral">{t("service.notAlways")}</StateTag>}
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
