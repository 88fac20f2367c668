import type { Link } from "#schemas/values/link.ts";
import { Icon } from "./icon.tsx";
import styles from "./link-list.module.css";
import { PageLink } from "./page-link.tsx";
import { PlainList } from "./plain-list.tsx";

export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <PlainList className={styles.list}>
      {links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <Icon name="chevron-right" size="xs" />
          <PageLink link={link} />
        </li>
      ))}
    </PlainList>
  );
}
