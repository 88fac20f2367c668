import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import { Band } from "#components/layout/band.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { ServicesHub } from "#schemas/structures/services-hub.ts";
import { CardGroup } from "./card-group.tsx";
import { ServiceAlphabet } from "./service-alphabet.tsx";

export function ServicesHubTemplate({ view }: { view: ServicesHub }) {
  const { t } = useTranslation();
  return (
    <>
      <Band tone={view.level === 1 ? "tint" : "plain"}>
        <ViewHeading view={view} />
      </Band>
      <Band>
        {view.groups.length > 2 && (
          <TranslatedField view={view} name="groups">
            <ContentsList sections={view.groups} />
          </TranslatedField>
        )}
        {view.alphabet && <ServiceAlphabet alphabet={view.alphabet} />}
        <FieldSection view={view} name="featured" title={t("hub.featured")}>
          {(featured) => <CardList cards={featured} />}
        </FieldSection>
        <TranslatedField view={view} name="groups">
          {view.groups.map((group) => (
            <CardGroup key={group.id} group={group} />
          ))}
        </TranslatedField>
        <FieldSection view={view} name="lifeEvents" title={t("home.lifeEvents")}>
          {(lifeEvents) => <CardList cards={lifeEvents} hasIcons />}
        </FieldSection>
        <PageContact view={view} />
      </Band>
    </>
  );
}
