import type { ReactNode } from "react";
import styles from "./container.module.css";

/** Keeps its content to the width of the page and off the edges of the window. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
