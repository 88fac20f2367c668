import { PageLink } from "#components/link/page-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import type { Card } from "#schemas/values/card.ts";
import styles from "./card-links.module.css";

/** Cards as a list of links with texts. */
export function CardLinks({ cards }: { cards: readonly Card[] }) {
  return (
    <PlainList className={styles.list}>
      {cards.map((card) => (
        <li key={`${card.href} ${card.label}`}>
          <PageLink link={card} />
          {card.text && <p className={styles.text}>{card.text}</p>}
        </li>
      ))}
    </PlainList>
  );
}
