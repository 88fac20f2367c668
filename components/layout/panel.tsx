import type { ReactNode } from "react";
import styles from "./panel.module.css";

/** Sets a page's key facts apart from its text. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}
