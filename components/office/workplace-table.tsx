import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { ListTable } from "#components/list/list-table.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { PhoneAndEmail } from "#components/text/phone-and-email.tsx";
import { UnbrokenWords } from "#components/text/unbroken-words.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Contact } from "#schemas/values/office/contact.ts";
import type { PostalAddress } from "#schemas/values/office/postal-address.ts";
import type { regionCodes } from "#schemas/values/office/region.ts";
import { RouteLink } from "./route-link.tsx";

interface Workplace extends Pick<Contact, "phone" | "email"> {
  name: string;
  /** Its page; `language` is set when it differs from the language of the name. */
  page: { href: string; language: Language | null } | null;
  /** Language of its own texts, when it is not the page's. */
  language: Language | null;
  /** Left out when all workplaces are in the same region. */
  region?: (typeof regionCodes)[number] | null;
  district: string | null;
  address: PostalAddress | null;
  /** Number of its marker on the map. */
  number?: number;
}

type Props<Row extends Workplace> = {
  caption: string;
  workplaces: readonly Row[];
  state?: (workplace: Row) => ReactNode;
  /** True when the number of rows is shown elsewhere and there is no heading right above. */
  isCounted?: boolean;
};

/** Workplaces of an agency with addresses and contacts. */
export function WorkplaceTable<Row extends Workplace>({
  caption,
  workplaces,
  state = () => null,
  isCounted = false,
}: Props<Row>) {
  const { t } = useTranslation();
  const withRegions = workplaces.some(({ region }) => region);
  return (
    <ListTable
      caption={caption}
      isUnderHeading={!isCounted}
      isCounted={isCounted}
      rows={workplaces}
      columns={[
        {
          title: t("office.workplace"),
          cell: ({ name, page, language, number }) => (
            <InLanguage language={language} inline>
              {number && `${number}. `}
              {page ? (
                <PageLink link={{ label: name, external: false, ...page }}>
                  <UnbrokenWords text={name} />
                </PageLink>
              ) : (
                <UnbrokenWords text={name} />
              )}
            </InLanguage>
          ),
        },
        { title: t("office.state"), cell: state, look: "plain" },
        {
          title: t("contact.address"),
          cell: ({ address }) =>
            address && (
              <>
                <AddressText address={address} />
                {address.position && (
                  <div>
                    <RouteLink position={address.position} />
                  </div>
                )}
              </>
            ),
          look: "plain",
        },
        {
          title: t("office.reach"),
          cell: ({ phone, email }) => (phone || email) && <PhoneAndEmail phone={phone} email={email} />,
          look: "plain",
        },
        {
          title: withRegions ? t("office.districtAndRegion") : t("office.district"),
          cell: (row) => (row.district || row.region) && <Place workplace={row} />,
        },
      ]}
    />
  );
}

function Place({ workplace: { district, region, language } }: { workplace: Workplace }) {
  const { t } = useTranslation();
  return (
    <>
      {district && (
        <InLanguage language={language} inline>
          <UnbrokenWords text={district} />
        </InLanguage>
      )}
      {district && region && ", "}
      {region && t(`regions.${region}`)}
    </>
  );
}
