import type { WirePerson } from "#schemas/values/office/person.ts";
import type { Random } from "./random.ts";
import { slug } from "./slug.ts";

// Surnames that say that nobody bears them.
const women = {
  first: ["Alena", "Dagmar", "Dana", "Eva", "Irena", "Jana", "Klára", "Soňa", "Tereza", "Věra", "Zdena"],
  last: ["Cvičná", "Fiktivní", "Ilustrační", "Modelová", "Myšlená", "Názorná", "Příkladná", "Ukázková", "Vzorová"],
};
const men = {
  first: ["Jiří", "Marek", "Ondřej", "Petr", "Radek", "Radim", "Tomáš", "Vilém", "Zbyněk"],
  last: ["Cvičný", "Fiktivní", "Ilustrační", "Modelový", "Myšlený", "Názorný", "Příkladný", "Smyšlený", "Vzorek"],
};

/** An official nobody is, with the role given. */
export function personWith(role: string, random: Random): WirePerson {
  const { first, last } = random.pick([women, men]);
  const jmeno = random.pick(first);
  const prijmeni = random.pick(last);
  return {
    ...(random.percent(70) && { titulPred: random.pick(["Bc.", "Ing.", "JUDr.", "Mgr.", "PhDr."]) }),
    jmeno,
    prijmeni,
    funkce: role,
    telefon: phoneNumber(random),
    email: `${slug(jmeno)}.${slug(prijmeni)}@uradprace.example`,
  };
}

/** A number in the range of the employment agency, as the fixtures have them. */
export function phoneNumber(random: Random): string {
  return `+420 950 ${random.whole(100, 999)} ${random.whole(100, 999)}`;
}
