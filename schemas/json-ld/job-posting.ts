import { deadlineState } from "#schemas/time/states.ts";
import type { Pay } from "#schemas/values/offer/pay.ts";
import type { Position } from "#schemas/values/offer/position.ts";
import type { JsonLdContext, Thing } from "./json-ld-context.ts";
import { toSchemaAddress } from "./postal-address.ts";

type View = Position & { title: string; publishedAt: string | null };

interface Offer {
  description: string | null;
  employmentType: readonly string[];
  employer: string | null;
}

/** Returns a position only while applications are accepted, and only with the properties that search engines require. */
export function toJobPosting(
  view: View,
  context: JsonLdContext,
  { description, employmentType, employer }: Offer,
): Thing[] {
  const { title, publishedAt, workplace, deadline, pay, positionId } = view;
  const isOpen = ["open", "closing"].includes(deadlineState(view, context.now));
  if (!isOpen || !publishedAt || !deadline || !workplace?.address || !description || !employer) return [];
  const address = toSchemaAddress(workplace.address, context);
  return [
    {
      "@type": "JobPosting",
      "@id": context.url,
      url: context.url,
      title,
      description,
      datePosted: publishedAt,
      validThrough: deadline,
      employmentType,
      hiringOrganization: { "@type": "GovernmentOrganization", name: employer },
      jobLocation: { "@type": "Place", name: workplace.name, address },
      identifier: positionId || undefined,
      baseSalary: pay ? toSalary(pay) : undefined,
    },
  ];
}

function toSalary({ from, to }: Pay): Thing {
  const range = to ? { minValue: from.amount, maxValue: to.amount } : { minValue: from.amount };
  return {
    "@type": "MonetaryAmount",
    currency: from.currency,
    value: { "@type": "QuantitativeValue", ...range, unitText: "MONTH" },
  };
}
