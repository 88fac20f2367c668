import type { TFunction } from "i18next";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";

/** Returns the heading of a page of a form; null for the one that has the form's own title. */
export function progressTitle(progress: FormProgress, t: TFunction): string | null {
  switch (progress.kind) {
    case "step": {
      const { title, repetition } = progress.shown.step;
      return repetition ? t("onlineForm.entry", { name: repetition.name, number: progress.entry }) : title;
    }
    case "exit":
      return progress.exit.title;
    case "summary":
      return t("onlineForm.summary");
    case "receipt":
      return t("onlineForm.sent");
    case "answers":
      return t("onlineForm.kept");
    case "save":
      return t("onlineForm.save.title");
    case "saved":
      return t("onlineForm.save.done");
    case "resume":
      return t("onlineForm.resume.title");
    case "deleted":
      return null;
  }
}
