import { useTranslation } from "react-i18next";
import { EndedNote, endedLast, useEnded } from "#components/link/ended-note.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { LetterSections } from "#components/listing/letter-sections.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { ServiceEntry, ServicesHub } from "#schemas/structures/services-hub.ts";
import styles from "./service-alphabet.module.css";

/** The services of all sites from A to Z; those that have ended come last under their letter. */
export function ServiceAlphabet({ alphabet }: { alphabet: NonNullable<ServicesHub["alphabet"]> }) {
  const { t } = useTranslation();
  return (
    <>
      <LetterSections {...alphabet} label={t("hub.letters")}>
        {(services) => <ServiceList services={services} />}
      </LetterSections>
      <p>{t("hub.notListed")}</p>
    </>
  );
}

function ServiceList({ services }: { services: readonly ServiceEntry[] }) {
  const { t } = useTranslation();
  const endOf = useEnded();
  return (
    <PlainList className={styles.list}>
      {endedLast(services, ({ link }) => endOf(link) !== null).map(({ term, link, language, site }) => {
        const ended = endOf(link);
        return (
          <li key={`${term} ${link.href}`}>
            <PageLink link={link}>
              <span lang={tagOf(language)}>{term}</span>
            </PageLink>
            {site && <span className={styles.site}> {t("hub.onSite", { site })}</span>}
            {ended && (
              <>
                {" "}
                <EndedNote end={ended} />
              </>
            )}
          </li>
        );
      })}
    </PlainList>
  );
}
