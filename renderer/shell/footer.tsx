import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { Container } from "#components/layout/container.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { Icon } from "#components/media/icon.tsx";
import { ConsentLink } from "#components/shell/consent-link.tsx";
import type { FeedLink } from "#renderer/exports/feed-links.ts";
import { tagOf } from "#schemas/site/languages.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import styles from "./footer.module.css";
import type { FooterColumn, Shell, ShellLink } from "./shell.ts";

export interface FooterProps {
  shell: Pick<Shell, "siteName" | "cookieSettings" | "footer">;
  feeds: readonly FeedLink[];
  year: string;
}

/** Footer of every page: links, contact and the statements required by law. */
export function Footer({ shell: { siteName, cookieSettings, footer }, feeds, year }: FooterProps) {
  const { t } = useTranslation();
  const feedLinks = feeds.map(({ name, href }) => ({
    label: t("footer.feed", { name: t(`exports.feeds.${name}`) }),
    href,
    language: null,
  }));
  return (
    <footer className={styles.footer}>
      <Container>
        <a className={styles.backToTop} href={`#${pageIds.top}`} data-click="backToTop.clicked">
          <Icon name="chevron-up" size="s" />
          {t("footer.backToTop")}
        </a>
        <div className={styles.columns}>
          {footer.columns.map((column) => (
            <Column key={column.title} {...column} />
          ))}
          {footer.contact && (
            <div className={styles.contact}>
              <ContactCard contact={footer.contact} level={2} language={footer.contact.language} />
            </div>
          )}
        </div>
        <div className={styles.bottom}>
          {cookieSettings !== null && (
            <nav aria-label={t("footer.legal")}>
              <LinkItems links={footer.legal}>
                <li>
                  <ConsentLink label={t("consent.title")} href={cookieSettings} />
                </li>
              </LinkItems>
            </nav>
          )}
          {feedLinks.length > 0 && <LinkItems links={feedLinks} />}
          <p>{t("footer.copyright", { year, siteName })}</p>
        </div>
      </Container>
    </footer>
  );
}

function Column({ title, language, links }: FooterColumn) {
  return (
    <div>
      <h2 lang={tagOf(language)}>{title}</h2>
      <LinkItems links={links} />
    </div>
  );
}

function LinkItems({ links, children }: { links: readonly ShellLink[]; children?: ReactNode }) {
  return (
    <PlainList className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} lang={tagOf(link.language)}>
            {link.label}
          </a>
        </li>
      ))}
      {children}
    </PlainList>
  );
}
