import { z } from "zod";
import { setting } from "./settings.ts";

/** What an address at which the CMS edits a content can name, as `{id}`. */
const places: readonly string[] = ["id", "webId", "language", "versionId", "pointer"];

/** The settings of what leads editors to the CMS. */
export const editSettings = z.object({
  CMS_EDIT_URL: setting({
    expected: `an http or https address without credentials, in its path and after it ${places.map((place) => `{${place}}`).join(", ")}`,
    fallback: "",
    read: (text) => (text === "" ? null : isTemplate(text) ? text : undefined),
  }),
});

/** Whether it is an address whatever is put in its places, none of which can make it another host's. */
function isTemplate(text: string): boolean {
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#@{}\\\s]+)(.*)$/.exec(text) ?? [];
  const filled = rest.replace(/\{(\w+)\}/g, (place, name: string) => (places.includes(name) ? "1" : place));
  return /^(?:[/?#][^{}\\\s]*)?$/.test(filled) && URL.canParse(origin + filled);
}
