import { useState } from "react";
import { changeLines } from "#checks/changes/lines.ts";
import { usePanel, withoutFirstSegment } from "#renderer/client/preview/panel-context.ts";
import type { Comparison } from "#renderer/preview/data.ts";

/** Copies the changes as plain text with the address of the preview, for somebody who approves them. */
export function CopyChanges({ comparison }: { comparison: Comparison }) {
  const { language, translate, announce } = usePanel();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={copy}>
        {translate("comparison.copy")}
      </button>
      {isShown && (
        <label>
          {translate("comparison.asText")}
          <textarea readOnly rows={8} value={asText()} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  );

  /** A browser may refuse the clipboard, as in frames: then the text is shown to be copied by hand. */
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(asText());
      announce({ key: "comparison.copied" });
    } catch {
      setShown(true);
      announce({ key: "comparison.copyByHand" });
    }
  }

  function asText(): string {
    const { list, left } = comparison;
    const lines = list.flatMap((change) => [
      "",
      `${withoutFirstSegment(change.humanPath[language])}: ${change.what[language]}`,
      ...changeLines(change, language, translate("valueNone")).map((line) => `  ${line}`),
    ]);
    const title = translate(`comparison.${comparison.with}.title`, { count: list.length + left });
    const rest = left > 0 ? ["", translate("comparison.left", { count: left })] : [];
    return [document.title, location.href, "", title, ...lines, ...rest, ""].join("\n");
  }
}
