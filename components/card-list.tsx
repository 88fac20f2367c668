import type { Card as CardView } from "#schemas/values/card.ts";
import { Card } from "./card.tsx";
import styles from "./card-list.module.css";
import { PlainList } from "./plain-list.tsx";

/** Cards in as many columns as fit; `level` is that of their headings. */
export function CardList({ cards, level = 3 }: { cards: readonly CardView[]; level?: 2 | 3 }) {
  return (
    <PlainList className={styles.list}>
      {cards.map((card) => (
        <li key={`${card.href} ${card.label}`}>
          <Card card={card} level={level} />
        </li>
      ))}
    </PlainList>
  );
}
