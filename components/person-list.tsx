import type { Person } from "#schemas/values/person.ts";
import styles from "./person-list.module.css";
import { PersonText } from "./person-text.tsx";
import { PlainList } from "./plain-list.tsx";

/** Persons in office, side by side where there is room. */
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
