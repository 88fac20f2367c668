import type { ServicesHub } from "#schemas/services-hub.ts";
import { CardLinks } from "./card-links.tsx";
import { CardList } from "./card-list.tsx";
import { PageLink } from "./page-link.tsx";
import { Section } from "./section.tsx";

/** More cards than this are easier to read as a list. */
const mostCards = 12;

/** Cards under a heading of their own. */
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
