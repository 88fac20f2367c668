import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { EmailLink } from "#components/text/email-link.tsx";
import { formatBytes } from "#schemas/values/file-size.ts";
import type { ElectronicMailroom } from "#schemas/values/office/electronic-mailroom.ts";

/** Address and formats for electronic submissions to an office. */
export function OfficeMailroom({ mailroom: { email, rules, formats, maxBytes } }: { mailroom: ElectronicMailroom }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const facts = [
    { term: t("contact.email"), value: email && <EmailLink email={email} /> },
    { term: t("office.formats"), value: formats.join(", ") },
    { term: t("office.maxSize"), value: formatBytes(maxBytes, language) },
    { term: t("office.rules"), value: rules && <PageLink link={rules} /> },
  ];
  return <FactList facts={facts} look="row" />;
}
