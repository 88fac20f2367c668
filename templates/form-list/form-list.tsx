import { useTranslation } from "react-i18next";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { endedLast, useEnded } from "#components/link/ended-note.tsx";
import { FormRows } from "#components/list/form-rows.tsx";
import { SubmissionList } from "#components/list/submission-list.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { languageOf, TranslatedField } from "#components/text/translated-field.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { FormList, ListedForm } from "#schemas/structures/form-list.ts";

export function FormListTemplate({ view, listing }: { view: FormList; listing: Listing<ListedForm> }) {
  const { t } = useTranslation();
  const endOf = useEnded();
  const isEnded = ({ service }: ListedForm["form"]) => service !== null && endOf(service) !== null;
  const groups = endedLast(inGroups(view, listing.rows), ({ forms }) => forms.every(isEnded));
  return (
    <ViewPage
      view={view}
      aside={
        groups.length > 1 && (
          <TranslatedField view={view} name="groups">
            <ContentsList sections={groups} />
          </TranslatedField>
        )
      }
      next={<PageContact view={view} />}
    >
      <RichTextField view={view} name="howToSubmit" title={t("forms.howToSubmit")} />
      <ListingFrame listing={listing} language={languageOf(view, "forms")} files={["csv"]}>
        <TranslatedField view={view} name="forms">
          {groups.map(({ id, title, lead: text, forms }) => (
            <Section key={id} id={id} title={title}>
              {text && <p>{text}</p>}
              <FormRows rows={forms} />
            </Section>
          ))}
        </TranslatedField>
      </ListingFrame>
      <FieldSection view={view} name="submission" title={t("submission.title")}>
        {(submission) => <SubmissionList ways={submission} />}
      </FieldSection>
    </ViewPage>
  );
}

/** Returns the groups with only the matching forms. */
function inGroups({ groups }: FormList, rows: readonly ListedForm[]) {
  return groups.flatMap((group) => {
    const forms = rows.filter((row) => row.group === group.id).map(({ form }) => form);
    return forms.length > 0 ? [{ ...group, forms }] : [];
  });
}
