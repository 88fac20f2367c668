import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import { SearchForm } from "#components/form/search-form.tsx";
import { Band } from "#components/layout/band.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { Section } from "#components/layout/section.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { Callout } from "#components/message/callout.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { MainPage } from "#schemas/structures/main-page.ts";
import { Hero } from "./hero.tsx";
import styles from "./main-page.module.css";

export function MainPageTemplate({ view }: { view: MainPage }) {
  const { t } = useTranslation();
  return (
    <>
      <Hero view={view} />
      <Band>
        <FieldSection view={view} name="notice">
          {(notice) => <Callout {...notice} />}
        </FieldSection>
        <Cards title={t("home.lifeEvents")} view={view} name="lifeEvents" hasIcons />
        <Cards title={t("home.services")} view={view} name="services" />
      </Band>
      {(view.offices ?? view.officeFinder ?? view.contact) && (
        <Band tone="tint">
          <div className={styles.help}>
            <OfficeFinder view={view} />
            <PageContact view={view} />
          </div>
        </Band>
      )}
      <Band>
        <Cards title={t("home.audiences")} view={view} name="audiences" />
        <Cards title={t("home.applications")} view={view} name="applications" />
        <Cards title={t("home.news")} view={view} name="news" hasLead />
        <Cards title={t("home.events")} view={view} name="events" />
      </Band>
    </>
  );
}

function OfficeFinder({ view }: { view: MainPage }) {
  const { t } = useTranslation();
  const title = t("home.officeFinder");
  if (view.offices === null)
    return (
      <FieldSection view={view} name="officeFinder" title={title}>
        {(officeFinder) => <ActionLink link={officeFinder} />}
      </FieldSection>
    );
  return (
    <Section title={title}>
      <SearchForm action={view.offices} label={t("office.townOrPostcode")} place="office" />
    </Section>
  );
}

type CardsProps = {
  title: string;
  view: MainPage;
  name: "lifeEvents" | "services" | "audiences" | "applications" | "news" | "events";
  hasLead?: boolean;
  hasIcons?: boolean;
};

function Cards({ title, view, name, ...looks }: CardsProps) {
  const value = view[name];
  const { cards, more } = Array.isArray(value) ? { cards: value, more: null } : (value ?? nothing);
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <TranslatedField view={view} name={name}>
        <CardList cards={cards} {...looks} />
        {more && (
          <p>
            <PageLink link={more} />
          </p>
        )}
      </TranslatedField>
    </Section>
  );
}

const nothing = { cards: [], more: null };
