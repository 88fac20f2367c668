import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as pageIds from "#schemas/site/page-ids.ts";
import styles from "./list-beside-map.module.css";

type Props = {
  /** The list, which is whole without the map. */
  list: ReactNode;
  /** Null when nothing of the list has a place. */
  map: ReactNode;
};

/**
 * A list beside its map. On narrow screens the list comes first, and a link shows the map in its place; the fragment of the
 * address holds which one is shown, so that it works without script.
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
