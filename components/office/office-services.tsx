import { useTranslation } from "react-i18next";
import { PageLink } from "#components/link/page-link.tsx";
import { ListTable } from "#components/list/list-table.tsx";
import { PhoneAndEmail } from "#components/text/phone-and-email.tsx";
import { translatedInline } from "#components/text/translated-field.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import type { Office } from "#schemas/values/office/office.ts";

/** The services of an office (spec §2.4), with the people and places responsible. */
export function OfficeServices({ view }: { view: Office & Translation }) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t("office.services")}
      isUnderHeading
      rows={view.services}
      columns={[
        {
          title: t("office.service"),
          cell: ({ key, link }) =>
            link ? <PageLink link={link}>{t(`office.serviceNames.${key}`)}</PageLink> : t(`office.serviceNames.${key}`),
        },
        { title: t("office.unit"), cell: ({ unit }) => translatedInline(view, "services", unit) },
        { title: t("office.place"), cell: ({ place }) => translatedInline(view, "services", place) },
        {
          title: t("office.reach"),
          cell: ({ phone, email }) => (phone || email) && <PhoneAndEmail phone={phone} email={email} />,
        },
      ]}
    />
  );
}
