import { useTranslation } from "react-i18next";
import { LinkList } from "#components/link/link-list.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";

/** Links below a form: a step back, and to what is kept of it. */
export function FormLinks({ progress }: { progress: FormProgress & { back: string } }) {
  const { t } = useTranslation();
  const link = (label: string, href: string) => ({ label, href, external: false, language: null });
  return (
    <LinkList links={[link(t("onlineForm.back"), progress.back), link(t("onlineForm.keptLink"), progress.kept)]} />
  );
}
