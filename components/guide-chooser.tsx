import type { GuideForForeigners } from "#schemas/guide-for-foreigners.ts";
import styles from "./guide-chooser.module.css";
import { LinkList } from "./link-list.tsx";

/** Questions whose answers lead on, to another guide or to a part of this one. */
export function GuideChooser({ questions }: { questions: GuideForForeigners["chooser"] }) {
  return (
    <div className={styles.chooser}>
      {questions.map(({ question, answers }) => (
        <div key={question} className={styles.question}>
          <h3>{question}</h3>
          <LinkList links={answers} />
        </div>
      ))}
    </div>
  );
}
