import type { ReactNode } from "react";
import { Container } from "./container.tsx";
import styles from "./page-layout.module.css";

type Props = {
  heading: ReactNode;
  /** Comes before everything else: above the aside on narrow screens, above the text on wide ones. */
  top?: ReactNode;
  /** Table of contents and key facts: before the text, next to it on wide screens. */
  aside?: ReactNode;
  /** Contact and related pages: after the text, next to it on wide screens. */
  next?: ReactNode;
  /** Links to other pages, below everything else. */
  after?: ReactNode;
  /** True for lists and tables, which need the full width. */
  wide?: boolean;
  children: ReactNode;
};

/** The grid of a page: heading, then eight of twelve columns for the text and four for the aside. */
export function PageLayout({ heading, top, aside, next, after, wide = false, children }: Props) {
  return (
    <Container>
      <article className={styles.page}>
        {heading}
        <div className={styles.columns}>
          {top && <div className={styles.top}>{top}</div>}
          {aside && <div className={styles.aside}>{aside}</div>}
          <div className={wide ? styles.wide : styles.content}>{children}</div>
          {next && <div className={styles.next}>{next}</div>}
        </div>
        {after}
      </article>
    </Container>
  );
}
