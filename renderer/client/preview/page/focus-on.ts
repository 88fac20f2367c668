/** Focuses any element; one that is not focusable gets a temporary tabindex. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
}
