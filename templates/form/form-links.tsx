import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { placePath } from "#schemas/forms/filling/place.ts";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";

/** Links below a form: a step back, from the summary also to where it is saved, and to what is kept of it. */
export function FormLinks({ progress }: { progress: FormProgress & { back: string } }) {
  const { t } = useTranslation();
  const { savedDays } = useEnvironment();
  const { kind, start, back, kept } = progress;
  const link = (label: string, href: string) => ({ label, href, external: false, language: null });
  const save = link(t("onlineForm.save.title"), `${start}/-/${placePath({ kind: "save" })}`);
  return (
    <LinkList
      links={[
        link(t("onlineForm.back"), back),
        // A step has a button for it, which takes what is typed.
        ...(kind === "summary" && savedDays > 0 ? [save] : []),
        link(t("onlineForm.keptLink"), kept),
      ]}
    />
  );
}
