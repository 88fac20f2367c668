import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { DataTable } from "#components/list/data-table.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import { useMoneyFormat } from "#components/text/money-text.tsx";
import { type Amount, supersede } from "#schemas/values/money/amount.ts";
import styles from "./amount-table.module.css";

/** Current and future amounts; past ones are collapsed. */
export function AmountTable({ amounts, kind }: { amounts: readonly Amount[]; kind: "amounts" | "fees" }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const { valid, superseded } = supersede(amounts, now);
  return (
    <>
      <Table caption={t(`amount.caption.${kind}`)} amounts={byLabel(valid)} />
      {superseded.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t(`amount.earlier.${kind}`)}</summary>
          <Table caption={t(`amount.earlier.${kind}`)} amounts={superseded} />
        </details>
      )}
    </>
  );
}

function Table({ caption, amounts }: { caption: string; amounts: readonly Amount[] }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const formatMoney = useMoneyFormat();
  const textOf = ({ money, words }: Amount) => [money && formatMoney(money), words].filter(Boolean).join(", ");
  const rises = byDate(amounts);
  if (rises)
    return (
      <DataTable
        caption={caption}
        isUnderHeading
        head={[
          t("amount.what"),
          ...rises.dates.map((date) => t("validity.from", { date: formatDate(date, language) })),
        ]}
        rows={rises.rows.map(({ label, values }) => [label, ...values.map(textOf)])}
      />
    );
  const isDated = amounts.some(({ validFrom }) => validFrom !== null);
  const dated = (cells: string[], date: string) => (isDated ? [...cells, date] : cells);
  return (
    <DataTable
      caption={caption}
      isUnderHeading
      head={dated([t("amount.what"), t("amount.amount")], t("amount.validFrom"))}
      rows={amounts.map((amount) => {
        const { label, validFrom } = amount;
        return dated([label, textOf(amount)], validFrom ? formatDate(validFrom, language) : "");
      })}
    />
  );
}

/** Amounts with a column for each date, if all of them change on the same dates; otherwise null. */
function byDate(amounts: readonly Amount[]) {
  const dates = [...new Set(amounts.map(({ validFrom }) => validFrom))].filter((date) => date !== null).toSorted();
  const rows = [...Map.groupBy(amounts, ({ label }) => label)].map(([label, own]) => ({
    label,
    values: own.toSorted((a, b) => (a.validFrom ?? "").localeCompare(b.validFrom ?? "")),
  }));
  const isSame = ({ values }: (typeof rows)[number]) =>
    values.length === dates.length && values.every(({ validFrom }, at) => validFrom === dates[at]);
  return dates.length > 1 && rows.every(isSame) ? { dates, rows } : null;
}

/** Sorts amounts by name. */
function byLabel(amounts: readonly Amount[]): Amount[] {
  return [...Map.groupBy(amounts, ({ label }) => label).values()].flat();
}
