import type { ReactNode } from "react";
import styles from "./container.module.css";

/** Limits its content to the page's width and keeps it off the edges of the window. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
