import { InformationRecord } from "#components/information-record.tsx";
import type { RequestedInformation } from "#schemas/requested-information.ts";

export function RequestedInformationTemplate({ view }: { view: RequestedInformation }) {
  return <InformationRecord view={view} />;
}
