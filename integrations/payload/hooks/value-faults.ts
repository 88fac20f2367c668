import type { PayloadRequest, ValidationFieldError } from "payload";
import type { ContentKind } from "../collections/structures.ts";
import { words } from "../locales/words.ts";
import { type Content, isRecord, resolveValues, toInstant, usesValues } from "../portal.ts";
import { isPublic, loadValueSets, setStructure } from "./value-sets.ts";
import { contentsLosingValues } from "./value-usage.ts";

interface Fault {
  code: string;
  path: (string | number)[];
  expected: string;
  received: unknown;
}

/** The request of a save, and the language of its editor. */
interface Save {
  req: PayloadRequest;
  say: "cs" | "en";
}

/** True for the version of a set that counts. */
export function isCzechSet(kind: ContentKind, language: string): boolean {
  return kind.key === setStructure && language === "cs";
}

/** The shared values of a content item: faults in its references, and its data with the values. */
interface Values {
  /** Its references without a value, and the faults of the calculations of a set. */
  faults: Fault[];
  /** Writes the values into its data, as visitors get them. */
  write: (data: Content["data"]) => Content["data"];
}

/** Looks up the shared values of a content item at the time when visitors will see it. */
export async function valuesFor(req: PayloadRequest, kind: ContentKind, content: Content): Promise<Values> {
  const isSet = isCzechSet(kind, content.language);
  if (kind.isSettings || !(isSet || usesValues(content))) return { faults: [], write: (data) => data };
  const { displayAt } = content;
  const now = Math.max(Date.now(), displayAt === null ? 0 : Date.parse(toInstant(displayAt)));
  const published = await loadValueSets(req, now);
  const values = (isSet ? published.replaced(content.id, content) : published).ofSite(content.webId);
  const resolved = (data: Content["data"]) =>
    resolveValues({ ...content, data }, { values, language: content.language, now });
  const ofSet = isSet ? values.faultsOf(content.id) : [];
  return {
    faults: [
      ...resolved(content.data).used.remarks,
      ...ofSet.map((fault) => ({ ...fault, path: ["data", ...fault.path] })),
    ],
    write: (data) => resolved(data).item.data,
  };
}

/** Refuses a set with a key that another value has, or without a value that published content items use. */
export async function setErrors(save: Save, set: Content): Promise<ValidationFieldError[]> {
  return [...(await takenKeys(save, set)), ...(await lostValues(save, set.id, set))];
}

/** Returns the keys that another value of the site has: only one of them would count. */
async function takenKeys({ req, say }: Save, { id, webId, data }: Content): Promise<ValidationFieldError[]> {
  const others = (await loadValueSets(req, Date.now())).replaced(id, null).ownOf(webId);
  const items: unknown[] = Array.isArray(data["polozky"]) ? data["polozky"] : [];
  const keys = items.map((item) => `${data["klic"]}.${isRecord(item) ? item["klic"] : ""}`);
  return keys.flatMap((key, index): ValidationFieldError[] => {
    const first = items[keys.indexOf(key)];
    const twice = keys.indexOf(key) < index && isRecord(first) ? String(first["nazev"]) : null;
    const name = twice ?? others.find(key)?.name;
    if (name === undefined) return [];
    return [{ path: `data.polozky.${index}.klic`, message: words("error.valueTaken", { name })[say] }];
  });
}

const shownNames = 10;

/** Refuses to publish a set anew, or to take it off (null), when published content items would lose a value. */
export async function lostValues(
  { req, say }: Save,
  id: string,
  next: Content | null,
): Promise<ValidationFieldError[]> {
  const names = await namesOfLosers(req, id, next);
  if (names.length === 0) return [];
  const shown = names.slice(0, shownNames).join(", ") + (names.length > shownNames ? ", …" : "");
  return [{ path: "data.polozky", message: words("error.usedValue", { names: shown })[say] }];
}

/** Names of the published content items that would lose a value without a set. */
export async function namesOfLosers(req: PayloadRequest, id: string, next: Content | null = null): Promise<string[]> {
  const now = Date.now();
  const before = await loadValueSets(req, now);
  const after = before.replaced(id, next && isPublic(next, now) ? next : null);
  return contentsLosingValues(req, id, { before, after, now });
}
