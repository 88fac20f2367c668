import type { ReactNode } from "react";
import styles from "./section.module.css";

type Props = {
  title: string | null;
  id?: string;
  /** JSON Pointer of the part of the content item that it shows, for previews and checks. */
  source?: string | undefined;
  children: ReactNode;
};

/** A part of a page under its own second-level heading. */
export function Section({ title, id, source, children }: Props) {
  return (
    <section className={styles.section} id={id} data-p={source}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
