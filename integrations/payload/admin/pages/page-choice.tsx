"use client";
import { useTranslation } from "@payloadcms/ui";
import { useId, useState } from "react";
import { editorLanguage } from "../../locales/words.ts";
import type { ListedPage } from "../../wire/listed-page.ts";
import { useWords } from "../use-words.ts";
import { usePages } from "./use-pages.ts";

interface Props {
  /** Name, id and other attributes of the control with the answer. */
  control: { id: string; name: string; "aria-invalid"?: boolean; "aria-describedby"?: string | undefined };
  value: string;
  /** The answer is an address, which may be typed too, or the id of a page. */
  type: "link" | "page";
}

/** Searches pages by their names and chooses one of them. */
export function PageChoice({ control, value, type }: Props) {
  const say = useWords();
  const id = useId();
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(value);
  const found = usePages(words.trim() === "" ? "" : `q=${encodeURIComponent(words.trim())}`);
  const answer = found === "failed" ? null : found;
  const pages = (answer?.pages ?? []).filter(({ path }) => type === "page" || path !== "");
  const status = answer ? say("page.found", { count: answer.total, shown: pages.length }) : "";
  return (
    <>
      {type === "link" ? (
        <input {...control} type="text" value={chosen} onChange={({ target }) => setChosen(target.value)} />
      ) : (
        <input type="hidden" name={control.name} value={chosen} />
      )}
      <label htmlFor={id}>{say("page.search")}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // Enter in the search must not send an answer that nobody has chosen yet.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p role="status" className="html-dialog__hint">
        {found === "failed" ? say("page.failed") : status}
      </p>
      {pages.length > 0 && (
        <div role="radiogroup" aria-label={say("page.list")} className="value-list">
          {pages.map((page) => {
            const own = type === "link" ? page.path : page.id;
            return (
              <label key={page.id} className="value-list__item">
                <input type="radio" name={`${id}-page`} checked={chosen === own} onChange={() => setChosen(own)} />
                <PageLine page={page} />
              </label>
            );
          })}
        </div>
      )}
    </>
  );
}

/** A page with its address, kind, site, and the state of its languages. */
export function PageLine({ page: { name, path, kind, site, published, drafts } }: { page: ListedPage }) {
  const say = useWords();
  const { i18n } = useTranslation();
  const states = [
    ...(published.length > 0 ? [say("page.published", { languages: published.join(", ") })] : []),
    ...(drafts.length > 0 ? [say("page.drafts", { languages: drafts.join(", ") })] : []),
  ];
  return (
    <span>
      <strong>{name}</strong>
      <span className="value-list__key">
        {[path || say("page.noAddress"), kind[editorLanguage({ i18n })], site].join(" · ")}
      </span>
      <span className="value-list__key">{states.join(" · ")}</span>
    </span>
  );
}
