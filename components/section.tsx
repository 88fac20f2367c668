import type { ReactNode } from "react";
import styles from "./section.module.css";

type Props = {
  title: string | null;
  id?: string;
  children: ReactNode;
};

/** A part of a page under its own second-level heading. */
export function Section({ title, id, children }: Props) {
  return (
    <section className={styles.section} id={id}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
