import * as pageIds from "#schemas/site/page-ids.ts";

/** Shows the forced mode in the switch, or else the visitor's choice; only an unforced switch is enabled. */
export function showPreference(): void {
  const modes = document.querySelector<HTMLFieldSetElement>(`#${pageIds.colorMode}`);
  if (!modes) return;
  const { forced } = modes.dataset;
  const shown = forced ?? document.documentElement.dataset["colorMode"] ?? "system";
  for (const mode of modes.querySelectorAll("input")) mode.checked = mode.value === shown;
  modes.disabled = forced !== undefined;
}
