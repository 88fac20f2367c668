import type { Service } from "#schemas/service.ts";
import { ActionLink } from "./action-link.tsx";
import { LinkList } from "./link-list.tsx";

/** Which office is competent and how to find it. */
export function WhereToTurn({ where: { rule, offices, finder } }: { where: Service["whereTo"] }) {
  return (
    <>
      <p>{rule}</p>
      {offices.length > 0 && <LinkList links={offices} />}
      {finder && (
        <div>
          <ActionLink link={finder} look="outlined" />
        </div>
      )}
    </>
  );
}
