import { withoutTags } from "#schemas/values/text.ts";

/** A value as written or copied, without markup, invisible characters and doubled spaces, in ordinary letters and digits. */
export function plainSpelling(written: string): string {
  return withoutTags(written.normalize("NFKC").replace(/\p{Cf}/gu, ""), " ")
    .replace(/\s+/g, " ")
    .trim();
}
