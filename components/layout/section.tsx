import type { ReactNode } from "react";
import styles from "./section.module.css";

type Props = {
  title: string | null;
  id?: string;
  /** JSON Pointer of the part of the content item that it shows, for previews and checks. */
  source?: string | undefined;
  /** Level of its heading. */
  level?: 2 | 3;
  children: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({ title, id, source, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section} id={id} data-p={source}>
      {title && <Heading>{title}</Heading>}
      {children}
    </section>
  );
}
