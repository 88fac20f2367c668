import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { FieldSection } from "#components/layout/field-section.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import type { Translation } from "#schemas/structures/structure.ts";

type Props = { view: Translation & { contact: ComponentProps<typeof PersonText>["person"] | null } };

/** The person to ask. */
export function ContactPersonSection({ view }: Props) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="contact" title={t("contact.title")}>
      {(contact) => <PersonText person={contact} />}
    </FieldSection>
  );
}
