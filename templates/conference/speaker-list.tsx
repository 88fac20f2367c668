import { PlainList } from "#components/list/plain-list.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import type { Conference } from "#schemas/structures/conference.ts";
import styles from "./speaker-list.module.css";

export function SpeakerList({ speakers }: Pick<Conference, "speakers">) {
  return (
    <PlainList className={styles.list}>
      {speakers.map(({ person, organisation, bio }) => (
        <li key={person.name} className={styles.speaker}>
          <PersonText person={person} />
          {organisation && <p className={styles.organisation}>{organisation}</p>}
          {bio && <p>{bio}</p>}
        </li>
      ))}
    </PlainList>
  );
}
