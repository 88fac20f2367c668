import { isSafeAddress, withScheme } from "../../../../schemas/values/address.ts";
import { allowedAttributes, isAllowedTag } from "../../../../schemas/values/html.ts";
import { documentAddress } from "../../../../schemas/values/image.ts";
import { filesPath } from "../../wire/file-name.ts";

export type Attributes = Readonly<Record<string, string>>;

/** Returns the attributes of an element for the form: nothing runs, and nothing is fetched but files of the library. */
export function shownAttributes(tag: string, attributes: Attributes): Attributes {
  const names = isAllowedTag(tag) ? (allowedAttributes[tag] ?? []) : [];
  const shown = ["lang", "dir", ...names].flatMap((name) => {
    const value = shownValue(name, attributes[name]);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(shown);
}

/** Files of the library stand at another address in the CMS. */
function shownValue(name: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (name === "href") return isSafeAddress(withScheme(value)) ? value : null;
  if (name !== "src") return value;
  return documentAddress.safeParse(value).success ? value.replace(filesPath, "/api/documents/file/") : null;
}
