import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { email } from "./contact.ts";
import { phone, toPhone } from "./phone.ts";

/** A person in office, with academic titles as in Czech names. */
export const person = z.object({
  titulPred: field(text.nullish(), { cs: "Titul před jménem", en: "Title before name", example: "Mgr." }),
  jmeno: field(text.nullish(), { cs: "Jméno", en: "First name", required: true, example: "Jana", personal: true }),
  prijmeni: field(text, { cs: "Příjmení", en: "Surname", example: "Vzorová", personal: true }),
  titulZa: field(text.nullish(), { cs: "Titul za jménem", en: "Title after name", example: "Ph.D." }),
  funkce: field(text.nullish(), { cs: "Funkce", en: "Role", example: "ředitelka odboru" }),
  telefon: field(phone.nullish(), { cs: "Telefon", en: "Phone", example: "+420 950 100 300", personal: true }),
  email: field(email.nullish(), { cs: "E-mail", en: "E-mail", example: "jana.vzorova@mpsv.example", personal: true }),
});

export type WirePerson = z.output<typeof person>;
export type Person = ReturnType<typeof toPerson>;

export function toPerson({ titulPred, jmeno, prijmeni, titulZa, funkce, telefon, email: address }: WirePerson) {
  const name = [titulPred, jmeno, prijmeni].flatMap((part) => (part ? [toText(part)] : [])).join(" ");
  return {
    /** Titles, first name and surname in the order they are written: `Mgr. Jana Vzorová, Ph.D.` */
    name: titulZa ? `${name}, ${toText(titulZa)}` : name,
    role: optional(funkce, toText),
    phone: optional(telefon, toPhone),
    email: address ?? null,
  };
}
