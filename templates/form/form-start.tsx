import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TextList } from "#components/text/text-list.tsx";
import { type Place, placePath } from "#schemas/forms/filling/place.ts";
import { addressOf } from "#schemas/site/site-addresses.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";

/** The first page of a form: what it is for, what it needs, how long it takes, and the way on paper. */
export function FormStart({ view }: { view: OnlineForm }) {
  const { t } = useTranslation();
  const { address, savedDays } = useEnvironment();
  const [first] = view.steps;
  const hrefOf = (place: Place) => addressOf(address === "/" ? "" : (address ?? ""), "", placePath(place));
  const href = hrefOf({ kind: "step", step: first?.key ?? "", entry: 1 });
  return (
    <ViewPage view={view}>
      <RichTextField view={view} name="intro" />
      <FieldSection view={view} name="needed" title={t("onlineForm.needed")}>
        {(needed) => <TextList texts={needed} />}
      </FieldSection>
      {view.minutes !== null && <p>{t("onlineForm.minutes", { count: view.minutes })}</p>}
      {view.signIn !== "none" && <p>{t(`onlineForm.signIn.${view.signIn}`)}</p>}
      <p>{t("onlineForm.keeps")}</p>
      {savedDays > 0 && <p>{t("onlineForm.save.offer", { count: savedDays })}</p>}
      <ActionLink link={{ label: t("onlineForm.start"), href, external: false, language: null }} />
      {savedDays > 0 && (
        <p>
          <a href={hrefOf({ kind: "resume" })}>{t("onlineForm.resume.link")}</a>
        </p>
      )}
      <FieldSection view={view} name="paper" title={t("onlineForm.paper")}>
        {(paper) => (
          <>
            <p>{t("onlineForm.paperHint")}</p>
            <FileList files={[paper]} />
          </>
        )}
      </FieldSection>
    </ViewPage>
  );
}
