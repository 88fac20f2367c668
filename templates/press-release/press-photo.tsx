import { useTranslation } from "react-i18next";
import { Figure } from "#components/media/figure.tsx";
import type { Image } from "#schemas/values/image.ts";

/** A photograph for press use, in full size. */
export function PressPhoto({ image }: { image: Image }) {
  const { t } = useTranslation();
  const { src, width, height } = image;
  return (
    <div>
      <Figure image={image} hero />
      <p>
        <a href={src} download>
          {t("press.download", { width, height })}
        </a>
      </p>
    </div>
  );
}
