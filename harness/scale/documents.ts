import type { WireFile } from "#schemas/values/file.ts";
import type { Random } from "./random.ts";

/** Documents of the recorded library with their sizes in bytes. */
const documents = [
  ["navod-jak-podat-zadost.pdf", 35_506],
  ["prehled-davek-pro-rodiny.pdf", 37_891],
  ["zadost-o-pridavek-na-dite.pdf", 35_109],
  ["zivotni-minimum.pdf", 37_274],
] as const;

/** A document of the library under a title of its own. */
export function documentCalled(nazev: string, random: Random): WireFile {
  const [name, velikost] = random.pick(documents);
  return { nazev, url: `/documents/files/${name}`, velikost, jazyk: "cs_cz" };
}
