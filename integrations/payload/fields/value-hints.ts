import type { z } from "zod";
import type { WordKey } from "../locales/words.ts";
import { shapeOf, valueItem, valueSet } from "../portal.ts";

type Hints = Readonly<Record<string, Extract<WordKey, `hint.${string}`>>>;

const ofSet: Hints = { klic: "hint.setKey", polozky: "hint.valueItems" };
const ofValue: Hints = {
  klic: "hint.valueKey",
  nazev: "hint.valueName",
  druh: "hint.valueKind",
  jednotka: "hint.valueUnit",
  obdobi: "hint.valuePeriods",
  vyraz: "hint.valueExpression",
  zaokrouhleni: "hint.valueRounding",
};
const ofPeriod: Hints = {
  od: "hint.valueStart",
  do: "hint.valueEnd",
  hodnota: "hint.valueNumber",
  datum: "hint.valueDate",
  pravniPredpis: "hint.valueSource",
};

const hints = new Map([...hintsOf(valueSet, ofSet), ...hintsOf(valueItem, ofValue), ...hintsOf(periodOf(), ofPeriod)]);

/** Returns the purpose of a field of a set of shared values; undefined for any other field. */
export function valueHint(schema: z.ZodType): WordKey | undefined {
  return hints.get(schema);
}

function fieldsOf(schema: z.ZodType) {
  const shape = shapeOf(schema);
  return shape.kind === "object" ? shape.fields : [];
}

function hintsOf(schema: z.ZodType, own: Hints): [z.ZodType, WordKey][] {
  return fieldsOf(schema).flatMap(({ key, schema: of }): [z.ZodType, WordKey][] => (own[key] ? [[of, own[key]]] : []));
}

function periodOf(): z.ZodType {
  const list = fieldsOf(valueItem).find(({ key }) => key === "obdobi");
  const shape = list && shapeOf(list.schema);
  return shape?.kind === "list" ? shape.item : valueItem;
}
