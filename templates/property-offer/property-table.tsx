import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { ListTable } from "#components/list/list-table.tsx";
import { MoneyText } from "#components/text/money-text.tsx";
import { languages } from "#schemas/site/languages.ts";
import type { PropertyItem } from "#schemas/structures/property-offer.ts";
import { PropertyPhotos } from "./property-photos.tsx";

/** Items on offer, one per row. */
export function PropertyTable({ items }: { items: readonly PropertyItem[] }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { locale } = languages[language];
  return (
    <ListTable
      caption={t("property.items")}
      rows={items}
      columns={[
        { title: t("property.item"), cell: ({ name }) => name },
        {
          title: t("property.photos"),
          cell: (item) => item.photos.length > 0 && <PropertyPhotos item={item} />,
          look: "plain",
        },
        { title: t("property.kind"), cell: ({ kind }) => kind && t(`property.kinds.${kind}`), look: "plain" },
        {
          title: t("property.description"),
          cell: (item) => (item.parameters || item.condition || item.inventoryNo) && <Description item={item} />,
          look: "plain",
        },
        {
          title: t("property.quantity"),
          cell: ({ quantity, unit }) => [quantity?.toLocaleString(locale), unit].filter(Boolean).join("\u00a0"),
          look: "number",
        },
        {
          title: t("property.acquired"),
          cell: (item) => (item.acquiredYear || item.acquisitionPrice) && <Acquisition item={item} />,
          look: "number",
        },
        {
          title: t("property.price"),
          cell: ({ price }) => price && (price.amount === 0 ? t("property.free") : <MoneyText money={price} />),
          look: "number",
        },
      ]}
    />
  );
}

function Description({ item: { parameters, condition, inventoryNo } }: { item: PropertyItem }) {
  const { t } = useTranslation();
  return (
    <>
      {parameters && <div>{parameters}</div>}
      {condition && <div>{condition}</div>}
      {inventoryNo && <div>{t("property.inventoryNo", { number: inventoryNo })}</div>}
    </>
  );
}

function Acquisition({ item: { acquiredYear, acquisitionPrice } }: { item: PropertyItem }) {
  return (
    <>
      {acquiredYear && <div>{acquiredYear}</div>}
      {acquisitionPrice && (
        <div>
          <MoneyText money={acquisitionPrice} />
        </div>
      )}
    </>
  );
}
