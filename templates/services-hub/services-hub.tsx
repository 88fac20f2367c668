import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import { ContactCard } from "#components/card/contact-card.tsx";
import { Container } from "#components/layout/container.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
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
          {view.featured.length > 0 && (
            <Section title={t("hub.featured")}>
              <TranslatedField view={view} name="featured">
                <CardList cards={view.featured} />
              </TranslatedField>
            </Section>
          )}
          <TranslatedField view={view} name="groups">
            {view.groups.map((group) => (
              <CardGroup key={group.id} group={group} />
            ))}
          </TranslatedField>
          {view.lifeEvents.length > 0 && (
            <Section title={t("home.lifeEvents")}>
              <TranslatedField view={view} name="lifeEvents">
                <CardList cards={view.lifeEvents} />
              </TranslatedField>
            </Section>
          )}
          {view.contact && (
            <TranslatedField view={view} name="contact">
              <ContactCard contact={view.contact} level={2} />
            </TranslatedField>
          )}
        </div>
      </Container>
    </>
  );
}
