import { PlainList } from "#components/list/plain-list.tsx";
import type { SearchPage } from "#schemas/structures/search-page.ts";
import styles from "./term-links.module.css";

/** Frequent search terms as links. */
export function TermLinks({ terms }: { terms: SearchPage["frequent"] }) {
  return (
    <PlainList className={styles.terms}>
      {terms.map(({ label, href }) => (
        <li key={label}>
          <a href={href} className={styles.term}>
            {label}
          </a>
        </li>
      ))}
    </PlainList>
  );
}
