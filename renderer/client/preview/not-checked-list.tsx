import { usePanel } from "./panel-context.ts";

/** What nobody has looked at, so that a list without issues is no promise. */
export function NotCheckedList() {
  const { data, translate } = usePanel();
  if (data.notChecked.length === 0) return null;
  return (
    <details>
      <summary>{translate("uncheckedTitle", { count: data.notChecked.length })}</summary>
      <ul className="plain">
        {data.notChecked.map(({ what, count }) => (
          <li key={what}>{translate(`unchecked.${what}`, count === undefined ? {} : { count })}</li>
        ))}
      </ul>
    </details>
  );
}
