import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { FieldSection } from "#components/layout/field-section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import type { Translation } from "#schemas/structures/structure.ts";

type Props = { view: Translation & { documents: ComponentProps<typeof FileList>["files"] } };

export function DocumentSection({ view }: Props) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="documents" title={t("sections.documents")}>
      {(files) => <FileList files={files} />}
    </FieldSection>
  );
}
