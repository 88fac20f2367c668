import type { ReactNode } from "react";
import styles from "./band.module.css";
import { Container } from "./container.tsx";

type Props = {
  id?: string;
  /** `tint` sets it off from the page around it. */
  tone?: "plain" | "tint";
  children: ReactNode;
};

/** A part of a page whose background spans the width of the window. */
export function Band({ id, tone = "plain", children }: Props) {
  return (
    <div id={id} className={`${styles.band} ${styles[tone]}`}>
      <Container>
        <div className={styles.content}>{children}</div>
      </Container>
    </div>
  );
}
