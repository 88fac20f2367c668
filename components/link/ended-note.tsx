import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import type { ServiceEnd } from "#schemas/values/offer/service-end.ts";
import styles from "./ended-note.module.css";
import { PageLink } from "./page-link.tsx";

/** Says that a service has ended, with a link to the one that replaces it. */
export function EndedNote({ end }: { end: ServiceEnd }) {
  const { t } = useTranslation();
  return (
    <>
      <StateTag tone="neutral">{t("link.ended")}</StateTag>
      {end.replacement && (
        <>
          {" "}
          <span className={styles.replacement}>
            {t("link.replacedBy")} <PageLink link={end.replacement} />
          </span>
        </>
      )}
    </>
  );
}

/** Returns a function that returns the end of a linked service if it has ended by the time of the request, else null. */
export function useEnded(): (link: { ended?: ServiceEnd | null }) => ServiceEnd | null {
  const environment = useEnvironment();
  // The time is read only for services with an end: most pages do not depend on it.
  return ({ ended }) => (ended && Date.parse(ended.from) <= environment.now ? ended : null);
}

/** Puts links to services that have ended last, otherwise in the given order. */
export function endedLast<Item>(items: readonly Item[], hasEnded: (item: Item) => boolean): Item[] {
  return items.toSorted((a, b) => Number(hasEnded(a)) - Number(hasEnded(b)));
}
