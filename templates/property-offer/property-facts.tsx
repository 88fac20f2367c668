import { useTranslation } from "react-i18next";
import { Panel } from "#components/layout/panel.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { UnitText } from "#components/offer/unit-text.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { TranslatedField, translatedText } from "#components/text/translated-field.tsx";
import type { PropertyOffer } from "#schemas/structures/property-offer.ts";

/** Owner, location and number of a property offer. */
export function PropertyFacts({ view }: { view: PropertyOffer }) {
  const { t } = useTranslation();
  const facts = [
    {
      term: t("property.holder"),
      value: view.holder && (
        <TranslatedField view={view} name="holder">
          <UnitText unit={view.holder} />
        </TranslatedField>
      ),
    },
    { term: t("property.location"), value: view.location && <AddressText address={view.location} /> },
    { term: t("page.published"), value: view.publishedOn && <DateText instant={view.publishedOn} /> },
    { term: t("property.offerNo"), value: translatedText(view, "offerNo") },
  ];
  return (
    <Panel>
      <FactList facts={facts} />
    </Panel>
  );
}
