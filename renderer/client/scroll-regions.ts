/**
 * Keeps tables of texts in the tab order, as named groups, only where they are wider than their place. Without script they
 * always are.
 */
export function startScrollRegions(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) update(target);
  });
  for (const region of document.querySelectorAll(".table-scroll")) observer.observe(region);
}

let observer: ResizeObserver | undefined;

function update(region: Element): void {
  const name = region.getAttribute("aria-label") ?? region.getAttribute("data-name") ?? "";
  const shown = region.scrollWidth > region.clientWidth;
  const attributes = { role: "group", tabindex: "0", "aria-label": name };
  for (const [key, value] of Object.entries(attributes))
    if (shown) region.setAttribute(key, value);
    else region.removeAttribute(key);
  region.setAttribute("data-name", name);
}
