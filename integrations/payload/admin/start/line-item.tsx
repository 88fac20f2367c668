"use client";
import { Link, useConfig } from "@payloadcms/ui";
import { languages } from "../../languages.ts";
import type { FoundLines } from "../../wire/found-lines.ts";
import { useWords } from "../use-words.ts";

interface Props {
  line: FoundLines["lines"][number];
  /** Words after kind, language and state, such as the author. */
  more: readonly string[];
}

/** A content item in one language, with a link to its form. */
export function LineItem({ line, more }: Props) {
  const say = useWords();
  const { getEntityConfig } = useConfig();
  const { content, structure, language, name, state } = line;
  const kind = String(getEntityConfig({ collectionSlug: structure })?.labels.singular ?? structure);
  return (
    <li>
      <Link href={`/admin/collections/${structure}/${content}?locale=${language}`}>
        {name || say("start.untitled")}
      </Link>
      <p>{[kind, languages[language].name, say(`state.${state}`), ...more].join(" · ")}</p>
    </li>
  );
}
