import { z } from "zod";
import { listSetting, optionalSetting } from "./settings.ts";

/** Placeholders in the address of the CMS's editor, written as `{id}`. */
const placeholders: readonly string[] = ["id", "webId", "language", "versionId", "pointer", "field"];

/** Settings of previews: links to the CMS's editor, and the CMSs that may frame previews. */
export const editSettings = z.object({
  CMS_EDIT_URL: optionalSetting({
    expected: `an http or https address without credentials, in its path and after it ${placeholders.map((name) => `{${name}}`).join(", ")}`,
    read: (text) => (isTemplate(text) ? text : undefined),
  }),
  PREVIEW_FRAME_ANCESTORS: listSetting("origins such as https://cms.example.org", isOrigin),
});

/** True for a template that is a valid address on a fixed host, whatever the placeholders contain. */
function isTemplate(text: string): boolean {
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#@{}\\\s]+)(.*)$/.exec(text) ?? [];
  const filled = rest.replace(/\{(\w+)\}/g, (text, name: string) => (placeholders.includes(name) ? "1" : text));
  return /^(?:[/?#][^{}\\\s]*)?$/.test(filled) && URL.canParse(origin + filled);
}

/** True for an origin as browsers format it, without wildcard, path or characters that end a policy directive. */
function isOrigin(text: string): boolean {
  const { protocol, origin } = new URL(text);
  return /^https?:$/.test(protocol) && origin === text && /^[\w.:/[\]-]+$/.test(text);
}
