import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import { Section } from "#components/layout/section.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { NearText } from "#components/office/near-text.tsx";
import { RouteLink } from "#components/office/route-link.tsx";
import { WorkplaceState } from "#components/office/workplace-state.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import type { SearchNotes } from "#schemas/lists/listing-view.ts";
import type { OfficeAnswer } from "#schemas/lists/search/office-answer.ts";
import styles from "./search-results.module.css";

/** The offices that a search asks for, or those near the place, with their addresses and whether they are open. */
export function OfficeAnswers({ offices, near }: Pick<SearchNotes, "offices" | "near">) {
  const { t } = useTranslation();
  if (offices.length === 0) return null;
  return (
    <Section title={t("search.offices")}>
      <NearText near={near} />
      <PlainList>
        {offices.map((office) => (
          <li key={office.href} className={styles.result}>
            <Office office={office} />
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function Office({ office }: { office: OfficeAnswer }) {
  const { name, href, language, address } = office;
  return (
    <>
      <h3>
        <InLanguage language={language} inline>
          <PageLink link={{ label: name, href, external: false, language }} />
        </InLanguage>
      </h3>
      <p>
        <WorkplaceState {...office} />
      </p>
      {address && <AddressText address={address} />}
      {address?.position && (
        <p>
          <RouteLink position={address.position} />
        </p>
      )}
    </>
  );
}
