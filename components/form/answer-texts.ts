import type { TFunction } from "i18next";
import { formatDate } from "#components/text/date-formats.tsx";
import type { Question } from "#schemas/forms/definition/question.ts";
import type { AttachedFiles } from "#schemas/forms/filling/answers.ts";
import { yes } from "#schemas/forms/form-fields.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

/** Returns what a question asks for; a part of an address is named beside its address. */
export function questionLabel({ label, part }: Pick<Question, "label" | "part">, t: TFunction): string {
  return part === null ? label : t(`onlineForm.address.${part}`, { label });
}

interface Words {
  language: Language;
  answers: { yes: string; no: string };
  /** The attached files; ids of them are answers. */
  files: AttachedFiles;
  /** Writes an amount of crowns. */
  money: (amount: number) => string;
}

/** Returns an answer as people read it in the language; empty for none. */
export function answerTexts(
  { kind, options }: Question,
  values: readonly string[],
  { language, answers, files, money }: Words,
): string[] {
  return values.map((value) => {
    switch (kind) {
      case "choice":
      case "choices":
        return options.find((option) => option.value === value)?.label ?? value;
      case "yesNo":
        return value === yes ? answers.yes : answers.no;
      case "files":
        return files[value]?.name ?? value;
      case "day":
        return formatDate(value, language);
      case "number":
        return Number(value).toLocaleString(languages[language].locale);
      case "amount":
        return money(Number(value));
      default:
        return value;
    }
  });
}
