import type { ComponentProps } from "react";
import { ContactCard } from "#components/card/contact-card.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import type { Translation } from "#schemas/structures/structure.ts";

type Props = { view: Translation & { contact: ComponentProps<typeof ContactCard>["contact"] | null } };

/** The contact for questions about the page, a card with its own heading. */
export function PageContact({ view }: Props) {
  return (
    <FieldSection view={view} name="contact">
      {(contact) => <ContactCard contact={contact} level={2} />}
    </FieldSection>
  );
}
