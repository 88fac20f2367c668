import { useTranslation } from "react-i18next";
import type { Translation } from "#schemas/structure.ts";
import type { Office } from "#schemas/values/office.ts";
import { ListTable } from "./list-table.tsx";
import { PageLink } from "./page-link.tsx";
import { Part } from "./part.tsx";
import { Reach } from "./reach.tsx";

/** The services of an office (spec §2.4) with who does them and where. */
export function OfficeServices({ view }: { view: Office & Translation }) {
  const { t } = useTranslation();
  const inPart = (text: string | null) =>
    text && (
      <Part view={view} name="services" inline>
        {text}
      </Part>
    );
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
        { title: t("office.unit"), cell: ({ unit }) => inPart(unit) },
        { title: t("office.place"), cell: ({ place }) => inPart(place) },
        {
          title: t("office.reach"),
          cell: ({ phone, email }) => (phone || email) && <Reach phone={phone} email={email} />,
        },
      ]}
    />
  );
}
