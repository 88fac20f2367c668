import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import { Icon } from "#components/media/icon.tsx";
import { pageSizes } from "#schemas/lists/list-state.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import styles from "./letter-bar.module.css";
import { type ListLinks, useListLinks } from "./list-links.ts";
import { pageNumbers } from "./page-numbers.ts";

/** Links to the other pages of a list; nothing when there is only one page. */
export function Pager({ listing }: { listing: Listing<unknown> }) {
  const { t } = useTranslation();
  const linkTo = useListLinks(listing);
  const {
    state: { page },
    pages,
  } = listing;
  if (pages === 1) return null;
  const numbered = pageNumbers(page, pages).map((number, index) => ({ number, key: number ?? -index }));
  return (
    <nav aria-label={t("list.pages")}>
      <PlainList className={styles.letters}>
        {page > 1 && (
          <li>
            <a className={styles.letter} href={linkTo({ page: page - 1 })} rel="prev">
              <Step text={t("list.previous")} mark={<Icon name="chevron-left" />} isBefore />
            </a>
          </li>
        )}
        {numbered.map(({ number, key }) => (
          <li key={key}>
            <PageNumber number={number} current={page} linkTo={linkTo} />
          </li>
        ))}
        {page < pages && (
          <li>
            <a className={styles.letter} href={linkTo({ page: page + 1 })} rel="next">
              <Step text={t("list.next")} mark={<Icon name="chevron-right" />} />
            </a>
          </li>
        )}
      </PlainList>
    </nav>
  );
}

function Step({ text, mark, isBefore = false }: { text: string; mark: ReactNode; isBefore?: boolean }) {
  return (
    <span>
      {isBefore && mark} {text} {!isBefore && mark}
    </span>
  );
}

type PageNumberProps = {
  number: number | null;
  current: number;
  linkTo: ListLinks;
};

function PageNumber({ number, current, linkTo }: PageNumberProps) {
  const { t } = useTranslation();
  if (number === null) return <span className={styles.letter}>…</span>;
  const text = (
    <span>
      <span className="visually-hidden">{t("list.page")} </span>
      {number}
    </span>
  );
  return number === current ? (
    <strong className={styles.letter} aria-current="page">
      {text}
    </strong>
  ) : (
    <a className={styles.letter} href={linkTo({ page: number })}>
      {text}
    </a>
  );
}

/** Links to choose the page size; nothing when the shortest page holds all records. */
export function PageSizes({ listing }: { listing: Listing<unknown> }) {
  const { t } = useTranslation();
  const linkTo = useListLinks(listing);
  if (listing.extent !== "pages" || listing.total <= pageSizes[0]) return null;
  return (
    <nav aria-label={t("list.size")}>
      {t("list.size")}:{" "}
      <PlainList className={styles.letters}>
        {pageSizes.map((size) => (
          <li key={size}>
            {size === listing.state.size ? (
              <strong className={styles.letter} aria-current="true">
                {size}
              </strong>
            ) : (
              <a className={styles.letter} href={linkTo({ size })}>
                {size}
              </a>
            )}
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
