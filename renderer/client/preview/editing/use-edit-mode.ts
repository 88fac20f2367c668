import { type RefObject, useState } from "react";
import { storeEditing, wasEditing } from "#renderer/client/preview/panel-state.ts";

export interface EditMode {
  isOn: boolean;
  toggle: () => void;
  /** Switches edit mode off and returns the focus to its button. */
  end: () => void;
}

/** Edit mode: a click on a text opens its field in the CMS. It is off until the editor switches it on in this tab. */
export function useEditMode(
  panel: RefObject<HTMLElement | null>,
  announce: (message: { key: "editModeOn" | "editModeOff" }) => void,
): EditMode {
  const [isOn, setOn] = useState(wasEditing);
  function change(next: boolean): void {
    setOn(next);
    storeEditing(next);
    announce({ key: next ? "editModeOn" : "editModeOff" });
  }
  return {
    isOn,
    toggle: () => change(!isOn),
    end: () => {
      change(false);
      const buttons = ["[data-edit-mode]", "[data-focus]"].map((name) =>
        panel.current?.querySelector<HTMLElement>(name),
      );
      buttons.find(Boolean)?.focus();
    },
  };
}
