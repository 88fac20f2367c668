import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as pageIds from "#schemas/site/page-ids.ts";
import styles from "./list-beside-map.module.css";

type Props = {
  /** The list, complete without the map. */
  list: ReactNode;
  /** Null when nothing in the list has coordinates. */
  map: ReactNode;
};

/**
 * A list next to its map. On narrow screens only one of them is shown, at first the list; links switch between them.
 * The address's fragment holds which one it is, so it works without script.
 */
export function ListBesideMap({ list, map }: Props) {
  const { t } = useTranslation();
  if (!map) return list;
  return (
    <div className={styles.split}>
      <p className={styles.links}>
        <a className={styles.toMap} href={`#${pageIds.map}`}>
          {t("map.show")}
        </a>
        <a className={styles.toList} href={`#${pageIds.list}`}>
          {t("map.hide")}
        </a>
      </p>
      <div className={styles.list} id={pageIds.list}>
        {list}
      </div>
      <div className={styles.map}>{map}</div>
    </div>
  );
}
