import type { ComponentProps } from "react";
import { FieldSection } from "#components/layout/field-section.tsx";
import { Figure } from "#components/media/figure.tsx";
import type { Translation } from "#schemas/structures/structure.ts";

type Props = { view: Translation & { image: ComponentProps<typeof Figure>["image"] | null } };

/** The image above the text of a page. */
export function HeroImage({ view }: Props) {
  return (
    <FieldSection view={view} name="image">
      {(image) => <Figure image={image} hero />}
    </FieldSection>
  );
}
