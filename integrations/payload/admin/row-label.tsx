"use client";
import { useRowLabel } from "@payloadcms/ui";
import { rowTitle } from "./row-title.ts";
import { useWords } from "./use-words.ts";

/** Number and first words of a row, so that editors can find it in a long list. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<unknown>();
  const say = useWords();
  const title = rowTitle(data);
  const number = (rowNumber ?? 0) + 1;
  return <span>{title === null ? `${say("row")} ${number}` : `${number}. ${title}`}</span>;
}
