import { PlainList } from "#components/list/plain-list.tsx";
import { Icon } from "#components/media/icon.tsx";
import type { Link } from "#schemas/values/link.ts";
import styles from "./link-list.module.css";
import { PageLink } from "./page-link.tsx";

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
