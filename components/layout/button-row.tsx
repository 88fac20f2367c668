import type { ReactNode } from "react";
import styles from "./button-row.module.css";

/** Buttons beside each other, as many as fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
