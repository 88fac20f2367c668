import * as pageIds from "#schemas/site/page-ids.ts";

/** Shows the forced mode in the switch, or else the visitor's choice; only an unforced switch is enabled. */
export function showPreference(): void {
  const select = document.querySelector<HTMLSelectElement>(`select#${pageIds.colorMode}`);
  if (!select) return;
  const isForced = select.dataset["change"] === undefined;
  const forced = select.querySelector("[selected]")?.getAttribute("value");
  const preferred = document.documentElement.dataset["colorMode"];
  select.value = (isForced ? forced : preferred) ?? "system";
  select.disabled = isForced;
}
