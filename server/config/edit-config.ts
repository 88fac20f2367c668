import { z } from "zod";
import { setting } from "./settings.ts";

/** Placeholders of the address of the CMS's editor, written as `{id}`. */
const placeholders: readonly string[] = ["id", "webId", "language", "versionId", "pointer"];

/** The settings of links to the CMS's editor. */
export const editSettings = z.object({
  CMS_EDIT_URL: setting({
    expected: `an http or https address without credentials, in its path and after it ${placeholders.map((name) => `{${name}}`).join(", ")}`,
    fallback: "",
    read: (text) => (text === "" ? null : isTemplate(text) ? text : undefined),
  }),
});

/** True for a template that is an address whatever its placeholders hold, and always of the same host. */
function isTemplate(text: string): boolean {
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#@{}\\\s]+)(.*)$/.exec(text) ?? [];
  const filled = rest.replace(/\{(\w+)\}/g, (text, name: string) => (placeholders.includes(name) ? "1" : text));
  return /^(?:[/?#][^{}\\\s]*)?$/.test(filled) && URL.canParse(origin + filled);
}
