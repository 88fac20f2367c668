import type { ReactNode } from "react";
import { Icon } from "#components/media/icon.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { BlockOf } from "#schemas/blocks/registry.ts";
import styles from "./questions.module.css";

/** Questions that open to their answers, without script too. */
export function Questions({ items }: Pick<BlockOf<"questions">, "items">) {
  return (
    <QuestionList>
      {items.map(({ question, answer }) => (
        <Question key={question} question={question}>
          <RichText html={answer.html} />
        </Question>
      ))}
    </QuestionList>
  );
}

export function QuestionList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

type Props = {
  question: string;
  /** Id of the answer; browsers open the details that contain the place an address names. */
  id?: string;
  open?: boolean;
  children: ReactNode;
};

export function Question({ question, id, open = false, children }: Props) {
  return (
    <details className={styles.question} open={open}>
      <summary>
        <h3>{question}</h3>
        <Icon name="chevron-down" size="m" />
      </summary>
      <div id={id} className={styles.answer}>
        {children}
      </div>
    </details>
  );
}
