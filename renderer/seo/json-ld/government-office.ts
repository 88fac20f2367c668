import type { GovernmentOffice } from "schema-dts";
import type { RegionalBranch } from "#schemas/structures/regional-branch.ts";
import type { WorkplaceContacts } from "#schemas/structures/workplace-contacts.ts";
import { periodState } from "#schemas/time/states.ts";
import type { Office } from "#schemas/values/office/office.ts";
import { type About, publisherOf } from "./about.ts";
import { openingHours } from "./opening-hours.ts";
import { toGeo, toSchemaAddress } from "./postal-address.ts";

export function branchToOffice(view: RegionalBranch, about: About): GovernmentOffice[] {
  return [toOffice(view, about, { isOpen: true, parent: null })];
}

/** An empty list for an office that has closed for good. One that is closed temporarily has no opening hours. */
export function workplaceToOffice(view: WorkplaceContacts, about: About): GovernmentOffice[] {
  const isClosed = !view.hasState || (view.closure !== null && periodState(view.closure, about.now) === "active");
  if (isClosed && view.closure?.to === null) return [];
  return [toOffice(view, about, { isOpen: !isClosed, parent: view.branch })];
}

interface Standing {
  isOpen: boolean;
  /** The parent office; null for the site's own organisation. */
  parent: { label: string; href: string } | null;
}

function toOffice(
  view: Office & { title: string },
  about: About,
  { isOpen, parent }: Standing,
): GovernmentOffice & object {
  const { title, address, contact } = view;
  const hours = view.hours.find(({ scope }) => scope === null) ?? view.hours[0];
  const parentUrl = parent && about.absolute(parent.href);
  return {
    "@type": "GovernmentOffice",
    "@id": about.url,
    url: about.url,
    name: title,
    ...(address && { address: toSchemaAddress(address, about.language), ...toGeo(address) }),
    ...(contact.phone && { telephone: contact.phone.display }),
    ...(contact.email && { email: contact.email }),
    parentOrganization: parent
      ? { "@type": "GovernmentOrganization", name: parent.label, ...(parentUrl && { url: parentUrl }) }
      : publisherOf(about),
    ...(isOpen && hours && openingHours(hours, about.now)),
  };
}
