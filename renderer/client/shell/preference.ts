import * as pageIds from "#schemas/site/page-ids.ts";

/** Shows the visitor's colour mode in its switch and lets it be changed, unless the page forces one. */
export function showPreference(): void {
  const select = document.querySelector<HTMLSelectElement>(`select#${pageIds.colorMode}[data-change]`);
  if (!select) return;
  select.value = document.documentElement.dataset["colorMode"] ?? "system";
  select.disabled = false;
}
