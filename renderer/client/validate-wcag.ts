import axe from "axe-core";

/** Logs accessibility violations of the rendered page to the console (spec §9, canValidateWcagOnRender). */
export async function validateWcag(): Promise<void> {
  const { violations, passes } = await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    resultTypes: ["violations"],
  });
  for (const { id, help, nodes } of violations) {
    console.warn(`WCAG ${id}: ${help}`, ...nodes.flatMap(({ target }) => target));
  }
  console.info(`WCAG: ${violations.length} faults, ${passes.length} rules passed`);
  document.documentElement.dataset["wcagFaults"] = String(violations.length);
}
