import { useTranslation } from "react-i18next";
import { Container } from "#components/layout/container.tsx";
import { Icon } from "#components/media/icon.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { Link } from "#schemas/values/link.ts";
import styles from "./breadcrumb.module.css";

type Crumb = Pick<Link, "label" | "href" | "language">;

/** The way from the site's home to this page, which is the last crumb; nothing on the home page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  if (crumbs.length === 0) return null;
  const [page, ...above] = crumbs.toReversed();
  return (
    <Container>
      <nav className={styles.breadcrumb} aria-label={t("breadcrumb")}>
        <ol>
          {above.toReversed().map((crumb) => (
            <li key={crumb.href} lang={tagOf(crumb.language)}>
              <a href={crumb.href}>{crumb.label}</a>
              <Icon name="chevron-right" size="xs" />
            </li>
          ))}
          {page && (
            <li aria-current="page" lang={tagOf(page.language)}>
              {page.label}
            </li>
          )}
        </ol>
      </nav>
    </Container>
  );
}
