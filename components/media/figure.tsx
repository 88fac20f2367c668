import { useTranslation } from "react-i18next";
import type { Image } from "#schemas/values/image.ts";
import { type ImagePreset, imageSource } from "#schemas/values/image-address.ts";
import styles from "./figure.module.css";
import { PhotoCaption } from "./photo-caption.tsx";

type Props = {
  image: Image;
  /** Image preset, which decides which file sizes the browser can choose from. */
  use?: ImagePreset;
  /** True to load the image eagerly; other images are lazy. */
  hero?: boolean;
};

/** An image with its caption and author. */
export function Figure({ image, use = "column", hero = false }: Props) {
  const { t } = useTranslation();
  const { caption, credit } = image;
  return (
    <figure className={`${styles.figure} ${hero ? styles.hero : ""}`}>
      <Picture image={image} use={use} hero={hero} />
      <PhotoCaption caption={caption} credit={credit && t("image.credit", { name: credit })} />
    </figure>
  );
}

export function Picture({ image, use = "column", hero = use === "hero" }: Props) {
  const { alt, width, height, provider, focus } = image;
  const sizes = imageSource(image.src, width, { provider, preset: use });
  const loading = hero ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const);
  return (
    <img
      {...sizes}
      alt={alt}
      width={width}
      height={height}
      {...loading}
      data-x={focus?.x}
      data-y={focus?.y}
      data-p={image.source}
    />
  );
}
