import { useEnvironment } from "#components/environment.tsx";
import type { BlockOf } from "#schemas/blocks/registry.ts";
import { languages } from "#schemas/site/languages.ts";
import { imageSource } from "#schemas/values/image-address.ts";
import styles from "./recording.module.css";
import { Recording } from "./recording.tsx";

/** Player size when the poster has none. */
const usual = { width: 1280, height: 720 };

/** The browser's player; only the poster is loaded until it is played. */
export function Video({ video }: Pick<BlockOf<"video">, "video">) {
  const { language } = useEnvironment();
  const { title, src, mediaType, poster, captions } = video;
  const { width, height } = poster ?? usual;
  const displayed = poster && imageSource(poster.src, width, { provider: poster.provider, preset: "poster" });
  return (
    <Recording recording={video}>
      {/* biome-ignore lint/a11y/useMediaCaption: a video without captions is a warning for its editor */}
      <video
        className={styles.video}
        controls
        preload="none"
        aria-label={title}
        width={width}
        height={height}
        poster={displayed?.src}
      >
        <source src={src} type={mediaType ?? undefined} />
        {captions.map((track) => (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            srcLang={languages[track.language].tag}
            label={languages[track.language].name}
            default={track === captions.find((each) => each.language === language)}
          />
        ))}
      </video>
    </Recording>
  );
}
