import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import { ContactCard } from "#components/card/contact-card.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { Figure } from "#components/media/figure.tsx";
import { Gallery } from "#components/media/gallery.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import { FieldSection } from "./field-section.tsx";

type Props<Name extends string, Value> = { view: Translation & { [Key in Name]: Value } };

/** The image above a page's text. */
export function HeroImage({ view }: Props<"image", ComponentProps<typeof Figure>["image"] | null>) {
  return (
    <FieldSection view={view} name="image">
      {(image) => <Figure image={image} hero />}
    </FieldSection>
  );
}

export function DocumentSection({ view }: Props<"documents", ComponentProps<typeof FileList>["files"]>) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="documents" title={t("sections.documents")}>
      {(files) => <FileList files={files} />}
    </FieldSection>
  );
}

export function LinkSection({ view }: Props<"links", ComponentProps<typeof LinkList>["links"]>) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="links" title={t("sections.links")}>
      {(links) => <LinkList links={links} />}
    </FieldSection>
  );
}

export function GallerySection({ view }: Props<"gallery", ComponentProps<typeof Gallery>["images"]>) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="gallery" title={t("sections.gallery")}>
      {(images) => <Gallery images={images} />}
    </FieldSection>
  );
}

export function RelatedSection({ view }: Props<"related", ComponentProps<typeof CardList>["cards"]>) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="related" title={t("page.related")}>
      {(cards) => <CardList cards={cards} />}
    </FieldSection>
  );
}

/** The contact for questions about the page, as a card with its own heading. */
export function PageContact({ view }: Props<"contact", ComponentProps<typeof ContactCard>["contact"] | null>) {
  return (
    <FieldSection view={view} name="contact">
      {(contact) => <ContactCard contact={contact} level={2} />}
    </FieldSection>
  );
}

/** The contact person. */
export function ContactPersonSection({ view }: Props<"contact", ComponentProps<typeof PersonText>["person"] | null>) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="contact" title={t("contact.title")}>
      {(contact) => <PersonText person={contact} />}
    </FieldSection>
  );
}
