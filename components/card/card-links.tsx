import { EndedNote, useEnded } from "#components/link/ended-note.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import type { Card } from "#schemas/values/card.ts";
import styles from "./card-links.module.css";

/** Cards as a list of links with texts. */
export function CardLinks({ cards }: { cards: readonly Card[] }) {
  const endOf = useEnded();
  return (
    <PlainList className={styles.list}>
      {cards.map((card) => {
        const ended = endOf(card);
        return (
          <li key={`${card.href} ${card.label}`}>
            <PageLink link={card} /> {ended && <EndedNote end={ended} />}
            {card.text && <p className={styles.text}>{card.text}</p>}
          </li>
        );
      })}
    </PlainList>
  );
}
