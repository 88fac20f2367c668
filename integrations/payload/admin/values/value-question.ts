import type { ListedValue } from "../../wire/listed-value.ts";
import type { Question } from "../html/questions.ts";

/** Asks for a shared value, of one kind or of all. */
export function askForValue(key: string, kind?: ListedValue["kind"]): Question {
  return {
    ...{ name: "key", label: "value.list", type: "value", value: key },
    ...(kind && { kind }),
    fault: (chosen) => (chosen === "" ? "value.missing" : null),
  };
}
