import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import type { Translation } from "#schemas/structures/structure.ts";

type Props = { view: Translation & { related: ComponentProps<typeof CardList>["cards"] } };

export function RelatedSection({ view }: Props) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="related" title={t("page.related")}>
      {(cards) => <CardList cards={cards} />}
    </FieldSection>
  );
}
