import { country, postcodeOf } from "#schemas/json-ld/postal-address.ts";
import type { RegionalBranch } from "#schemas/structures/regional-branch.ts";
import type { WorkplaceContacts } from "#schemas/structures/workplace-contacts.ts";
import { emailsIn } from "#schemas/values/office/emails.ts";
import { numbersOf } from "#schemas/values/office/phone.ts";
import type { PostalAddress } from "#schemas/values/office/postal-address.ts";
import { type ContentLine, toTextValue, writeLines } from "./content-lines.ts";
import { type PageIdentity, toUtcStamp } from "./page-identity.ts";

/** An office as a vCard (RFC 6350). */
export function officeToCard(view: RegionalBranch | WorkplaceContacts, identity: PageIdentity): string {
  const { title, address, contact } = view;
  const position = address?.position;
  const lines: (ContentLine | null)[] = [
    ["BEGIN", "VCARD"],
    ["VERSION", "4.0"],
    ["KIND", "org"],
    ["UID;VALUE=text", toTextValue(identity.uid)],
    ["LANG", identity.language],
    ["FN", toTextValue(title)],
    ["ORG", [identity.siteName, title].map(toTextValue).join(";")],
    address && [`ADR;TYPE=work;CC=${country}`, toAddressValue(address)],
    position ? ["GEO", `geo:${position.latitude},${position.longitude}`] : null,
    ...numbersOf(contact.phone).map(({ href }): ContentLine => ["TEL;TYPE=work;VALUE=uri", href]),
    ...emailsIn(contact.email ?? "").map((email): ContentLine => ["EMAIL;TYPE=work", toTextValue(email)]),
    contact.note ? ["NOTE", toTextValue(contact.note)] : null,
    identity.url ? ["URL", identity.url] : null,
    identity.changedAt ? ["REV", toUtcStamp(identity.changedAt)] : null,
    ["END", "VCARD"],
  ];
  return writeLines(lines.filter((line) => line !== null));
}

/** Components in order: post-office box, extension, street, municipality, region, postcode, country. */
function toAddressValue(address: PostalAddress): string {
  const parts = ["", "", address.street, address.municipality, "", postcodeOf(address), ""];
  return parts.map(toTextValue).join(";");
}
