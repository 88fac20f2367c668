import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { useMoneyFormat } from "#components/text/money-text.tsx";
import { translatedInline } from "#components/text/translated-field.tsx";
import { partId } from "#schemas/site/part-ids.ts";
import type { Service } from "#schemas/structures/service.ts";
import type { ServiceState } from "#schemas/time/states.ts";
import { type Amount, inForce } from "#schemas/values/money/amount.ts";
import { onlineTarget } from "#schemas/values/offer/submission.ts";
import styles from "./answers.module.css";
import { NextPayments } from "./next-payments.tsx";
import { tenseOf } from "./service-tense.ts";

type Props = {
  view: Service;
  state: ServiceState;
};

/** A box with the answers most visitors look for: where to apply, who is eligible, how much, by when and how long. */
export function Answers({ view, state }: Props) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const formatMoney = useMoneyFormat();
  const { deadlines } = view;
  const isAvailable = state === "available";
  const tense = tenseOf(state);
  const online = isAvailable ? onlineTarget(view.submission) : null;
  const sum = howMuch(inForce(view.amounts, now), formatMoney);
  const facts = [
    { term: t("audience.title"), value: view.audiences.map((key) => t(`audience.${key}`)).join(", ") },
    {
      term: t("service.amounts"),
      value: translatedInline(
        view,
        "amounts",
        sum && (
          <a className={styles.sum} href={`#${partId("section", "amounts")}`}>
            {sum}
          </a>
        ),
      ),
    },
    { term: t("payments.next"), value: view.payments.length > 0 && <NextPayments payments={view.payments} /> },
    { term: t("service.fees"), value: state !== "ended" && view.fees.free && t("service.free") },
    { term: t("service.deadline.apply"), value: isAvailable && translatedInline(view, "deadlines", deadlines.apply) },
    { term: t(`service.${tense}.decision`), value: translatedInline(view, "deadlines", deadlines.decision) },
    { term: t(`service.${tense}.duration`), value: translatedInline(view, "deadlines", deadlines.duration) },
  ];
  return (
    <Panel>
      {isAvailable && view.submission.length > 0 && (
        <p className={styles.apply}>
          {online && <ActionLink link={{ label: t("service.applyOnline"), ...online, language: null }} />}
          <a href={`#${partId("section", "submission")}`}>{online ? t("service.otherWays") : t("submission.title")}</a>
        </p>
      )}
      <FactList look="row" facts={facts} />
    </Panel>
  );
}

/** The amount, or the range of several amounts in one currency; null when it takes words to explain. */
function howMuch(amounts: readonly Amount[], formatMoney: ReturnType<typeof useMoneyFormat>): string | null {
  const [first, ...others] = amounts.flatMap(({ money }) => money ?? []);
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  const sums = [first, ...others].map(({ amount }) => amount);
  return formatMoney({ ...first, amount: Math.min(...sums) }, Math.max(...sums));
}
