import { InformationRecord } from "#components/list/information-record.tsx";
import type { RequestedInformation } from "#schemas/structures/requested-information.ts";

export function RequestedInformationTemplate({ view }: { view: RequestedInformation }) {
  return <InformationRecord view={view} />;
}
