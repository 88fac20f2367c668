import { ViewPage } from "#components/layout/view-page.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import type { EntitlementGuide } from "#schemas/structures/entitlement-guide.ts";

/** A guide to entitlements. */
export function EntitlementGuideTemplate({ view }: { view: EntitlementGuide }) {
  return (
    <ViewPage view={view}>
      <RichTextField view={view} name="intro" />
    </ViewPage>
  );
}
