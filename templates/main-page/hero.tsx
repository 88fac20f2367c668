import { useTranslation } from "react-i18next";
import { SearchForm } from "#components/form/search-form.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { HeroFrame } from "#components/layout/hero-frame.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import type { MainPage } from "#schemas/structures/main-page.ts";
import type { Link } from "#schemas/values/link.ts";
import styles from "./hero.module.css";

/** Top of a main page: lead, search, popular links and the main action. */
export function Hero({ view }: { view: MainPage }) {
  const { search } = view;
  return (
    <HeroFrame view={view}>
      {search && <SearchForm action={search} isSuggested />}
      <FieldSection view={view} name="popular">
        {(links) => <Popular links={links} />}
      </FieldSection>
      <FieldSection view={view} name="action">
        {(action) => <ActionLink link={action} />}
      </FieldSection>
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
