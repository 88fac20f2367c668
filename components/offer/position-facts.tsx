import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { type Fact, FactList } from "#components/list/fact-list.tsx";
import { DateText, formatDate } from "#components/text/date-formats.tsx";
import { useMoneyFormat } from "#components/text/money-text.tsx";
import { TranslatedField, translatedInline, translatedText } from "#components/text/translated-field.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import type { Pay } from "#schemas/values/offer/pay.ts";
import type { Position } from "#schemas/values/offer/position.ts";
import { UnitText } from "./unit-text.tsx";

type Props = {
  view: Position & Translation & { payClass: number | null };
  /** Facts of one kind of position, shown before the common ones. */
  first: readonly Fact[];
  last: readonly Fact[];
};

/** The key facts of a job or a service position. */
export function PositionFacts({ view, first, last }: Props) {
  const { t } = useTranslation();
  const { workplace, start, duration, pay, payClass } = view;
  const facts = [
    {
      term: t("position.pay"),
      value: pay && (
        <TranslatedField view={view} name="pay">
          <PayText pay={pay} />
        </TranslatedField>
      ),
    },
    {
      term: t("position.workplace"),
      value: workplace && (
        <TranslatedField view={view} name="workplace">
          <UnitText unit={workplace} />
        </TranslatedField>
      ),
    },
    ...first,
    {
      term: t("position.duration"),
      value: translatedInline(view, "duration", duration && <DurationOfPosition duration={duration} />),
    },
    { term: t("position.start"), value: start && <Start start={start} /> },
    { term: t("position.payClass"), value: payClass },
    ...last,
    { term: t("position.positionId"), value: translatedText(view, "positionId") },
  ];
  return (
    <Panel>
      <FactList facts={facts} look="row" />
    </Panel>
  );
}

function Start({ start: { how, on } }: { start: NonNullable<Position["start"]> }) {
  const { t } = useTranslation();
  if (on !== null) return <DateText instant={on} />;
  return how !== "onDay" && t(`position.starts.${how}`);
}

function DurationOfPosition({ duration: { until, reason } }: { duration: NonNullable<Position["duration"]> }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const length = until ? t("position.until", { date: formatDate(until, language) }) : t("position.indefinite");
  return reason ? `${length} (${reason})` : length;
}

function PayText({ pay: { from, to, components } }: { pay: Pay }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyFormat();
  const least = formatMoney(from);
  const sums = to
    ? t("position.payRange", { from: least, to: formatMoney(to) })
    : t("position.payFrom", { from: least });
  return (
    <>
      <div>{sums}</div>
      {components && <div>{components}</div>}
    </>
  );
}
