import { useTranslation } from "react-i18next";
import type { Image } from "#schemas/values/image.ts";
import styles from "./figure.module.css";

/** An image with its caption and author; `hero` loads at once, the others when they come near. */
export function Figure({ image, hero = false }: { image: Image; hero?: boolean }) {
  const { t } = useTranslation();
  const { caption, credit } = image;
  return (
    <figure className={styles.figure}>
      <Picture image={image} hero={hero} />
      {(caption || credit) && (
        <figcaption>
          {caption} {credit && <small className={styles.credit}>{t("image.credit", { name: credit })}</small>}
        </figcaption>
      )}
    </figure>
  );
}

export function Picture({ image, hero = false }: { image: Image; hero?: boolean }) {
  const { src, alt, width, height } = image;
  const loading = hero ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const);
  return <img src={src} alt={alt} width={width} height={height} {...loading} />;
}
