import type { RawFinding } from "#portal/checks/findings.ts";
import type { RecordPath } from "#portal/checks/rule.ts";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { personalDataIn } from "./personal-data.ts";
import { isPublicContact } from "./public-contacts.ts";
import { findSecrets, type SecretKind } from "./secrets.ts";

/** Returns the finding that refuses a file or record; `values` are inserted in its message. */
export function refusal(code: `file.${string}`, values: RawFinding["values"] = {}, path: RecordPath = []): RawFinding {
  const effect = code.startsWith("file.not-") || code.startsWith("file.too-") ? "page-unavailable" : "none";
  // The text itself must not be repeated.
  return { code, level: "schema", severity: "error", effect, path, expected: "", received: undefined, values };
}

interface Sent {
  /** The original text; null for a record of a list. */
  text: string | null;
  /** Undefined for invalid JSON. */
  record: unknown;
  isFile: boolean;
  /** True when its links are checked too: the rule `link.private` reports those with the token of a preview. */
  hasCheckedLinks: boolean;
}

/** Returns secrets and personal data of a record at their places; those outside its values at the root. */
export function privateDataIn({ text, record, isFile, hasCheckedLinks }: Sent): RawFinding[] {
  const leaves = [...leavesOf(record)];
  const looked = hasCheckedLinks ? withoutPreviewTokens : (json: string) => json;
  const kinds = findSecrets(looked(text ?? JSON.stringify(record) ?? "")).map(({ kind }) => kind);
  const placed = kinds.length === 0 ? [] : leaves.flatMap((leaf) => secretsAt(leaf, looked));
  const beside = kinds.filter((kind) => placed.every((each) => each.kind !== kind)).map((kind) => ({ kind, path: [] }));
  const personal = leaves.flatMap(({ path, text }) => {
    const kind = personalDataIn(text, isFile && !(text.includes("@") && isPublicContact(record, path)));
    return kind ? [refusal("file.personal-data", { what: inBothLanguages(`personalData.${kind}`) }, path)] : [];
  });
  const secrets = [...placed, ...beside].map(({ kind, path }) =>
    refusal("file.secret", { what: inBothLanguages(`secrets.${kind}`) }, path),
  );
  return [...secrets, ...personal].slice(0, most);
}

/** Most refusals reported for one record. */
const most = 20;

/** Removes the tokens of previews from the links in JSON: in HTML, in Markdown and in fields. */
function withoutPreviewTokens(json: string): string {
  if (!json.includes("preview=")) return json;
  return json.replace(/((?:"|'|\]\()(?:https?:\/\/|\/)[^\s"'<>()\\]{0,2000}[?&;]preview=)[\w.~%+-]{1,4000}/g, "$1");
}

function secretsAt({ path, text }: Leaf, looked: (json: string) => string): { kind: SecretKind; path: RecordPath }[] {
  // The field's name is part of the evidence.
  const asField = `${JSON.stringify(String(path.at(-1) ?? ""))}: ${JSON.stringify(text)}`;
  return findSecrets(looked(asField)).map(({ kind }) => ({ kind, path }));
}

interface Leaf {
  path: RecordPath;
  text: string;
}

function* leavesOf(value: unknown, path: RecordPath = []): Generator<Leaf> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* leavesOf(item, [...path, index]);
  else if (typeof value === "object" && value !== null)
    for (const [key, member] of Object.entries(value)) {
      yield { path, text: key };
      yield* leavesOf(member, [...path, key]);
    }
}
