import type { Link } from "#schemas/values/link.ts";
import styles from "./action-link.module.css";
import { PageLink } from "./page-link.tsx";

/** A link that looks like a button: the main thing to do on a page. */
export function ActionLink({ link }: { link: Link }) {
  return (
    <span className={`gov-button ${styles.action}`} data-color="primary" data-type="solid" data-size="l">
      <PageLink link={link} className="element" />
    </span>
  );
}
