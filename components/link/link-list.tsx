import { PlainList } from "#components/list/plain-list.tsx";
import { Icon } from "#components/media/icon.tsx";
import type { Link } from "#schemas/values/link.ts";
import { EndedNote, endedLast, useEnded } from "./ended-note.tsx";
import styles from "./link-list.module.css";
import { PageLink } from "./page-link.tsx";

/** Links to services that have ended come last. */
export function LinkList({ links }: { links: readonly Link[] }) {
  const endOf = useEnded();
  return (
    <PlainList className={styles.list}>
      {endedLast(links, (link) => endOf(link) !== null).map((link) => {
        const ended = endOf(link);
        return (
          <li key={`${link.href} ${link.label}`}>
            <Icon name="chevron-right" size="xs" />
            <span>
              <PageLink link={link} /> {ended && <EndedNote end={ended} />}
            </span>
          </li>
        );
      })}
    </PlainList>
  );
}
