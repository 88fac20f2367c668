import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import { Container } from "#components/layout/container.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { ServicesHub } from "#schemas/structures/services-hub.ts";
import { CardGroup } from "./card-group.tsx";
import styles from "./services-hub.module.css";

export function ServicesHubTemplate({ view }: { view: ServicesHub }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.heading} data-level={view.level}>
        <Container>
          <ViewHeading view={view} />
        </Container>
      </div>
      <Container>
        <div className={styles.sections}>
          {view.groups.length > 2 && (
            <TranslatedField view={view} name="groups">
              <ContentsList sections={view.groups} />
            </TranslatedField>
          )}
          <FieldSection view={view} name="featured" title={t("hub.featured")}>
            {(featured) => <CardList cards={featured} />}
          </FieldSection>
          <TranslatedField view={view} name="groups">
            {view.groups.map((group) => (
              <CardGroup key={group.id} group={group} />
            ))}
          </TranslatedField>
          <FieldSection view={view} name="lifeEvents" title={t("home.lifeEvents")}>
            {(lifeEvents) => <CardList cards={lifeEvents} />}
          </FieldSection>
          <PageContact view={view} />
        </div>
      </Container>
    </>
  );
}
