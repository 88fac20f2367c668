import { type ServiceBreaks, serviceState } from "#schemas/time/states.ts";
import type { Submission } from "#schemas/values/offer/submission.ts";
import { telephonesOf } from "./contact-values.ts";
import { type JsonLdContext, publisherOf, type Thing } from "./json-ld-context.ts";

type View = ServiceBreaks & {
  title: string;
  lead: string | null;
  guarantor: string | null;
  submission: readonly Submission[];
};

/** Returns an empty list once the service has ended. */
export function toGovernmentService(view: View, context: JsonLdContext): Thing[] {
  if (serviceState(view, context.now) === "ended") return [];
  const channels = view.submission.flatMap((way) => toChannel(way, context));
  return [
    {
      "@type": "GovernmentService",
      "@id": context.url,
      url: context.url,
      name: view.title,
      description: view.lead || undefined,
      provider: view.guarantor ? { "@type": "GovernmentOrganization", name: view.guarantor } : publisherOf(context),
      areaServed: { "@type": "Country", name: "CZ" },
      availableChannel: channels.length > 0 ? channels : undefined,
    },
  ];
}

/** A way to apply that has a link or a telephone number. */
function toChannel({ label, target, phone }: Submission, { absolute }: JsonLdContext): Thing[] {
  const url = target && absolute(target.href);
  if (!url && !phone) return [];
  return [
    {
      "@type": "ServiceChannel",
      name: label,
      serviceUrl: url || undefined,
      servicePhone: phone ? { "@type": "ContactPoint", telephone: telephonesOf(phone) } : undefined,
    },
  ];
}
