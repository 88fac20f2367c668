import { FullRows } from "#components/layout/full-rows.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import type { Person } from "#schemas/values/office/person.ts";

/** Officials, side by side where there is room. */
export function PersonList({ persons }: { persons: readonly Person[] }) {
  return (
    <FullRows>
      {persons.map((person) => (
        <li key={person.name}>
          <PersonText person={person} />
        </li>
      ))}
    </FullRows>
  );
}
