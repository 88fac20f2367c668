import { useTranslation } from "react-i18next";
import type { MainPage } from "#schemas/main-page.ts";
import type { Link } from "#schemas/values/link.ts";
import { ActionLink } from "./action-link.tsx";
import { Picture } from "./figure.tsx";
import styles from "./hero.module.css";
import { HeroFrame } from "./hero-frame.tsx";
import { PageLink } from "./page-link.tsx";
import { Part } from "./part.tsx";
import { PlainList } from "./plain-list.tsx";
import { SearchForm } from "./search-form.tsx";

/** What a main page opens with: what the site is for, the first thing to do and what most people look for. */
export function Hero({ view }: { view: MainPage }) {
  const { title, lead, image, action, search, popular } = view;
  return (
    <HeroFrame
      title={
        <Part view={view} name="title" inline>
          {title}
        </Part>
      }
      lead={
        lead && (
          <Part view={view} name="lead" inline>
            {lead}
          </Part>
        )
      }
      image={
        image && (
          <Part view={view} name="image">
            <Picture image={image} use="hero" />
          </Part>
        )
      }
    >
      {action && (
        <Part view={view} name="action">
          <ActionLink link={action} />
        </Part>
      )}
      {search && <SearchForm action={search} />}
      {popular.length > 0 && (
        <Part view={view} name="popular">
          <Popular links={popular} />
        </Part>
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
