import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { Icon } from "#components/media/icon.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import { type ListChange, withoutOption } from "#schemas/lists/address.ts";
import { type FacetName, facetNames } from "#schemas/lists/list.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { tagOf } from "#schemas/site/languages.ts";
import { useFacetTexts } from "./facet-texts.ts";
import styles from "./letter-bar.module.css";
import { useListLinks } from "./list-links.ts";

type Props = {
  listing: Listing<unknown>;
  /** Language of option labels that come from the content and not from the portal's translations. */
  language: Language | null;
  /** False on pages about the term, which is in the search field. */
  isTermShown: boolean;
};

/** The active filters, each a link that removes it. */
export function ChosenFilters({ listing, language, isTermShown }: Props) {
  const { t } = useTranslation();
  const linkTo = useListLinks(listing);
  const filters = useFilters({ listing, language, isTermShown });
  if (filters.length === 0) return null;
  return (
    <nav aria-label={t("list.chosen")}>
      <PlainList className={styles.letters}>
        {filters.map(({ name, value, language: own = null, without }) => (
          <li key={`${name} ${value}`}>
            <a className={styles.letter} href={linkTo(without)}>
              <span>
                <span className="visually-hidden">{t("list.remove")} </span>
                {name}: <span lang={tagOf(own)}>{value}</span> <Icon name="x-lg" />
              </span>
            </a>
          </li>
        ))}
        {filters.length > 1 && (
          <li>
            <a className={styles.letter} href={linkTo(noFilters)}>
              {t("list.removeAll")}
            </a>
          </li>
        )}
      </PlainList>
    </nav>
  );
}

/** List state without any filter. */
export const noFilters: ListChange = { term: "", facets: {}, from: null, to: null };

interface Filter {
  name: string;
  value: string;
  /** Language of a label that comes from the content, when it is not the page's. */
  language?: Language | null;
  without: ListChange;
}

function useFilters({ listing: { state, facets: offered }, language: rowsLanguage, isTermShown }: Props): Filter[] {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { facetName, optionName } = useFacetTexts();
  const { term, facets, from, to } = state;
  const toValue = (facet: FacetName, value: string) => {
    const { label = null, language: own = null } =
      offered.find(({ name }) => name === facet)?.options.find((option) => option.value === value) ?? {};
    if (label !== null) return { value: label, language: own };
    const text = optionName(facet, value);
    return { value: text, language: text === value ? (own ?? rowsLanguage) : null };
  };
  return [
    ...(isTermShown && term ? [{ name: t("list.term"), value: term, without: { term: "" } }] : []),
    ...facetNames.flatMap((name) =>
      (facets[name] ?? []).map((value) => ({
        name: facetName(name),
        ...toValue(name, value),
        without: withoutOption(state, name, value),
      })),
    ),
    ...(from ? [{ name: t("list.from"), value: formatDate(from, language), without: { from: null } }] : []),
    ...(to ? [{ name: t("list.to"), value: formatDate(to, language), without: { to: null } }] : []),
  ];
}
