import { useTranslation } from "react-i18next";
import type { Image } from "#schemas/values/image.ts";
import { type ImageUse, imageSizes, srcSetOf } from "#schemas/values/image-address.ts";
import styles from "./figure.module.css";
import { PhotoCaption } from "./photo-caption.tsx";

type Props = {
  image: Image;
  /** Where it stands, which decides how large a file the browser loads. */
  use?: ImageUse;
  /** Loads at once; the others when they come near. */
  hero?: boolean;
};

/** An image with its caption and author. */
export function Figure({ image, use = "content", hero = false }: Props) {
  const { t } = useTranslation();
  const { caption, credit } = image;
  return (
    <figure className={styles.figure}>
      <Picture image={image} use={use} hero={hero} />
      <PhotoCaption caption={caption} credit={credit && t("image.credit", { name: credit })} />
    </figure>
  );
}

export function Picture({ image, use = "content", hero = use === "hero" }: Props) {
  const { src, alt, width, height } = image;
  const srcSet = srcSetOf(src, width);
  const loading = hero ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const);
  const sizes = srcSet && imageSizes[use];
  return <img src={src} srcSet={srcSet} sizes={sizes} alt={alt} width={width} height={height} {...loading} />;
}
