import type { ReactNode } from "react";
import styles from "./page-heading.module.css";

type Props = {
  title: string;
  lead?: ReactNode;
  /** Content between title and lead, such as the date. */
  children?: ReactNode;
};

export function PageHeading({ title, lead = null, children }: Props) {
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      {children}
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
