import { CardList } from "#components/card/card-list.tsx";
import { Section } from "#components/layout/section.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import type { ServicesHub } from "#schemas/structures/services-hub.ts";
import { CardLinks } from "./card-links.tsx";

/** Largest number of cards; more of them become a list. */
const mostCards = 12;

/** Cards under a heading. */
export function CardGroup({ group: { id, title, lead, cards, more } }: { group: ServicesHub["groups"][number] }) {
  return (
    <Section id={id} title={title}>
      {lead && <p>{lead}</p>}
      {cards.length > mostCards ? <CardLinks cards={cards} /> : <CardList cards={cards} showKind />}
      {more && (
        <p>
          <PageLink link={more} />
        </p>
      )}
    </Section>
  );
}
