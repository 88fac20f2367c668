import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from "payload";
import type { ContentKind } from "../collections/structures.ts";
import { type LanguageCode, languages, requestLanguage } from "../languages.ts";
import { editorLanguage, type WordKey, words } from "../locales/words.ts";
import {
  fillFromCzech,
  isStructureKey,
  issueFindings,
  noLinks,
  parseContent,
  parseSettings,
  prune,
  toIssue,
} from "../portal.ts";
import { readData } from "../wire/data.ts";
import { formPath } from "../wire/form-path.ts";
import { textsOf } from "../wire/localized.ts";
import { resolve } from "../wire/resolve.ts";
import { loadVersions } from "./content-changes.ts";
import { isDraftSave } from "./draft-saves.ts";
import { ownRequest } from "./own-request.ts";
import { restoredLanguages } from "./restored-version.ts";
import { loadTargets } from "./targets.ts";
import { isCzechSet, lostValues, setErrors, valuesFor } from "./value-faults.ts";

/** Refuses what the portal could not show. Drafts may be incomplete; published content items may not. */
export function judge(kind: ContentKind): CollectionBeforeChangeHook {
  return async ({ data, req, collection, originalDoc }) => {
    const id = String(originalDoc?.id ?? data["id"] ?? "");
    const errors = [];
    for (const [language, saved] of restoredLanguages(req) ?? [[requestLanguage(req), data] as const]) {
      const own = { say: editorLanguage(req), language, req: await ownRequest(req) };
      const doc = { ...saved, id };
      if (!kind.isSettings) errors.push(...(await addressFaults(doc, own)));
      if (isDraftSave(req)) continue;
      if (saved["_status"] === "published") errors.push(...(await faultsOf(kind, doc, own)));
      else if (isCzechSet(kind, language)) errors.push(...(await lostValues(own, id, null)));
    }
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
    return data;
  };
}

/** A save: the language of the content and that of the editor. */
interface Save {
  req: PayloadRequest;
  language: LanguageCode;
  say: "cs" | "en";
}

/** Checks that an address is valid for a page, and unique within its site and language. */
async function addressFaults(data: Record<string, unknown>, { req, language, say }: Save) {
  const { address, web, id } = data;
  if (typeof address !== "string" || address === "") return [];
  const fault = (word: WordKey) => [
    { path: "address", label: words("content.address")[say], message: words(word)[say] },
  ];
  if (!isAddress(address)) return fault("error.wrongAddress");
  const where = { and: [{ address: { equals: address } }, { web: { equals: String(web ?? "") } }] };
  const { docs } = await req.payload.find({ collection: "pages", where, locale: language, depth: 0, limit: 2, req });
  const isTaken = docs.some((page) => String(page.id) !== String(id));
  return isTaken ? fault("error.addressTaken") : [];
}

/** True for a path that a URL contains unescaped. */
function isAddress(text: string): boolean {
  return text.split("/").every((part) => /^[^\s?#%\\]+$/.test(part) && part !== "." && part !== "..");
}

/** Returns what the portal could not show of a content item in one language; its form may say it more than once. */
export async function faultsOf(
  kind: ContentKind,
  doc: Record<string, unknown>,
  { req, language, say }: Save,
): Promise<ValidationFieldError[]> {
  const own = readData(doc["stored"]);
  const czech = language === "cs" ? null : await czechData(req, kind, String(doc["id"] ?? ""));
  const find = await loadTargets(req, [own, czech], "editor");
  const resolved = (data: unknown) => readData(JSON.stringify(resolve(data, language, find) ?? {}));
  const data = kind.isSettings ? parseSettings(own) : resolved(own);
  const filled = fillFromCzech(kind.schema, data, czech && resolved(czech));
  const record = {
    id: String(doc["id"] ?? "0"),
    name: doc["name"],
    description: doc["description"] || undefined,
    language: languages[language].wire,
    webId: String(doc["web"] ?? ""),
    structure: { key: kind.wireKey },
    friendlyURLs: { [languages[language].wire]: doc["address"] ?? "" },
    displayAt: doc["displayAt"] || undefined,
    data: filled.data,
  };
  const { content, issues: ofEnvelope } = parseContent(record);
  const subject = { id: record.id, versionId: null, language: content?.language ?? null, structureKey: kind.wireKey };
  // Without the pages that it embeds, which are judged by themselves.
  const ownRecord = { ...record, data: fillFromCzech(kind.schema, own, czech).data };
  const ownContent = content && { ...content, data: ownRecord.data };
  const values = ownContent && (await valuesFor(req, kind, ownContent));
  const shown = values ? values.write(filled.data) : filled.data;
  const ofData = prune(kind.schema, shown).faults.map((fault) =>
    toIssue({ ...fault, path: ["data", ...fault.path] }, subject, "none"),
  );
  const issues = [...ofEnvelope, ...ofData].filter(({ severity }) => severity === "error");
  const key = isStructureKey(kind.key) ? kind.key : "standard-page";
  const findings = issueFindings(issues, { record, content, key }, { links: noLinks });
  const valueIssues = (values?.faults ?? []).map((fault) => toIssue(fault, subject, "none"));
  const valueFindings = issueFindings(valueIssues, { record: ownRecord, content, key }, { links: noLinks });
  const ofSet = ownContent && isCzechSet(kind, language) ? await setErrors({ req, say }, ownContent) : [];
  const missing = (["address", "web"] as const).filter(
    (field) => !doc[field] && !(kind.isSettings && field === "address"),
  );
  const errors = [
    ...missing.map((path) => ({ path, label: words(`content.${path}`)[say], message: words("error.missing")[say] })),
    ...valueFindings.map((finding) => toError(finding, kind, ownRecord, say)),
    ...findings.map((finding) => toError(finding, kind, record, say)),
    ...ofSet,
  ];
  // Report only the first error of each field: later ones often follow from it.
  return errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index);
}

function toError(
  { pointer, label, message, fix }: ReturnType<typeof issueFindings>[number],
  kind: ContentKind,
  record: unknown,
  say: "cs" | "en",
): ValidationFieldError {
  const path = formPath(kind.form, pointer, record);
  return { path, ...(label && { label: label[say] }), message: `${message[say]} ${fix[say]}` };
}

/** Data of the Czech version, the fallback for fields that a translation lacks. */
async function czechData(req: PayloadRequest, kind: ContentKind, id: string) {
  const versions = id === "" ? null : await loadVersions(req, kind, id);
  const stored = textsOf(versions?.latest["stored"]).cs;
  return stored === undefined ? null : readData(stored);
}
