import type { ReactNode } from "react";
import { Illustration } from "#components/media/icon.tsx";
import type { CardIcon } from "#schemas/values/card-icons.ts";
import styles from "./page-heading.module.css";

type Props = {
  title: string;
  lead?: ReactNode;
  /** Illustration next to the title if there is room. */
  drawing?: CardIcon | null;
  /** Content between title and lead, such as the date. */
  children?: ReactNode;
};

export function PageHeading({ title, lead = null, drawing = null, children }: Props) {
  const heading = (
    <div className={styles.heading}>
      <h1>{title}</h1>
      {children}
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
  if (drawing === null) return heading;
  return (
    <div className={styles.pictured}>
      {heading}
      <span className={styles.drawing}>
        <Illustration name={drawing} />
      </span>
    </div>
  );
}
