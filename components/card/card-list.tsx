import { FullRows } from "#components/layout/full-rows.tsx";
import { endedLast, useEnded } from "#components/link/ended-note.tsx";
import type { Card as CardView } from "#schemas/values/card.ts";
import { Card } from "./card.tsx";
import { CardLinks } from "./card-links.tsx";

/** Maximum number of cards; more are shown as a list. */
const maxCards = 12;

type Props = {
  cards: readonly CardView[];
  /** Heading level of the cards. */
  level?: 2 | 3 | 4;
  /** True to label each card with its kind. */
  showKind?: boolean;
  /** True to show the first of three or four cards larger than the others. */
  hasLead?: boolean;
};

/** Cards in full rows, services that have ended last; a large number is a plain list of links. */
export function CardList({ cards: given, level = 3, showKind = false, hasLead = false }: Props) {
  const endOf = useEnded();
  const cards = endedLast(given, (card) => endOf(card) !== null);
  if (cards.length > maxCards) return <CardLinks cards={cards} />;
  // Cards in one list should look alike: if any has an image, those without one get an illustration.
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
