import type { NewToast } from "#machines/toasts.ts";
import { loadBehaviour } from "./behaviours/start.ts";

/** Shows a text in the page's language as a toast. Never rejects. */
export async function showToast(toast: Omit<NewToast, "lang">): Promise<void> {
  const { lang } = document.documentElement;
  try {
    const [{ toastsActor }] = await Promise.all([import("./actors.ts"), loadBehaviour("toasts")]);
    toastsActor.send({ type: "shown", toast: { ...toast, lang } });
  } catch (error) {
    console.error("toast could not be loaded", toast.text, error);
  }
}
