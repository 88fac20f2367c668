import { useTranslation } from "react-i18next";
import { Section } from "#components/layout/section.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { GuideProgress, TakenAnswer } from "#schemas/guides/progress/guide-progress.ts";
import type { EntitlementGuide } from "#schemas/structures/entitlement-guide.ts";
import { useAnswerText } from "./answer-text.ts";
import styles from "./guide-results.module.css";

type Props = { view: EntitlementGuide; guide: GuideProgress };

/** The answers so far, each with a link to change it that keeps the others. */
export function GivenAnswers({ view, guide: { answered, start, leave } }: Props) {
  const { t } = useTranslation();
  const textOf = useAnswerText();
  if (answered.length === 0) return null;
  return (
    <Section title={t("entitlement.answers")}>
      <TranslatedField view={view} name="questions">
        <FactList
          look="row"
          facts={answered.map((taken) => ({
            term: taken.question.label,
            value: (
              <>
                {textOf(taken)} <ChangeLink taken={taken} />
              </>
            ),
          }))}
        />
      </TranslatedField>
      {/* Kept answers are deleted by a button. */}
      {leave === null && (
        <p className={styles.change}>
          <a href={start}>{t("entitlement.again")}</a>
        </p>
      )}
    </Section>
  );
}

export function ChangeLink({ taken: { question, href } }: { taken: TakenAnswer }) {
  const { t } = useTranslation();
  return (
    <a href={href} className={styles.change} aria-label={t("onlineForm.changeOf", { title: question.label })}>
      {t("onlineForm.change")}
    </a>
  );
}
