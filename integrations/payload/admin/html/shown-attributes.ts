import type { Attrs } from "prosemirror-model";
import { isSafeAddress, withScheme } from "#portal/contract/values/address.ts";
import { allowedAttributes } from "#portal/contract/values/html.ts";
import { documentAddress } from "#portal/contract/values/image.ts";
import { filesPath } from "../../wire/file-name.ts";
import { isAllowedTag } from "./roles.ts";

export type Attributes = Readonly<Record<string, string>>;

/** Keeps all attributes on the node, and passes only harmless ones to the browser. */
export function domAttributes(tag: string, { attributes: own }: Attrs): Attributes {
  return { ...shownAttributes(tag, own), "data-attributes": JSON.stringify(own) };
}

/** Reads a node's attributes back from its element. */
export function readAttributes(element: HTMLElement): Attrs {
  return { attributes: JSON.parse(element.getAttribute("data-attributes") ?? "{}") };
}

/** Reads the attributes and the original tag of an element that is shown as another one. */
export function readTagged(element: HTMLElement): Attrs {
  return { ...readAttributes(element), tag: element.dataset["tag"] ?? element.localName };
}

/** Returns an element's attributes for display in the form: nothing runs, and only files of the library are fetched. */
function shownAttributes(tag: string, attributes: Attributes): Attributes {
  const names = isAllowedTag(tag) ? (allowedAttributes[tag] ?? []) : [];
  const shown = ["lang", "dir", ...names].flatMap((name) => {
    const value = shownValue(name, attributes[name]);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(shown);
}

/** Files of the library have another address in the CMS. */
function shownValue(name: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (name === "href") return isSafeAddress(withScheme(value)) ? value : null;
  if (name !== "src") return value;
  return documentAddress.safeParse(value).success ? value.replace(filesPath, "/api/documents/file/") : null;
}
