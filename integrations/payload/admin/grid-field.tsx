"use client";
import { useField } from "@payloadcms/ui";
import type { TextareaFieldClientProps } from "payload";
import { FieldFrame, fieldId } from "./field-frame.tsx";
import * as cells from "./grid.ts";
import { Tool, toolbar } from "./tool.tsx";
import { useWords } from "./use-words.ts";

/** An editable grid of table cells, which may be empty; a table copied from a spreadsheet can be pasted as a whole. */
export function GridField({ field, path: given, readOnly }: TextareaFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: given });
  const say = useWords();
  const isSingleRow = field.admin?.rows === 1;
  const grid = cells.readGrid(value);
  const shown = grid.length > 0 ? grid : [[""]];
  const isFixed = Boolean(readOnly || disabled);
  const change = (next: cells.Grid) => setValue(next.length > 0 ? JSON.stringify(next) : "");
  return (
    <FieldFrame field={field} path={path} showError={showError}>
      <div style={{ overflowX: "auto" }}>
        <table id={fieldId(path)}>
          <tbody>
            {shown.map((row, y) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Rows have nothing but their places.
              <tr key={y}>
                {Array.from({ length: cells.widthOf(shown) }, (_, x) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: Cells have nothing but their places.
                  <td key={x} className="field-type text">
                    <input
                      type="text"
                      aria-label={`${say("grid.row")} ${y + 1}, ${say("grid.column")} ${x + 1}`}
                      value={row[x] ?? ""}
                      disabled={isFixed}
                      onChange={({ target }) => change(cells.withCell(shown, { row: y, column: x }, target.value))}
                      onPaste={(event) => {
                        const text = event.clipboardData.getData("text/plain");
                        if (!/[\t\n]/.test(text)) return;
                        event.preventDefault();
                        change(cells.pasted(shown, { row: y, column: x }, text, isSingleRow));
                      }}
                    />
                  </td>
                ))}
                {!isSingleRow && (
                  <td>
                    <Tool disabled={isFixed} onClick={() => change(cells.withoutRow(shown, y))}>
                      {`${say("grid.removeRow")} ${y + 1}`}
                    </Tool>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div style={toolbar}>
        {!isSingleRow && (
          <Tool disabled={isFixed} onClick={() => change(cells.withRow(shown))}>
            {say("grid.addRow")}
          </Tool>
        )}
        <Tool disabled={isFixed} onClick={() => change(cells.withColumn(shown))}>
          {say("grid.addColumn")}
        </Tool>
        <Tool
          disabled={isFixed || cells.widthOf(shown) < 2}
          onClick={() => change(cells.withoutColumn(shown, cells.widthOf(shown) - 1))}
        >
          {say("grid.removeColumn")}
        </Tool>
      </div>
    </FieldFrame>
  );
}
