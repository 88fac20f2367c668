import type { BlockOf } from "#schemas/blocks/registry.ts";
import styles from "./recording.module.css";
import { Recording } from "./recording.tsx";

/** The browser's own player for an episode; nothing is loaded until it is played. */
export function Podcast({ episode }: Pick<BlockOf<"podcast">, "episode">) {
  const { title, src, mediaType, publishedAt } = episode;
  return (
    <Recording recording={episode} publishedAt={publishedAt}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said can be read in the transcript */}
      <audio className={styles.audio} controls preload="none" aria-label={title}>
        <source src={src} type={mediaType ?? undefined} />
      </audio>
    </Recording>
  );
}
