import { ActionLink } from "#components/link/action-link.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import type { Service } from "#schemas/structures/service.ts";

/** The competent office, and how to find it. */
export function WhereToTurn({ where: { rule, offices, finder } }: { where: Service["whereTo"] }) {
  return (
    <>
      {rule && <p>{rule}</p>}
      {offices.length > 0 && <LinkList links={offices} />}
      {finder && (
        <div>
          <ActionLink link={finder} look="outlined" />
        </div>
      )}
    </>
  );
}
