import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { FieldSection } from "#components/layout/field-section.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import type { Translation } from "#schemas/structures/structure.ts";

type Props = { view: Translation & { links: ComponentProps<typeof LinkList>["links"] } };

export function LinkSection({ view }: Props) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="links" title={t("sections.links")}>
      {(links) => <LinkList links={links} />}
    </FieldSection>
  );
}
