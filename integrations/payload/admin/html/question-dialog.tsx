"use client";
import { useTranslation } from "@payloadcms/ui";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { PageChoice } from "../pages/page-choice.tsx";
import { useWords } from "../use-words.ts";
import { ValueChoice } from "../values/value-choice.tsx";
import type { Answers, Asking, Question } from "./questions.ts";

interface Props {
  asking: Pick<Asking, "title" | "questions"> & { remove?: unknown };
  onAnswer: (answers: Answers) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for what a tool needs. Rendered outside the content item's form, because forms cannot be nested. */
export function QuestionDialog({ asking, onAnswer, onRemove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const say = useWords();
  const title = useId();
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => dialog.current?.showModal(), []);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // React would pass the dialog's events on to the form around the field.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const answers = Object.fromEntries(asking.questions.map(({ name }) => [name, String(data.get(name) ?? "").trim()]));
    const wrong = asking.questions.filter(({ name, fault }) => fault?.(answers[name] ?? ""));
    setFaults(new Set(wrong.map(({ name }) => name)));
    if (wrong.length > 0) return;
    // The text can receive the focus only after the dialog is closed.
    dialog.current?.close();
    onAnswer(answers);
  }

  function remove(): void {
    dialog.current?.close();
    onRemove();
  }

  return createPortal(
    <dialog ref={dialog} className="html-dialog" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{say(asking.title)}</h2>
      <form onSubmit={submit}>
        {asking.questions.map((question) => (
          <QuestionField key={question.name} question={question} isWrong={faults.has(question.name)} />
        ))}
        <div className="html-dialog__buttons">
          <button type="submit" className="html-dialog__ok">
            {say("html.ok")}
          </button>
          {Boolean(asking.remove) && (
            <button type="button" onClick={remove}>
              {say("html.remove")}
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            {say("html.cancel")}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

function QuestionField({ question, isWrong }: { question: Question; isWrong: boolean }) {
  const { name, label, type, value, hint, isRequired = false, fault } = question;
  const say = useWords();
  const id = useId();
  const word = isWrong ? fault?.("") : null;
  const described = [word && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  const common = { id, name, "aria-describedby": described, required: isRequired };
  return (
    <div className={`html-dialog__field html-dialog__field--${type}`}>
      {type !== "value" && type !== "page" && <label htmlFor={id}>{say(label)}</label>}
      {word && (
        <p id={`${id}-fault`} className="html-dialog__fault" role="alert">
          {say(word)}
        </p>
      )}
      {type === "value" && <ValueChoice name={name} value={value} kind={question.kind} describedBy={described} />}
      {(type === "link" || type === "page") && (
        <PageChoice control={{ ...common, "aria-invalid": isWrong }} value={value} type={type} />
      )}
      {type === "date" && <input {...common} type="date" defaultValue={value} />}
      {type === "language" && <LanguageSelect {...common} value={value} />}
      {type === "checkbox" && <input {...common} type="checkbox" value="true" defaultChecked={value === "true"} />}
      {type === "number" && <input {...common} type="number" min={1} max={50} defaultValue={value} />}
      {type === "text" && <input {...common} type="text" defaultValue={value} aria-invalid={isWrong} />}
      {hint && (
        <p id={`${id}-hint`} className="html-dialog__hint">
          {say(hint)}
        </p>
      )}
    </div>
  );
}

/** Languages that official texts often quote or link to; any other language already set is offered too. */
const usual = ["cs", "en", "uk", "ru", "de", "sk", "pl", "vi", "fr", "es", "it", "ro", "bg", "hu", "ar", "zh", "la"];

function LanguageSelect({ value, ...common }: { id: string; name: string; value: string; required: boolean }) {
  const say = useWords();
  const { i18n } = useTranslation();
  const codes = value === "" || usual.includes(value) ? usual : [...usual, value];
  return (
    <select {...common} defaultValue={value}>
      <option value="">{say("html.noLanguage")}</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {nameOf(code, i18n.language)}
        </option>
      ))}
    </select>
  );
}

/** A language's name in the editor's language; an unknown code is shown as it is. */
function nameOf(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
