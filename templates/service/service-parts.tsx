import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Questions } from "#components/blocks/questions.tsx";
import { Steps } from "#components/blocks/steps.tsx";
import { CardList } from "#components/card/card-list.tsx";
import { isEmptyObject } from "#components/layout/field-section.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { FormRows } from "#components/list/form-rows.tsx";
import { SubmissionList } from "#components/list/submission-list.tsx";
import { LegalList } from "#components/text/legal-list.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { Service } from "#schemas/structures/service.ts";
import type { ServiceState } from "#schemas/time/states.ts";
import { AmountTable } from "./amount-table.tsx";
import { DeadlineFacts } from "./deadline-facts.tsx";
import { NeededList } from "./needed-list.tsx";
import { tenseOf } from "./service-tense.ts";
import { WhereToTurn } from "./where-to-turn.tsx";

export interface ServicePart {
  /** Field of the view; also the base of the section's id. */
  name: keyof Service;
  /** Null for a section directly below its group's heading. */
  title: string | null;
  content: ReactNode;
}

export interface ServiceGroup {
  /** Base of the group's id. */
  name: string;
  title: string;
  parts: readonly ServicePart[];
}

/**
 * The groups of a service page, in the order of visitors' questions. Forms and ways to apply are left out while
 * applications are not accepted; after the end of the service, everything about applying is.
 */
export function useServiceGroups(view: Service, state: ServiceState): ServiceGroup[] {
  const { t } = useTranslation();
  const isAvailable = state === "available";
  const tense = tenseOf(state);
  const applying = useApplying(view, isAvailable);
  const deadlines = isAvailable ? view.deadlines : { ...view.deadlines, apply: null };
  const groups: ServiceGroup[] = [
    {
      name: "entitlement",
      title: t(`service.${tense}.eligibility`),
      parts: [
        { name: "eligibility", title: null, content: rich(view.eligibility) },
        { name: "conditions", title: t("service.conditions"), content: rich(view.conditions) },
      ],
    },
    {
      name: "gain",
      title: t(`service.${tense}.outcome`),
      parts: [
        { name: "outcome", title: null, content: rich(view.outcome) },
        {
          name: "amounts",
          title: t("service.amounts"),
          content: many(view.amounts, <AmountTable amounts={view.amounts} kind="amounts" />),
        },
      ],
    },
    {
      name: "applying",
      title: t("service.groups.applying"),
      parts: applying,
    },
    {
      name: "afterwards",
      title: t("service.groups.afterwards"),
      parts: [
        {
          name: "deadlines",
          title: t("service.deadlines"),
          content: !isEmptyObject(deadlines) && <DeadlineFacts deadlines={deadlines} tense={tense} />,
        },
        { name: "obligations", title: t(`service.${tense}.obligations`), content: rich(view.obligations) },
        { name: "remedies", title: t(`service.${tense}.remedies`), content: rich(view.remedies) },
      ],
    },
    {
      name: "answered",
      title: t("sections.questions"),
      parts: [{ name: "questions", title: null, content: many(view.questions, <Questions items={view.questions} />) }],
    },
    {
      name: "further",
      title: t("service.groups.further"),
      parts: [
        {
          name: "lifeEvents",
          title: t("service.lifeEvents"),
          content: many(view.lifeEvents, <LinkList links={view.lifeEvents} />),
        },
        { name: "legal", title: t("service.legal"), content: many(view.legal, <LegalList references={view.legal} />) },
        {
          name: "related",
          title: t("service.related"),
          content: many(view.related, <CardList cards={view.related} level={4} />),
        },
        { name: "guarantor", title: t("service.guarantor"), content: view.guarantor && <p>{view.guarantor}</p> },
      ],
    },
  ];
  return groups
    .filter(({ name }) => name !== "applying" || state !== "ended")
    .map((group) => ({ ...group, parts: group.parts.filter(({ content }) => content) }))
    .filter(({ parts }) => parts.length > 0);
}

/** How to apply, and with what. */
function useApplying(view: Service, isAvailable: boolean): ServicePart[] {
  const { t } = useTranslation();
  return [
    { name: "procedure", title: null, content: many(view.procedure, <Steps items={view.procedure} />) },
    { name: "needs", title: t("service.needs"), content: many(view.needs, <NeededList items={view.needs} />) },
    {
      name: "forms",
      title: t("service.forms"),
      content: isAvailable && many(view.forms, <FormRows rows={view.forms} level={4} />),
    },
    {
      name: "submission",
      title: t("submission.title"),
      content: isAvailable && many(view.submission, <SubmissionList ways={view.submission} level={4} />),
    },
    {
      name: "fees",
      title: t("service.fees"),
      content: many(view.fees.items, <AmountTable amounts={view.fees.items} kind="fees" />),
    },
    {
      name: "whereTo",
      title: t("service.whereTo"),
      content: !isEmptyObject(view.whereTo) && <WhereToTurn where={view.whereTo} />,
    },
  ];
}

function rich(text: Service["outcome"]): ReactNode {
  return text && <RichText html={text.html} />;
}

function many(items: readonly unknown[], list: ReactNode): ReactNode {
  return items.length > 0 && list;
}
