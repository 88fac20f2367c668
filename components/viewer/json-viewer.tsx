import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { List, type RowComponentProps, useListRef } from "react-window";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { CopyButton, type CopyLabels } from "#components/link/copy-button.tsx";
import { type Json, type JsonRow, kindOf, summarize, toRows, treeKeyAction } from "./json-rows.ts";
import styles from "./json-viewer.module.css";

/** Pixels (spec §9 JSON tree viewer). */
const height = 400;
const rowHeight = 20;
/** Browsers' default font size in pixels. */
const usualFontSize = 16;
const indent = 16;

export interface JsonViewerLabels {
  expandAll: string;
  collapseAll: string;
  path: CopyLabels;
  value: CopyLabels;
}

type Props = {
  json: Json;
  /** Accessible name of the tree. */
  name: string;
  labels: JsonViewerLabels;
};

/** Every node is collapsed, or every node is expanded, except these paths. */
interface Opened {
  all: boolean;
  except: ReadonlySet<string>;
}

/** A JSON tree of any size; only the visible lines are in the DOM. An island that replaces the plain text. */
export function JsonViewer({ json, name, labels }: Props) {
  const id = useId();
  const list = useListRef(null);
  const [lineHeight] = useState(() => rowHeight * fontScale());
  const [opened, setOpened] = useState<Opened>({ all: false, except: new Set([""]) });
  const [activePath, setActivePath] = useState("");
  const [isDrawn, setIsDrawn] = useState(true);
  const rows = useMemo(() => toRows(json, (path) => opened.except.has(path) !== opened.all), [json, opened]);
  const active = Math.max(
    rows.findIndex(({ path }) => path === activePath),
    0,
  );

  function go(index: number, toggle: boolean) {
    const row = rows[index];
    if (!row) return;
    setActivePath(row.path);
    if (toggle) setOpened(({ all, except }) => ({ all, except: toggled(except, row.path) }));
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = treeKeyAction(rows, active, event.key);
    if (!step) return;
    event.preventDefault();
    go(step.row, step.toggle);
    list.current?.scrollToRow({ index: step.row });
  }

  return (
    <div className={styles.viewer}>
      <List
        className={styles.tree ?? ""}
        style={{ height }}
        role="tree"
        aria-label={name}
        aria-activedescendant={isDrawn ? `${id}${active}` : undefined}
        tabIndex={0}
        onKeyDown={press}
        listRef={list}
        defaultHeight={height}
        rowCount={rows.length}
        rowHeight={lineHeight}
        rowComponent={Line}
        rowProps={{ rows, active, id, onPick: (index) => go(index, rows[index]?.isOpen !== null) }}
        onRowsRendered={(_visible, { startIndex, stopIndex }) =>
          setIsDrawn(startIndex <= active && active <= stopIndex)
        }
      />
      <ButtonRow>
        {[true, false].map((all) => (
          <Button
            key={String(all)}
            type="button"
            look="outlined"
            size="s"
            onClick={() => setOpened({ all, except: new Set() })}
          >
            {all ? labels.expandAll : labels.collapseAll}
          </Button>
        ))}
        <CopyButton key={`path ${activePath}`} read={() => rows[active]?.path ?? ""} labels={labels.path} />
        <CopyButton
          key={`value ${activePath}`}
          read={() => JSON.stringify(rows[active]?.value, null, 2)}
          labels={labels.value}
        />
      </ButtonRow>
    </div>
  );
}

function toggled(paths: ReadonlySet<string>, path: string): ReadonlySet<string> {
  const next = new Set(paths);
  if (!next.delete(path)) next.add(path);
  return next;
}

type LineProps = {
  rows: readonly JsonRow[];
  active: number;
  id: string;
  onPick: (index: number) => void;
};

function Line({ index, style, rows, active, id, onPick }: RowComponentProps<LineProps>) {
  const row = rows[index];
  if (!row) return null;
  const { key, value, level, position, siblings, isOpen } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the focus and takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: it is the tree's active descendant
    <div
      id={`${id}${index}`}
      className={styles.line}
      style={{ ...style, paddingInlineStart: level * indent }}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-selected={index === active}
      onClick={() => onPick(index)}
    >
      {key !== null && <span className={styles.key}>{key}: </span>}
      <span className={styles[kindOf(value)]} title={typeof value === "string" ? value.slice(0, 1000) : undefined}>
        {summarize(value)}
      </span>
    </div>
  );
}

/** Returns the visitor's font size relative to the default one. */
function fontScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (size || usualFontSize) / usualFontSize;
}
