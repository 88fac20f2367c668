import { useTranslation } from "react-i18next";
import { ActionLink } from "#components/action-link.tsx";
import { Callout } from "#components/callout.tsx";
import { CardList } from "#components/card-list.tsx";
import { ContactCard } from "#components/contact-card.tsx";
import { Container } from "#components/container.tsx";
import { Hero } from "#components/hero.tsx";
import { PageLink } from "#components/page-link.tsx";
import { Part } from "#components/part.tsx";
import { Section } from "#components/section.tsx";
import type { MainPage } from "#schemas/main-page.ts";
import styles from "./main-page.module.css";

export function MainPageTemplate({ view }: { view: MainPage }) {
  const { t } = useTranslation();
  return (
    <>
      <Hero view={view} />
      <Container>
        <div className={styles.sections}>
          {view.notice && (
            <Part view={view} name="notice">
              <Callout {...view.notice} />
            </Part>
          )}
          <Cards title={t("home.lifeEvents")} view={view} name="lifeEvents" />
          <Cards title={t("home.services")} view={view} name="services" />
          <Cards title={t("home.audiences")} view={view} name="audiences" />
          <Cards title={t("home.applications")} view={view} name="applications" />
          <Cards title={t("home.news")} view={view} name="news" />
          <Cards title={t("home.events")} view={view} name="events" />
          {view.officeFinder && (
            <Section title={t("home.officeFinder")}>
              <Part view={view} name="officeFinder">
                <ActionLink link={view.officeFinder} />
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

type CardsProps = {
  title: string;
  view: MainPage;
  name: "lifeEvents" | "services" | "audiences" | "applications" | "news" | "events";
};

function Cards({ title, view, name }: CardsProps) {
  const value = view[name];
  const { cards, more } = Array.isArray(value) ? { cards: value, more: null } : (value ?? nothing);
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <Part view={view} name={name}>
        <CardList cards={cards} />
        {more && (
          <p>
            <PageLink link={more} />
          </p>
        )}
      </Part>
    </Section>
  );
}

const nothing = { cards: [], more: null };
