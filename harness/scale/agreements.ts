import type { z } from "zod";
import type { collectiveAgreements } from "#schemas/structures/collective-agreements.ts";
import { daysAfter } from "#schemas/time/dates.ts";
import { documentCalled } from "./documents.ts";
import type { Random } from "./random.ts";

type WireAgreement = z.input<typeof collectiveAgreements.data>["smlouvy"][number];

/** Those who employ and those who work in a field, as the names of their organisations have them. */
const fields = [
  ["bank a pojišťoven", "pracovníků peněžnictví"],
  ["dopravních podniků", "řidičů"],
  ["energetických společností", "energetiků"],
  ["hotelů a restaurací", "pracovníků pohostinství"],
  ["hutních podniků", "hutníků"],
  ["chemických závodů", "chemiků"],
  ["kožedělných výrobců", "obuvníků"],
  ["lesních podniků", "lesních dělníků"],
  ["obchodních řetězců", "pracovníků obchodu"],
  ["papíren", "papírenských dělníků"],
  ["podnikatelů ve stavebnictví", "stavebních dělníků"],
  ["poskytovatelů sociálních služeb", "pracovníků v sociálních službách"],
  ["silničních stavitelů", "cestářů"],
  ["sklářských závodů", "sklářů"],
  ["strojírenských podniků", "kovodělníků"],
  ["textilních výrobců", "pracovníků oděvní a textilní výroby"],
  ["těžebních společností", "horníků"],
  ["tiskařů a vydavatelů", "polygrafů"],
  ["vodárenských společností", "pracovníků vodního hospodářství"],
  ["výrobců elektrotechniky", "elektrotechniků"],
  ["výrobců potravin", "potravinářů"],
  ["zemědělských podniků", "pracovníků v zemědělství"],
  ["zpracovatelů dřeva", "dřevařů"],
  ["železničních dopravců", "železničářů"],
] as const;

const employers = ["Asociace", "Sdružení", "Svaz", "Unie", "Zaměstnavatelský svaz"];
const unions = ["Nezávislý odborový svaz", "Odborové sdružení", "Odborový svaz", "Svaz odborových organizací"];
const parts = ["", "", "", "", " v Čechách", " na Moravě", " ve Slezsku"];

/** Agreements since 1994 with growing evidence numbers: a few years each, some amended, extended or without a text. */
export function agreements(count: number, random: Random): WireAgreement[] {
  return Array.from({ length: count }, (_, index) => {
    const year = 1994 + Math.floor((index * 33) / count);
    const month = String(random.whole(1, 12)).padStart(2, "0");
    const from = `${year}-${month}-01`;
    const end = daysAfter(`${year + random.whole(1, 5)}-${month}-01`, -1);
    const [employing, working] = random.pick(fields);
    const names = (kinds: readonly string[], of: string) =>
      random.several(kinds, random.percent(20) ? 2 : 1).map((kind) => `${kind} ${of}${random.pick(parts)}`);
    return {
      evidencniCislo: String(index + 1),
      zamestnavatele: names(employers, employing),
      odbory: names(unions, working),
      ...textOf(year, random),
      cisloSdeleni: `${random.whole(10, 480)}/${year}`,
      ...(random.percent(25) && {
        rozsireni: { cisloSdeleni: `${random.whole(10, 480)}/${year}`, od: daysAfter(from, 60) },
      }),
      platiOd: from,
      ...(random.percent(95) && { platiDo: end }),
    };
  });
}

/** Old agreements lie on paper in the ministry. */
function textOf(year: number, random: Random): Pick<WireAgreement, "smlouva" | "dodatky" | "poznamka"> {
  if (year < 2008 && random.percent(70))
    return { poznamka: "Text je k nahlédnutí v budově ministerstva. Kopie stojí 10 Kč za stránku." };
  const amendments = random.pick([0, 0, 0, 1, 2, 4]);
  return {
    smlouva: documentCalled("Kolektivní smlouva", random),
    dodatky: Array.from({ length: amendments }, (_, index) => documentCalled(`Dodatek č. ${index + 1}`, random)),
  };
}
