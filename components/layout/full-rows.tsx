import type { ReactNode } from "react";
import { PlainList } from "#components/list/plain-list.tsx";
import styles from "./full-rows.module.css";

type Props = {
  /** The first of three or four items stands larger beside the others. */
  hasLead?: boolean;
  /** List items. */
  children: ReactNode;
};

/** A list in columns whose rows are full whatever the number of items: the first ones are wider (decision 068). */
export function FullRows({ hasLead = false, children }: Props) {
  return (
    <div className={styles.frame} data-wide="">
      <PlainList className={`${styles.list} ${hasLead ? styles.lead : ""}`}>{children}</PlainList>
    </div>
  );
}
