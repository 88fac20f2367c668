import { PageLink } from "#components/link/page-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import type { LegalReference } from "#schemas/values/legal-reference.ts";

/** Legal references, linked to the collection of laws when the editor has set a link. */
export function LegalList({ references }: { references: readonly LegalReference[] }) {
  return (
    <PlainList>
      {references.map(({ label, target }) => (
        <li key={label}>{target ? <PageLink link={{ label, ...target, language: null }} /> : label}</li>
      ))}
    </PlainList>
  );
}
