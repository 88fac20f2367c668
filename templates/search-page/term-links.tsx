import { PlainList } from "#components/list/plain-list.tsx";
import styles from "./term-links.module.css";

interface Props {
  terms: readonly { label: string; href: string }[];
}

/** Links to searches. */
export function TermLinks({ terms }: Props) {
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
