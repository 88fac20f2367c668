import { periodState } from "#schemas/time/states.ts";
import type { Closure } from "#schemas/values/office/closure.ts";
import type { Office } from "#schemas/values/office/office.ts";
import { emailsOf, telephonesOf } from "./contact-values.ts";
import { type JsonLdContext, publisherOf, type Thing } from "./json-ld-context.ts";
import { openingHours } from "./opening-hours.ts";
import { toGeo, toSchemaAddress } from "./postal-address.ts";

/** An empty list for an office that has closed for good. One that is closed temporarily has no opening hours. */
export function workplaceToOffice(view: Workplace, context: JsonLdContext): Thing[] {
  const isClosed = !view.hasState || (view.closure !== null && periodState(view.closure, context.now) === "active");
  if (isClosed && view.closure?.to === null) return [];
  return [toGovernmentOffice(view, context, { isOpen: !isClosed, parent: view.branch })];
}

interface Workplace extends Office {
  title: string;
  hasState: boolean;
  closure: Closure | null;
  branch: Standing["parent"];
}

interface Standing {
  isOpen: boolean;
  /** The parent office; null for the site's own organisation. */
  parent: { label: string; href: string } | null;
}

/** Returns an office. */
export function toGovernmentOffice(
  view: Office & { title: string },
  context: JsonLdContext,
  { isOpen, parent }: Standing,
): Thing {
  const { title, address, contact } = view;
  const hours = view.hours.find(({ scope }) => scope === null) ?? view.hours[0];
  const parentUrl = parent && context.absolute(parent.href);
  return {
    "@type": "GovernmentOffice",
    "@id": context.url,
    url: context.url,
    name: title,
    ...(address && { address: toSchemaAddress(address, context), ...toGeo(address) }),
    telephone: contact.phone ? telephonesOf(contact.phone) : undefined,
    email: contact.email ? emailsOf(contact.email) : undefined,
    parentOrganization: parent
      ? { "@type": "GovernmentOrganization", name: parent.label, url: parentUrl || undefined }
      : publisherOf(context),
    ...(isOpen && hours && openingHours(hours, context)),
  };
}
