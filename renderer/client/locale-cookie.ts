import { keepInCookie } from "./cookies.ts";

/** Keeps the language of the page on show in the cookie `locale`, also when another page takes its place (spec §2.1). */
export function startLocaleCookie(): void {
  const root = document.documentElement;
  const note = () => {
    const locale = root.dataset["locale"];
    if (locale) keepInCookie("locale", locale, "Lax");
  };
  new MutationObserver(note).observe(root, { attributeFilter: ["data-locale"] });
  note();
}
