import { FullRows } from "#components/layout/full-rows.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import type { Conference } from "#schemas/structures/conference.ts";
import styles from "./speaker-list.module.css";

export function SpeakerList({ speakers }: Pick<Conference, "speakers">) {
  return (
    <FullRows>
      {speakers.map(({ person, organisation, bio }) => (
        <li key={person.name} className={styles.speaker}>
          <PersonText person={person} />
          {organisation && <p className={styles.organisation}>{organisation}</p>}
          {bio && <p>{bio}</p>}
        </li>
      ))}
    </FullRows>
  );
}
