import { useTranslation } from "react-i18next";
import { FactList } from "#components/list/fact-list.tsx";
import { languages, tagOf } from "#schemas/site/languages.ts";
import type { Demo } from "./demo.ts";
import { DemoTemplate } from "./demo-template.tsx";

/** The page's own addresses, and how addresses are composed. */
export function AddressesDemo({ view: { addresses, sites, extra } }: { view: Demo }) {
  const { t } = useTranslation();
  const inLanguages = addresses.map(({ language, href }) => ({
    term: languages[language].name,
    language,
    value: (
      <a href={href} hrefLang={tagOf(language)}>
        {href}
      </a>
    ),
  }));
  const onSites = sites.map(({ name, language, href }) => ({ term: name, language, value: <a href={href}>{href}</a> }));
  const extras = [
    { term: t("demo.addresses.extraExample"), value: <a href={extra.example}>{extra.example}</a> },
    { term: t("demo.addresses.extraHere"), value: extra.path || t("demo.addresses.extraNone") },
  ];
  const examples = (
    [
      ["languages", inLanguages],
      ["sites", onSites],
      ["extra", extras],
    ] as const
  ).map(([name, facts]) => ({
    title: t(`demo.addresses.${name}`),
    content: (
      <>
        <p>{t(`demo.addresses.${name}Text`)}</p>
        <FactList look="row" facts={facts} />
      </>
    ),
  }));
  return <DemoTemplate texts="addresses" examples={examples} />;
}
