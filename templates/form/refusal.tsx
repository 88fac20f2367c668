import { useTranslation } from "react-i18next";
import { FileList } from "#components/link/file-list.tsx";
import { Message } from "#components/message/message.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";

type Props = { view: OnlineForm; progress: Extract<FormProgress, { kind: "step" | "summary" }> };

/** Says that what was sent was not taken, when to try again, and how to do it on paper; nothing when it was. */
export function Refusal({ view, progress: { refusal } }: Props) {
  const { t } = useTranslation();
  if (refusal === null) return null;
  return (
    <Message tone="error" title={t("onlineForm.failed")}>
      <p role="alert">{t(`onlineForm.refusal.${refusal}`)}</p>
      {view.paper && <FileList files={[view.paper]} />}
    </Message>
  );
}
