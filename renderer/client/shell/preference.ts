import * as pageIds from "#schemas/site/page-ids.ts";

/** Shows in the switch the colour mode that the page forces, or the visitor's choice, which can be changed. */
export function showPreference(): void {
  const select = document.querySelector<HTMLSelectElement>(`select#${pageIds.colorMode}`);
  if (!select) return;
  const isForced = select.dataset["change"] === undefined;
  const forced = select.querySelector("[selected]")?.getAttribute("value");
  const preferred = document.documentElement.dataset["colorMode"];
  select.value = (isForced ? forced : preferred) ?? "system";
  select.disabled = isForced;
}
