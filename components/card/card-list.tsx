import { PlainList } from "#components/list/plain-list.tsx";
import type { Card as CardView } from "#schemas/values/card.ts";
import { Card } from "./card.tsx";
import styles from "./card-list.module.css";

type Props = {
  cards: readonly CardView[];
  /** Level of their headings. */
  level?: 2 | 3;
  /** Labels each card with its kind. */
  showKind?: boolean;
};

/** Cards in as many columns as fit. */
export function CardList({ cards, level = 3, showKind = false }: Props) {
  return (
    <PlainList className={styles.list}>
      {cards.map((card) => (
        <li key={`${card.href} ${card.label}`}>
          <Card card={card} level={level} showKind={showKind} />
        </li>
      ))}
    </PlainList>
  );
}
