import { z } from "zod";
import { type Environment, flag, listOrAll, matching, readSettings } from "./settings.ts";

/** The six switches of the design system (spec §9), read by the server and the build. */
export const designSystemSettings = z.object({
  DS_ENABLED: flag(true),
  DS_COMPONENTS: listOrAll(),
  DS_TEMPLATES: listOrAll(),
  DS_CAN_VALIDATE_WCAG_ON_RENDER: flag(false),
  DS_ICONS_LAZY_LOAD: flag(true),
  DS_ICONS_PATH: matching(/^(\/[\w-]+)+$/, "a path on this site without a trailing slash", "/assets/icons"),
});

export function parseDesignSystem(env: Environment) {
  const settings = readSettings(designSystemSettings, env);
  return {
    enabled: settings.DS_ENABLED,
    components: settings.DS_COMPONENTS,
    templates: settings.DS_TEMPLATES,
    canValidateWcagOnRender: settings.DS_CAN_VALIDATE_WCAG_ON_RENDER,
    iconsLazyLoad: settings.DS_ICONS_LAZY_LOAD,
    iconsPath: settings.DS_ICONS_PATH,
  };
}
