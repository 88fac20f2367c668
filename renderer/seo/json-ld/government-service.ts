import type { GovernmentService, ServiceChannel } from "schema-dts";
import type { Service } from "#schemas/structures/service.ts";
import { serviceState } from "#schemas/time/states.ts";
import { telephonesOf } from "./contact-values.ts";
import { type JsonLdContext, publisherOf } from "./json-ld-context.ts";

/** Returns an empty list once the service has ended. */
export function toGovernmentService(view: Service, context: JsonLdContext): GovernmentService[] {
  if (serviceState(view, context.now) === "ended") return [];
  const channels = view.submission.flatMap((way) => toChannel(way, context));
  return [
    {
      "@type": "GovernmentService",
      "@id": context.url,
      url: context.url,
      name: view.title,
      ...(view.lead && { description: view.lead }),
      provider: view.guarantor ? { "@type": "GovernmentOrganization", name: view.guarantor } : publisherOf(context),
      areaServed: { "@type": "Country", name: "CZ" },
      ...(channels.length > 0 && { availableChannel: channels }),
    },
  ];
}

/** A way to apply that has a link or a telephone number. */
function toChannel(
  { label, target, phone }: Service["submission"][number],
  { absolute }: JsonLdContext,
): ServiceChannel[] {
  const url = target && absolute(target.href);
  if (!url && !phone) return [];
  return [
    {
      "@type": "ServiceChannel",
      name: label,
      ...(url && { serviceUrl: url }),
      ...(phone && { servicePhone: { "@type": "ContactPoint" as const, telephone: telephonesOf(phone) } }),
    },
  ];
}
