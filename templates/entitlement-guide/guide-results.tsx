import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Disclosure, DisclosureList } from "#components/layout/disclosure.tsx";
import { Section } from "#components/layout/section.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { useEnded } from "#components/link/ended-note.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import type { GuideProgress } from "#schemas/guides/progress/guide-progress.ts";
import type { EntitlementGuide } from "#schemas/structures/entitlement-guide.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { Criterion } from "./criterion.tsx";
import styles from "./guide-results.module.css";

type Progress = Extract<GuideProgress, { kind: "result" }>;

/** The results by verdict, each with the criteria that decided. */
export function GuideResults({ view, guide }: { view: EntitlementGuide; guide: Progress }) {
  const { t } = useTranslation();
  const { now, language } = useEnvironment();
  const endOf = useEnded();
  const results = view.results.flatMap((result, at) => {
    const judged = guide.results[at];
    if (!judged) return [];
    // Nobody is granted a service that has ended.
    const isEnded = result.service !== null && endOf(result.service) !== null;
    const criteria = result.criteria.flatMap((criterion, index) => {
      const own = judged.criteria[index];
      return own ? [{ ...criterion, ...own }] : [];
    });
    const verdict = isEnded ? ("no" as const) : judged.verdict;
    return [{ ...result, criteria, verdict, formQuery: judged.formQuery }];
  });
  const byVerdict = Map.groupBy(results, ({ verdict }) => verdict);
  const isNothing = view.hasAllResults && !byVerdict.has("yes") && !byVerdict.has("maybe");
  return (
    <>
      <p>{t("entitlement.asOf", { date: formatDate(wallClock(now).date, language) })}</p>
      {!view.hasAllResults && (
        <Message tone="warn">
          <p>{t("entitlement.incomplete")}</p>
        </Message>
      )}
      {isNothing && (
        <Message tone="info" title={t("entitlement.nothing")}>
          {view.nothing ? (
            <TranslatedField view={view} name="nothing">
              <RichText html={view.nothing.html} />
            </TranslatedField>
          ) : (
            <p>{t("entitlement.nothingText")}</p>
          )}
        </Message>
      )}
      {(["yes", "maybe", "no"] as const).map((verdict) => {
        const own = byVerdict.get(verdict);
        return (
          own && (
            <Section key={verdict} title={t(`entitlement.verdicts.${verdict}`)}>
              <TranslatedField view={view} name="results">
                {verdict === "no" ? (
                  <DisclosureList className={styles.no}>
                    {own.map((result) => (
                      <Disclosure key={result.key} title={result.name}>
                        <Reasons result={result} />
                      </Disclosure>
                    ))}
                  </DisclosureList>
                ) : (
                  own.map((result) => <Result key={result.key} result={result} />)
                )}
              </TranslatedField>
            </Section>
          )
        );
      })}
      <Section title={t("entitlement.help")}>
        <p>{t("entitlement.orientation")}</p>
        {view.help.length > 0 && (
          <TranslatedField view={view} name="help">
            <LinkList links={view.help} />
          </TranslatedField>
        )}
      </Section>
    </>
  );
}

type JudgedResult = Omit<EntitlementGuide["results"][number], "criteria"> & {
  verdict: Verdict;
  formQuery: string;
  criteria: readonly Parameters<typeof Criterion>[0]["criterion"][];
};

/** A result that is granted, or possibly. */
function Result({ result }: { result: JudgedResult }) {
  const { name, text, verdict, form, formQuery } = result;
  return (
    <div className={`${styles.result} ${styles[verdict]}`}>
      <Section title={name} level={3}>
        {text && <RichText html={text.html} />}
        <Reasons result={result} />
        {form && <ActionLink link={withAnswers(form, formQuery)} look="outlined" />}
      </Section>
    </div>
  );
}

/** The criteria that decided about a result, and the page of its service. */
function Reasons({ result: { verdict, criteria, service } }: { result: JudgedResult }) {
  const shown = verdict === "yes" ? criteria : verdict === "no" ? failedOf(criteria) : openOf(criteria);
  return (
    <>
      <PlainList className={styles.criteria}>
        {shown.map((criterion) => (
          <Criterion key={criteria.indexOf(criterion)} criterion={criterion} />
        ))}
      </PlainList>
      {service && <LinkList links={[service]} />}
    </>
  );
}

type Criteria = JudgedResult["criteria"];

function openOf(criteria: Criteria): Criteria {
  return criteria.filter(({ verdict }) => verdict !== "yes");
}

/**
 * Returns the criteria that decided against a result: those of answers before those of questions that were not asked. When
 * none alone decided, all that are not met did together.
 */
function failedOf(criteria: Criteria): Criteria {
  const failed = criteria.filter(({ verdict }) => verdict === "no");
  const answered = failed.filter(({ answers }) => answers.length > 0);
  return [answered, failed].find(({ length }) => length > 0) ?? openOf(criteria);
}

/** Adds answers to a link to a form of the portal. */
function withAnswers<Own extends { href: string; external: boolean }>(link: Own, query: string): Own {
  if (link.external || query === "" || !link.href.startsWith("/")) return link;
  return { ...link, href: `${link.href}${link.href.includes("?") ? "&" : "?"}${query}` };
}
