import type { Card } from "#schemas/values/card.ts";
import styles from "./card-links.module.css";
import { PageLink } from "./page-link.tsx";
import { PlainList } from "./plain-list.tsx";

/** Many cards as a list of links, each with its text. */
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
