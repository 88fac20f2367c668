import { CardList } from "#components/card/card-list.tsx";
import { Section } from "#components/layout/section.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import type { ServicesHub } from "#schemas/structures/services-hub.ts";

/** Cards under a heading. */
export function CardGroup({ group: { id, title, lead, cards, more } }: { group: ServicesHub["groups"][number] }) {
  return (
    <Section id={id} title={title}>
      {lead && <p>{lead}</p>}
      <CardList cards={cards} showKind={cards.some(({ kind }) => kind === "application")} />
      {more && (
        <p>
          <PageLink link={more} />
        </p>
      )}
    </Section>
  );
}
