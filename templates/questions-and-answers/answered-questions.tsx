import { useTranslation } from "react-i18next";
import { Disclosure, DisclosureList } from "#components/layout/disclosure.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { AnsweredQuestion } from "#schemas/structures/questions-and-answers.ts";
import styles from "./answered-questions.module.css";

type Props = {
  items: readonly AnsweredQuestion[];
  /** True when the answers are expanded. */
  open: boolean;
};

/** Questions of one topic; each answer can be linked to. */
export function AnsweredQuestions({ items, open }: Props) {
  return (
    <DisclosureList>
      {items.map((item) => (
        <Disclosure key={item.id} id={item.id} title={item.question} open={open}>
          <Answer item={item} />
        </Disclosure>
      ))}
    </DisclosureList>
  );
}

function Answer({ item: { id, question, answer, links, checkedAt } }: { item: AnsweredQuestion }) {
  const { t } = useTranslation();
  return (
    <div className={styles.answer}>
      <RichText html={answer.html} />
      {links.length > 0 && (
        <div className={styles.links}>
          <p>{t("questions.links")}</p>
          <LinkList links={links} />
        </div>
      )}
      <p className={styles.foot}>
        {checkedAt && (
          <span>
            {t("questions.checked")} <DateText instant={checkedAt} />
          </span>
        )}
        <a href={`#${id}`}>
          {t("questions.permalink")}
          <span className="visually-hidden">: {question}</span>
        </a>
      </p>
    </div>
  );
}
