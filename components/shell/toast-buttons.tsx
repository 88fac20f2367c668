import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import type { ShownToast } from "./toast-list.tsx";

/** A button and its toast; null for the button that throws an error. */
export interface ToastButton {
  label: string;
  toast: (Pick<ShownToast, "severity" | "text" | "closable"> & { duration: number | null }) | null;
}

type Props = {
  buttons: readonly ToastButton[];
  onPress?: (button: ToastButton) => void;
};

/** Buttons to try toasts on. An island: without its script they do nothing. */
export function ToastButtons({ buttons, onPress }: Props) {
  return (
    <ButtonRow>
      {buttons.map((button) => (
        <Button key={button.label} type="button" look="outlined" onClick={() => onPress?.(button)}>
          {button.label}
        </Button>
      ))}
    </ButtonRow>
  );
}
