import type { ReactNode } from "react";
import styles from "./form.module.css";

/** A form that asks the page it stands on, by GET; its parts stand below each other. */
export function Form({ label, children }: { label: string; children: ReactNode }) {
  return (
    <form method="get" aria-label={label} className={styles.form}>
      {children}
    </form>
  );
}

/** Controls that belong together, under a heading of their own. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>
        <h2>{title}</h2>
      </legend>
      {children}
    </fieldset>
  );
}
