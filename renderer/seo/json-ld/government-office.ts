import type { GovernmentOffice } from "schema-dts";
import type { RegionalBranch } from "#schemas/structures/regional-branch.ts";
import type { WorkplaceContacts } from "#schemas/structures/workplace-contacts.ts";
import { periodState } from "#schemas/time/states.ts";
import type { Office } from "#schemas/values/office/office.ts";
import { emailsOf, telephonesOf } from "./contact-values.ts";
import { type JsonLdContext, publisherOf } from "./json-ld-context.ts";
import { openingHours } from "./opening-hours.ts";
import { toGeo, toSchemaAddress } from "./postal-address.ts";

export function branchToOffice(view: RegionalBranch, context: JsonLdContext): GovernmentOffice[] {
  return [toOffice(view, context, { isOpen: true, parent: null })];
}

/** An empty list for an office that has closed for good. One that is closed temporarily has no opening hours. */
export function workplaceToOffice(view: WorkplaceContacts, context: JsonLdContext): GovernmentOffice[] {
  const isClosed = !view.hasState || (view.closure !== null && periodState(view.closure, context.now) === "active");
  if (isClosed && view.closure?.to === null) return [];
  return [toOffice(view, context, { isOpen: !isClosed, parent: view.branch })];
}

interface Standing {
  isOpen: boolean;
  /** The parent office; null for the site's own organisation. */
  parent: { label: string; href: string } | null;
}

function toOffice(
  view: Office & { title: string },
  context: JsonLdContext,
  { isOpen, parent }: Standing,
): GovernmentOffice & object {
  const { title, address, contact } = view;
  const hours = view.hours.find(({ scope }) => scope === null) ?? view.hours[0];
  const parentUrl = parent && context.absolute(parent.href);
  return {
    "@type": "GovernmentOffice",
    "@id": context.url,
    url: context.url,
    name: title,
    ...(address && { address: toSchemaAddress(address, context.language), ...toGeo(address) }),
    ...(contact.phone && { telephone: telephonesOf(contact.phone) }),
    ...(contact.email && { email: emailsOf(contact.email) }),
    parentOrganization: parent
      ? { "@type": "GovernmentOrganization", name: parent.label, ...(parentUrl && { url: parentUrl }) }
      : publisherOf(context),
    ...(isOpen && hours && openingHours(hours, context)),
  };
}
