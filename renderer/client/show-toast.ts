import type { NewToast } from "#machines/toasts.ts";
import { demandIsland } from "./islands/strategies.ts";

/** Shows a text in the page's language as a toast and mounts the toast island; never rejects. */
export async function showToast(toast: Omit<NewToast, "lang">): Promise<void> {
  const { lang } = document.documentElement;
  try {
    const { toastsActor } = await import("./actors.ts");
    toastsActor.send({ type: "shown", toast: { ...toast, lang } });
    demandIsland("toasts");
  } catch (error) {
    console.error("a toast could not be shown", toast.text, error);
  }
}
