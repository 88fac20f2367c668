import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import { ContactCard } from "#components/card/contact-card.tsx";
import { Container } from "#components/layout/container.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { Part } from "#components/layout/part.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
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
            <Part view={view} name="groups">
              <ContentsList sections={view.groups} />
            </Part>
          )}
          {view.featured.length > 0 && (
            <Section title={t("hub.featured")}>
              <Part view={view} name="featured">
                <CardList cards={view.featured} />
              </Part>
            </Section>
          )}
          <Part view={view} name="groups">
            {view.groups.map((group) => (
              <CardGroup key={group.id} group={group} />
            ))}
          </Part>
          {view.lifeEvents.length > 0 && (
            <Section title={t("home.lifeEvents")}>
              <Part view={view} name="lifeEvents">
                <CardList cards={view.lifeEvents} />
              </Part>
            </Section>
          )}
          {view.contact && (
            <Part view={view} name="contact">
              <ContactCard contact={view.contact} level={2} />
            </Part>
          )}
        </div>
      </Container>
    </>
  );
}
