import { type ToastButton, ToastButtons } from "#components/shell/toast-buttons.tsx";
import { showToast } from "./show-toast.ts";

/** The demo page's buttons, bound to the toasts of this document. */
export function ToastButtonsDemo({ buttons }: { buttons: readonly ToastButton[] }) {
  return <ToastButtons buttons={buttons} onPress={press} />;
}

function press({ label, toast }: ToastButton): void {
  if (!toast) throw new Error(`Nobody catches what the button "${label}" throws.`);
  void showToast(toast);
}
