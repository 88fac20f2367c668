import { useTranslation } from "react-i18next";
import type { PropertyOffer } from "#schemas/property-offer.ts";
import { AddressText } from "./address-text.tsx";
import { DateText } from "./dates.tsx";
import { FactList } from "./fact-list.tsx";
import { Panel } from "./panel.tsx";
import { Part } from "./part.tsx";
import { UnitText } from "./unit-text.tsx";

/** Who offers property and where it can be found. */
export function PropertyFacts({ view }: { view: PropertyOffer }) {
  const { t } = useTranslation();
  const facts = [
    {
      term: t("property.holder"),
      value: (
        <Part view={view} name="holder">
          <UnitText unit={view.holder} />
        </Part>
      ),
    },
    { term: t("property.location"), value: <AddressText address={view.location} /> },
    { term: t("page.published"), value: <DateText instant={view.publishedOn} /> },
    {
      term: t("property.offerNo"),
      value: view.offerNo && (
        <Part view={view} name="offerNo" inline>
          {view.offerNo}
        </Part>
      ),
    },
  ];
  return (
    <Panel>
      <FactList facts={facts} look="row" />
    </Panel>
  );
}
