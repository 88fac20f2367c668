import { usePanel } from "./panel-context.ts";

/** Lists what was not checked: an empty list of issues does not mean that everything is fine. */
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
