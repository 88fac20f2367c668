import type { ReactNode } from "react";
import { PlainList } from "#components/list/plain-list.tsx";
import styles from "./full-rows.module.css";

type Props = {
  /** True to show the first of three or four items larger than the others. */
  hasLead?: boolean;
  /** List items. */
  children: ReactNode;
};

/**
 * A multi-column list whose rows are always full, whatever the number of items: the first ones are wider (decision
 * 068).
 */
export function FullRows({ hasLead = false, children }: Props) {
  return (
    <div className={styles.frame} data-wide="">
      <PlainList className={`${styles.list} ${hasLead ? styles.lead : ""}`}>{children}</PlainList>
    </div>
  );
}
