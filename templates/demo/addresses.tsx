import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { languages, tagOf } from "#schemas/site/languages.ts";
import type { Demo } from "./demo.ts";

/** The page's own addresses and how an address is made. */
export function AddressesDemo({ view: { addresses, sites, extra } }: { view: Demo }) {
  const { t } = useTranslation();
  return (
    <PageLayout heading={<PageHeading title={t("demo.addresses.title")} lead={t("demo.addresses.lead")} />}>
      <Section title={t("demo.addresses.languages")}>
        <p>{t("demo.addresses.languagesText")}</p>
        <FactList
          look="row"
          facts={addresses.map(({ language, href }) => ({
            term: languages[language].name,
            language,
            value: (
              <a href={href} hrefLang={tagOf(language)}>
                {href}
              </a>
            ),
          }))}
        />
      </Section>
      <Section title={t("demo.addresses.sites")}>
        <p>{t("demo.addresses.sitesText")}</p>
        <FactList
          look="row"
          facts={sites.map(({ name, language, href }) => ({ term: name, language, value: <a href={href}>{href}</a> }))}
        />
      </Section>
      <Section title={t("demo.addresses.extra")}>
        <p>{t("demo.addresses.extraText")}</p>
        <FactList
          look="row"
          facts={[
            { term: t("demo.addresses.extraExample"), value: <a href={extra.example}>{extra.example}</a> },
            { term: t("demo.addresses.extraHere"), value: extra.path || t("demo.addresses.extraNone") },
          ]}
        />
      </Section>
    </PageLayout>
  );
}
