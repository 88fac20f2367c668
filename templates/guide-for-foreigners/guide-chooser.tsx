import { LinkList } from "#components/link/link-list.tsx";
import type { GuideForForeigners } from "#schemas/structures/guide-for-foreigners.ts";
import styles from "./guide-chooser.module.css";

/** Questions whose answers link to another guide or to a part of this one. */
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
