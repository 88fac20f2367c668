import type { EditMode } from "#renderer/client/preview/editing/use-edit-mode.ts";
import { usePanel } from "./panel-context.ts";

type Props = { editMode: EditMode; onLanguage: () => void; onClose: () => void };

/** Title of the panel, and the buttons that are always available. */
export function PanelHeader({ editMode, onLanguage, onClose }: Props) {
  const { language, translate, canEdit } = usePanel();
  return (
    <header>
      <h2>{translate("name")}</h2>
      <button type="button" lang={language === "cs" ? "en" : "cs"} onClick={onLanguage}>
        {translate("otherLanguage")}
      </button>
      <button type="button" aria-expanded={true} onClick={onClose} data-focus="">
        {translate("close")}
      </button>
      {canEdit && (
        <button type="button" aria-pressed={editMode.isOn} onClick={editMode.toggle} data-edit-mode="">
          {translate("editMode")}
        </button>
      )}
    </header>
  );
}
