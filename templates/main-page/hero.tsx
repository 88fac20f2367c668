import { useTranslation } from "react-i18next";
import { SearchForm } from "#components/form/search-form.tsx";
import { HeroFrame } from "#components/layout/hero-frame.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { Picture } from "#components/media/figure.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { MainPage } from "#schemas/structures/main-page.ts";
import type { Link } from "#schemas/values/link.ts";
import styles from "./hero.module.css";

/** What a main page opens with: what the site is for, the first thing to do and what most people look for. */
export function Hero({ view }: { view: MainPage }) {
  const { title, lead, image, action, search, popular } = view;
  return (
    <HeroFrame
      title={
        <TranslatedField view={view} name="title" inline>
          {title}
        </TranslatedField>
      }
      lead={
        lead && (
          <TranslatedField view={view} name="lead" inline>
            {lead}
          </TranslatedField>
        )
      }
      image={
        image && (
          <TranslatedField view={view} name="image">
            <Picture image={image} use="hero" />
          </TranslatedField>
        )
      }
    >
      {action && (
        <TranslatedField view={view} name="action">
          <ActionLink link={action} />
        </TranslatedField>
      )}
      {search && <SearchForm action={search} />}
      {popular.length > 0 && (
        <TranslatedField view={view} name="popular">
          <Popular links={popular} />
        </TranslatedField>
      )}
    </HeroFrame>
  );
}

function Popular({ links }: { links: readonly Link[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.popular}>
      <p>{t("home.popular")}</p>
      <PlainList className={styles.links}>
        {links.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <PageLink link={link} />
          </li>
        ))}
      </PlainList>
    </div>
  );
}
