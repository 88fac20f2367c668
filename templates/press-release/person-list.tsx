import { PlainList } from "#components/list/plain-list.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import type { Person } from "#schemas/values/office/person.ts";
import styles from "./person-list.module.css";

/** Officials, side by side where there is room. */
export function PersonList({ persons }: { persons: readonly Person[] }) {
  return (
    <PlainList className={styles.list}>
      {persons.map((person) => (
        <li key={person.name}>
          <PersonText person={person} />
        </li>
      ))}
    </PlainList>
  );
}
