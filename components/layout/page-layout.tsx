import type { ReactNode } from "react";
import { Container } from "./container.tsx";
import styles from "./page-layout.module.css";

type Props = {
  heading: ReactNode;
  /** Navigation within the page, beside the text on wide screens. */
  aside?: ReactNode;
  /** For tables, which need the whole width of the page. */
  wide?: boolean;
  children: ReactNode;
};

/** Layout of a text page: heading, then a column of readable width. */
export function PageLayout({ heading, aside, wide = false, children }: Props) {
  return (
    <Container>
      <article className={styles.page}>
        {heading}
        <div className={styles.columns}>
          {aside && <div className={styles.aside}>{aside}</div>}
          <div className={wide ? styles.wide : styles.content}>{children}</div>
        </div>
      </article>
    </Container>
  );
}
