import { useState } from "react";
import { Button } from "#components/layout/button.tsx";

export interface CopyLabels {
  copy: string;
  copied: string;
  /** Label of the text to copy manually when the browser does not allow copying. */
  byHand: string;
}

/** Copies the text that `read` returns; for islands only. */
export function CopyButton({ read, labels }: { read: () => string; labels: CopyLabels }) {
  const [outcome, setOutcome] = useState<"copied" | "byHand" | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(read());
      setOutcome("copied");
    } catch {
      setOutcome("byHand");
    }
  }

  return (
    <div>
      <Button type="button" look="outlined" size="s" onClick={() => void copy()}>
        {labels.copy}
      </Button>{" "}
      <span role="status">{outcome === "copied" && labels.copied}</span>
      {outcome === "byHand" && (
        <label>
          {labels.byHand} <textarea readOnly value={read()} rows={4} ref={select} />
        </label>
      )}
    </div>
  );
}

function select(area: HTMLTextAreaElement | null): void {
  area?.select();
}
