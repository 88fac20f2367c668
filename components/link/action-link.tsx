import type { ReactNode } from "react";
import type { Link } from "#schemas/values/link.ts";
import styles from "./action-link.module.css";
import { PageLink } from "./page-link.tsx";

type Props = {
  link: Link;
  /** Solid for the page's main action, outlined for others. */
  look?: "solid" | "outlined";
  /** Shown in place of the label. */
  children?: ReactNode;
};

/** A link that looks like a button. */
export function ActionLink({ link, look = "solid", children }: Props) {
  return (
    <span className={`gov-button ${styles.action}`} data-color="primary" data-type={look} data-size="l">
      <PageLink link={link} className="element">
        {children}
      </PageLink>
    </span>
  );
}
