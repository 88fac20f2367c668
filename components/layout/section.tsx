import type { ReactNode } from "react";
import styles from "./section.module.css";

type Props = {
  title: string | null;
  id?: string | undefined;
  /** JSON Pointer of the part of the content that it shows, for previews and checks. */
  source?: string | undefined;
  /** Heading level. */
  level?: 2 | 3;
  children: ReactNode;
};

/** A part of a page with its own heading. */
export function Section({ title, id, source, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section} id={id} data-p={source}>
      {title && <Heading>{title}</Heading>}
      {children}
    </section>
  );
}
