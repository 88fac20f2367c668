import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#schemas/languages.ts";
import type { Contact } from "#schemas/values/contact.ts";
import type { PostalAddress } from "#schemas/values/postal-address.ts";
import { AddressText } from "./address-text.tsx";
import { InLanguage } from "./environment.tsx";
import { ListTable } from "./list-table.tsx";
import { PageLink } from "./page-link.tsx";
import { Reach } from "./reach.tsx";

interface Workplace extends Pick<Contact, "phone" | "email"> {
  name: string;
  /** Its page; the language is set when that is not the one the name stands in. */
  page: { href: string; language: Language | null } | null;
  /** Of its own texts, when that is not the page's. */
  language: Language | null;
  district: string | null;
  address: PostalAddress | null;
}

type Props<Row extends Workplace> = {
  caption: string;
  workplaces: readonly Row[];
  state?: (workplace: Row) => ReactNode;
};

/** Workplaces of an agency with where they are and how to reach them. */
export function WorkplaceTable<Row extends Workplace>({ caption, workplaces, state = () => null }: Props<Row>) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={caption}
      isUnderHeading
      rows={workplaces}
      columns={[
        {
          title: t("office.workplace"),
          cell: ({ name, page, language }) => (
            <InLanguage language={language} inline>
              {page ? <PageLink link={{ label: name, external: false, ...page }} /> : name}
            </InLanguage>
          ),
        },
        { title: t("office.state"), cell: state },
        {
          title: t("office.district"),
          cell: ({ district, language }) =>
            district && (
              <InLanguage language={language} inline>
                {district}
              </InLanguage>
            ),
        },
        { title: t("contact.address"), cell: ({ address }) => address && <AddressText address={address} /> },
        {
          title: t("office.reach"),
          cell: ({ phone, email }) => (phone || email) && <Reach phone={phone} email={email} />,
        },
      ]}
    />
  );
}
