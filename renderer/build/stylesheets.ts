import { globSync } from "node:fs";

type Selection = readonly string[] | "all";

export type StyleSwitches = {
  /** When false, the portal uses its own plain theme in place of the design system. */
  enabled: boolean;
  /** Components of the design system whose styles are loaded, by class name, e.g. `gov-button`. */
  components: Selection;
  /** Page-level patterns of the design system whose styles are loaded, e.g. `gov-error-code`. */
  templates: Selection;
};

/** Components inside a page's content or a form. */
const components = [
  "gov-accordion",
  "gov-accordion-item",
  "gov-attachments",
  "gov-attachments-item",
  "gov-backdrop",
  "gov-blockquote",
  "gov-breadcrumbs",
  "gov-button",
  "gov-card",
  "gov-chip",
  "gov-control-group",
  "gov-dialog",
  "gov-dropdown",
  "gov-form-autocomplete",
  "gov-form-checkbox",
  "gov-form-control",
  "gov-form-file",
  "gov-form-group",
  "gov-form-input",
  "gov-form-label",
  "gov-form-message",
  "gov-form-multi-select",
  "gov-form-radio",
  "gov-form-search",
  "gov-form-select",
  "gov-form-switch",
  "gov-icon",
  "gov-link",
  "gov-loading",
  "gov-message",
  "gov-pagination",
  "gov-tabs",
  "gov-tabs-item",
  "gov-tag",
  "gov-tile",
  "gov-toast",
  "gov-tooltip",
  "gov-tooltip-content",
];

/** Page-level patterns. */
const templates = [
  "gov-banner",
  "gov-container",
  "gov-cookiebar",
  "gov-empty",
  "gov-error-code",
  "gov-flex",
  "gov-grid",
  "gov-grid-item",
  "gov-infobar",
  "gov-layout",
  "gov-layout-column",
  "gov-spacer",
  "gov-stepper",
  "gov-stepper-item",
  "gov-theme-switch",
  "gov-wizard",
  "gov-wizard-item",
];

// The package also has content.css and print.css, but they are empty.
const base = ["tokens", "styles", "layout", "animations"];

/** Class names of the themes (`theme-….css` next to this file); the others override the first, the default. */
export const themes = [
  "theme-default",
  ...globSync("theme-*.css", { cwd: import.meta.dirname })
    .map((file) => file.slice(0, -".css".length))
    .filter((theme) => theme !== "theme-default")
    .toSorted(),
];

/**
 * Imports of the portal's style sheet in cascade order: the design system's page styles, our element styles, the design
 * system's components, then themes and CSS modules outside all layers. Throws when a switch names an unknown style
 * sheet.
 */
export function styleImports({ enabled, ...selected }: StyleSwitches): string {
  const pieces = [
    ...select("components", selected.components, components),
    ...select("templates", selected.templates, templates),
  ].map((name) => `components/${name}`);
  return [
    "@layer ds-page, base, ds;",
    ...(enabled ? base.map((file) => govImport(file, "ds-page")) : []),
    '@import "./base.css" layer(base);',
    ...(enabled ? pieces.map((file) => govImport(file, "ds")) : []),
    '@import "./overrides.css" layer(base);',
    ...themes.map((theme) => `@import "./${theme}.css";`),
  ].join("\n");
}

function select(kind: string, selection: Selection, known: readonly string[]): readonly string[] {
  if (selection === "all") return known;
  const unknown = selection.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown design system ${kind}: ${unknown.join(", ")}`);
  return selection;
}

function govImport(file: string, layer: string): string {
  return `@import "@gov-design-system-ce/styles/html/${file}.css" layer(${layer});`;
}
