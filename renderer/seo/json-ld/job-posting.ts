import type { JobPosting, MonetaryAmount } from "schema-dts";
import { plainText } from "#schemas/parse/plain-text.ts";
import type { JobPosition } from "#schemas/structures/job-position.ts";
import type { ServicePosition } from "#schemas/structures/service-position.ts";
import { deadlineState } from "#schemas/time/states.ts";
import type { Pay } from "#schemas/values/offer/pay.ts";
import type { Position } from "#schemas/values/offer/position.ts";
import type { JsonLdContext } from "./json-ld-context.ts";
import { toSchemaAddress } from "./postal-address.ts";

const employmentTypes = {
  full: "FULL_TIME",
  part: "PART_TIME",
  workAgreement: "OTHER",
  activityAgreement: "OTHER",
  service: "FULL_TIME",
} as const;

export function jobToPosting(view: JobPosition, context: JsonLdContext): JobPosting[] {
  const types = new Set(view.employments.map((type) => employmentTypes[type]));
  return toPosting(view, context, {
    description: view.duties && plainText(view.duties),
    employmentType: [...types],
    employer: view.employer,
  });
}

export function servicePositionToPosting(view: ServicePosition, context: JsonLdContext): JobPosting[] {
  return toPosting(view, context, {
    description: view.duties.join("\n") || null,
    employmentType: [view.workload < 1 ? "PART_TIME" : "FULL_TIME"],
    employer: view.authority,
  });
}

type View = Position & { title: string; publishedAt: string | null };

interface Offer {
  description: string | null;
  employmentType: string[];
  employer: string | null;
}

/** Only while applications are accepted, and only with the properties that search engines require. */
function toPosting(view: View, context: JsonLdContext, { description, employmentType, employer }: Offer): JobPosting[] {
  const { title, publishedAt, workplace, deadline, pay, positionId } = view;
  const isOpen = ["open", "closing"].includes(deadlineState(view, context.now));
  if (!isOpen || !publishedAt || !deadline || !workplace?.address || !description || !employer) return [];
  const address = toSchemaAddress(workplace.address, context.language);
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
      ...(positionId && { identifier: positionId }),
      ...(pay && { baseSalary: toSalary(pay) }),
    },
  ];
}

function toSalary({ from, to }: Pay): MonetaryAmount {
  const range = to ? { minValue: from.amount, maxValue: to.amount } : { minValue: from.amount };
  return {
    "@type": "MonetaryAmount",
    currency: from.currency,
    value: { "@type": "QuantitativeValue", ...range, unitText: "MONTH" },
  };
}
