import { useTranslation } from "react-i18next";
import { ActionLink } from "#components/action-link.tsx";
import { Callout } from "#components/callout.tsx";
import { CardList } from "#components/card-list.tsx";
import { ContactCard } from "#components/contact-card.tsx";
import { Container } from "#components/container.tsx";
import { Hero } from "#components/hero.tsx";
import { PageLink } from "#components/page-link.tsx";
import { Section } from "#components/section.tsx";
import type { MainPage } from "#schemas/main-page.ts";
import styles from "./main-page.module.css";

export function MainPageTemplate({ view }: { view: MainPage }) {
  const { t } = useTranslation();
  return (
    <>
      <Hero title={view.title} lead={view.lead} image={view.image} action={view.action} popular={view.popular} />
      <Container>
        <div className={styles.sections}>
          {view.notice && <Callout {...view.notice} />}
          <Cards title={t("home.lifeEvents")} cards={view.lifeEvents} />
          <Cards title={t("home.services")} cards={view.services} />
          <Cards title={t("home.audiences")} cards={view.audiences} />
          <Cards title={t("home.applications")} cards={view.applications} />
          <Cards title={t("home.news")} {...view.news} />
          {view.events && <Cards title={t("home.events")} {...view.events} />}
          {view.officeFinder && (
            <Section title={t("home.officeFinder")}>
              <ActionLink link={view.officeFinder} />
            </Section>
          )}
          {view.contact && <ContactCard contact={view.contact} level={2} />}
        </div>
      </Container>
    </>
  );
}

type CardsProps = { title: string; cards: MainPage["services"]; more?: MainPage["news"]["more"] };

function Cards({ title, cards, more = null }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <CardList cards={cards} />
      {more && (
        <p>
          <PageLink link={more} />
        </p>
      )}
    </Section>
  );
}
