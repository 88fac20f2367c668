import { useTranslation } from "react-i18next";
import { Icon } from "#components/media/icon.tsx";
import type { JudgedCriterion } from "#schemas/guides/progress/guide-progress.ts";
import type { EntitlementGuide } from "#schemas/structures/entitlement-guide.ts";
import { useAnswerText } from "./answer-text.ts";
import { ChangeLink } from "./given-answers.tsx";

const icons = { yes: "check-lg", maybe: "dash-lg", no: "x-lg" } as const;

type Props = { criterion: JudgedCriterion & EntitlementGuide["results"][number]["criteria"][number] };

/** A criterion: whether it is met, where the law says so, and the answers that it depends on. */
export function Criterion({ criterion: { text, when, law, verdict, answers } }: Props) {
  const { t } = useTranslation();
  const textOf = useAnswerText();
  const state = verdict === "maybe" && when === null ? "office" : verdict;
  return (
    <li>
      <Icon name={icons[verdict]} />
      <div>
        <strong>{t(`entitlement.criteria.${state}`)}</strong> {text || t("entitlement.criteria.unnamed")}
        {law && (
          <>
            {" ("}
            {law.target ? <a href={law.target.href}>{law.label}</a> : law.label}
            {")"}
          </>
        )}
        {verdict !== "yes" &&
          answers.map((taken) => (
            <div key={taken.question.key}>
              {t("entitlement.answer", { question: taken.question.label, answer: textOf(taken) })}{" "}
              <ChangeLink taken={taken} />
            </div>
          ))}
      </div>
    </li>
  );
}
