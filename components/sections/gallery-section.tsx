import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { FieldSection } from "#components/layout/field-section.tsx";
import { Gallery } from "#components/media/gallery.tsx";
import type { Translation } from "#schemas/structures/structure.ts";

type Props = { view: Translation & { gallery: ComponentProps<typeof Gallery>["images"] } };

export function GallerySection({ view }: Props) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="gallery" title={t("sections.gallery")}>
      {(images) => <Gallery images={images} />}
    </FieldSection>
  );
}
