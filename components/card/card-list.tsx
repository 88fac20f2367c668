import { FullRows } from "#components/layout/full-rows.tsx";
import { endedLast, useEnded } from "#components/link/ended-note.tsx";
import type { Card as CardView } from "#schemas/values/card.ts";
import { Card } from "./card.tsx";
import { CardLinks } from "./card-links.tsx";

/** Maximum number of cards with images; more are shown as a list. */
const maxCards = 12;

type Props = {
  cards: readonly CardView[];
  /** Heading level of cards with images. */
  level?: 2 | 3 | 4;
  /** True to label each service and application as such. */
  showKind?: boolean;
  /** True to show the first of three or four cards with images larger than the others. */
  hasLead?: boolean;
  /** True to show the illustrations of cards without images. */
  hasIcons?: boolean;
};

/** Cards, services that have ended last: boxes if they have images, else a list of links. */
export function CardList({ cards: given, level = 3, showKind = false, hasLead = false, hasIcons = false }: Props) {
  const endOf = useEnded();
  const cards = endedLast(given, (card) => endOf(card) !== null);
  if (cards.length > maxCards || cards.every(({ image }) => image === null))
    return <CardLinks cards={cards} showKind={showKind} hasIcons={hasIcons} />;
  return (
    <FullRows hasLead={hasLead}>
      {cards.map((card) => (
        <li key={`${card.href} ${card.label}`}>
          <Card card={card} level={level} />
        </li>
      ))}
    </FullRows>
  );
}
