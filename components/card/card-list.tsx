import { FullRows } from "#components/layout/full-rows.tsx";
import type { Card as CardView } from "#schemas/values/card.ts";
import { Card } from "./card.tsx";
import { CardLinks } from "./card-links.tsx";

/** Largest number of cards; more of them become a list. */
const mostCards = 12;

type Props = {
  cards: readonly CardView[];
  /** Level of their headings. */
  level?: 2 | 3 | 4;
  /** Labels each card with its kind. */
  showKind?: boolean;
  /** The first of three or four cards stands larger beside the others. */
  hasLead?: boolean;
};

/** Cards in full rows; very many are a plain list of links. */
export function CardList({ cards, level = 3, showKind = false, hasLead = false }: Props) {
  if (cards.length > mostCards) return <CardLinks cards={cards} />;
  // Cards of one list look alike: beside pictures, a card without one gets a drawing in its place.
  const isPictured = cards.some(({ image }) => image !== null);
  return (
    <FullRows hasLead={hasLead}>
      {cards.map((card) => (
        <li key={`${card.href} ${card.label}`}>
          <Card card={card} level={level} showKind={showKind} isPictured={isPictured} />
        </li>
      ))}
    </FullRows>
  );
}
