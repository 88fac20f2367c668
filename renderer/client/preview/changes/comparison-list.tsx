import { useState } from "react";
import { usePanel } from "#renderer/client/preview/panel-context.ts";
import type { Comparison } from "#renderer/preview/data.ts";
import { ChangeItem } from "./change-item.tsx";
import { ChangeMarks } from "./change-marks.tsx";
import { CopyChanges } from "./copy-changes.tsx";

/** Lists what differs between the page and its other versions. */
export function ComparisonList() {
  return usePanel().data.comparisons.map((comparison) => (
    <ComparedVersion key={comparison.with} comparison={comparison} />
  ));
}

function ComparedVersion({ comparison }: { comparison: Comparison }) {
  const { translate } = usePanel();
  const [isOpen, setOpen] = useState(false);
  const { with: other, isNew, list, left } = comparison;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{translate(`comparison.${other}.title`, { count: list.length + left })}</summary>
      {list.length === 0 && <p>{translate(isNew ? "comparison.isNew" : `comparison.${other}.none`)}</p>}
      {list.length > 0 && <p>{translate(`comparison.${other}.about`)}</p>}
      <ul>
        {list.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes stay in their order
          <ChangeItem key={index} change={change} />
        ))}
      </ul>
      {left > 0 && <p>{translate("comparison.left", { count: left })}</p>}
      {list.length > 0 && <CopyChanges comparison={comparison} />}
      {isOpen && <ChangeMarks comparison={comparison} />}
    </details>
  );
}
