import type { Conference } from "#schemas/conference.ts";
import { PersonText } from "./person-text.tsx";
import { PlainList } from "./plain-list.tsx";
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
