import type { Town } from "#embedded/tiles/towns.ts";
import type { WireLink } from "#schemas/values/link.ts";

/** The recorded list of workplaces, which stands in for branches without a page. */
export const workplaceList = page("Pracoviště úřadu práce", "kontakty/pracoviste");

/** The regional branch of each region; the page of one is linked where it is recorded. */
const branches: Record<Town["region"], WireLink> = {
  PHA: branch("Krajská pobočka pro hlavní město Prahu", "praha"),
  STC: branch("Krajská pobočka v Příbrami"),
  JHC: branch("Krajská pobočka v Českých Budějovicích"),
  PLK: branch("Krajská pobočka v Plzni", "plzen"),
  KVK: branch("Krajská pobočka v Karlových Varech"),
  ULK: branch("Krajská pobočka v Ústí nad Labem", "usti"),
  LBK: branch("Krajská pobočka v Liberci", "liberec"),
  HKK: branch("Krajská pobočka v Hradci Králové"),
  PAK: branch("Krajská pobočka v Pardubicích"),
  VYS: branch("Krajská pobočka v Jihlavě"),
  JHM: branch("Krajská pobočka v Brně", "brno"),
  OLK: branch("Krajská pobočka v Olomouci", "olomouc"),
  ZLK: branch("Krajská pobočka ve Zlíně", "zlin"),
  MSK: branch("Krajská pobočka v Ostravě", "ostrava"),
};

export function branchOf(region: Town["region"]): WireLink {
  return branches[region];
}

function branch(titulek: string, town?: string): WireLink {
  return { titulek, stranka: town ? page(titulek, `kontakty/krajska-pobocka-${town}`) : workplaceList };
}

function page(name: string, slug: string) {
  return { name, friendlyURLs: { cs_cz: slug }, web: { id: "34" } };
}
