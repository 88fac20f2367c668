import { regionCodes } from "#portal/contract/values/office/region.ts";

type Region = Exclude<(typeof regionCodes)[number], "GR">;

export type Town = (typeof towns)[number];

/** Name, district, postcode, latitude and longitude in degrees. */
type Row = readonly [string, string, string, number, number];

const byRegion: Record<Region, readonly Row[]> = {
  PHA: [
    ["Praha 1", "Praha", "110 00", 50.0875, 14.4213],
    ["Praha 3", "Praha", "130 00", 50.084, 14.454],
    ["Praha 4", "Praha", "140 00", 50.047, 14.443],
    ["Praha 6", "Praha", "160 00", 50.101, 14.39],
    ["Praha 8", "Praha", "180 00", 50.107, 14.47],
    ["Praha 10", "Praha", "100 00", 50.068, 14.489],
  ],
  STC: [
    ["Příbram", "Příbram", "261 01", 49.6899, 14.0104],
    ["Kladno", "Kladno", "272 01", 50.1473, 14.1029],
    ["Mladá Boleslav", "Mladá Boleslav", "293 01", 50.4114, 14.9032],
    ["Kolín", "Kolín", "280 02", 50.0281, 15.2006],
    ["Benešov", "Benešov", "256 01", 49.7817, 14.687],
    ["Beroun", "Beroun", "266 01", 49.9638, 14.072],
    ["Mělník", "Mělník", "276 01", 50.3505, 14.4741],
    ["Nymburk", "Nymburk", "288 02", 50.1861, 15.0417],
  ],
  JHC: [
    ["České Budějovice", "České Budějovice", "370 01", 48.9745, 14.4743],
    ["Tábor", "Tábor", "390 01", 49.4144, 14.6578],
    ["Písek", "Písek", "397 01", 49.3088, 14.1475],
    ["Strakonice", "Strakonice", "386 01", 49.2614, 13.9024],
    ["Český Krumlov", "Český Krumlov", "381 01", 48.8127, 14.3175],
    ["Jindřichův Hradec", "Jindřichův Hradec", "377 01", 49.144, 15.003],
    ["Prachatice", "Prachatice", "383 01", 49.013, 13.9975],
  ],
  PLK: [
    ["Plzeň", "Plzeň-město", "301 00", 49.7475, 13.3776],
    ["Klatovy", "Klatovy", "339 01", 49.3955, 13.295],
    ["Rokycany", "Rokycany", "337 01", 49.7427, 13.5946],
    ["Domažlice", "Domažlice", "344 01", 49.4405, 12.9298],
    ["Tachov", "Tachov", "347 01", 49.7953, 12.6336],
    ["Sušice", "Klatovy", "342 01", 49.2311, 13.5201],
  ],
  KVK: [
    ["Karlovy Vary", "Karlovy Vary", "360 01", 50.2306, 12.8712],
    ["Cheb", "Cheb", "350 02", 50.0796, 12.3739],
    ["Sokolov", "Sokolov", "356 01", 50.1813, 12.6401],
    ["Mariánské Lázně", "Cheb", "353 01", 49.9646, 12.7012],
    ["Ostrov", "Karlovy Vary", "363 01", 50.3059, 12.9391],
    ["Chodov", "Sokolov", "357 35", 50.2397, 12.7475],
  ],
  ULK: [
    ["Ústí nad Labem", "Ústí nad Labem", "400 01", 50.6607, 14.0323],
    ["Děčín", "Děčín", "405 02", 50.7821, 14.2148],
    ["Teplice", "Teplice", "415 01", 50.6404, 13.8245],
    ["Most", "Most", "434 01", 50.503, 13.6362],
    ["Chomutov", "Chomutov", "430 01", 50.4605, 13.4178],
    ["Litoměřice", "Litoměřice", "412 01", 50.5335, 14.1318],
    ["Louny", "Louny", "440 01", 50.357, 13.7967],
  ],
  LBK: [
    ["Liberec", "Liberec", "460 01", 50.7663, 15.0543],
    ["Jablonec nad Nisou", "Jablonec nad Nisou", "466 01", 50.7243, 15.1711],
    ["Česká Lípa", "Česká Lípa", "470 01", 50.6855, 14.5376],
    ["Turnov", "Semily", "511 01", 50.5874, 15.1569],
    ["Semily", "Semily", "513 01", 50.602, 15.3355],
    ["Nový Bor", "Česká Lípa", "473 01", 50.7576, 14.5556],
  ],
  HKK: [
    ["Hradec Králové", "Hradec Králové", "500 02", 50.2092, 15.8328],
    ["Trutnov", "Trutnov", "541 01", 50.561, 15.9127],
    ["Náchod", "Náchod", "547 01", 50.4167, 16.1629],
    ["Jičín", "Jičín", "506 01", 50.4372, 15.3516],
    ["Rychnov nad Kněžnou", "Rychnov nad Kněžnou", "516 01", 50.1628, 16.2749],
    ["Dvůr Králové nad Labem", "Trutnov", "544 01", 50.4317, 15.814],
  ],
  PAK: [
    ["Pardubice", "Pardubice", "530 02", 50.0343, 15.7812],
    ["Chrudim", "Chrudim", "537 01", 49.9511, 15.7956],
    ["Svitavy", "Svitavy", "568 02", 49.7559, 16.4683],
    ["Ústí nad Orlicí", "Ústí nad Orlicí", "562 01", 49.9739, 16.3936],
    ["Litomyšl", "Svitavy", "570 01", 49.8681, 16.313],
    ["Česká Třebová", "Ústí nad Orlicí", "560 02", 49.9018, 16.4441],
  ],
  VYS: [
    ["Jihlava", "Jihlava", "586 01", 49.3961, 15.5912],
    ["Třebíč", "Třebíč", "674 01", 49.2149, 15.8817],
    ["Havlíčkův Brod", "Havlíčkův Brod", "580 01", 49.6078, 15.5807],
    ["Žďár nad Sázavou", "Žďár nad Sázavou", "591 01", 49.5626, 15.9392],
    ["Pelhřimov", "Pelhřimov", "393 01", 49.4313, 15.2233],
    ["Humpolec", "Pelhřimov", "396 01", 49.5415, 15.3593],
  ],
  JHM: [
    ["Brno", "Brno-město", "602 00", 49.1951, 16.6068],
    ["Znojmo", "Znojmo", "669 02", 48.8555, 16.0488],
    ["Hodonín", "Hodonín", "695 01", 48.8489, 17.1324],
    ["Břeclav", "Břeclav", "690 02", 48.759, 16.882],
    ["Vyškov", "Vyškov", "682 01", 49.2775, 16.999],
    ["Blansko", "Blansko", "678 01", 49.363, 16.6445],
  ],
  OLK: [
    ["Olomouc", "Olomouc", "779 00", 49.5938, 17.2509],
    ["Prostějov", "Prostějov", "796 01", 49.4719, 17.1118],
    ["Přerov", "Přerov", "750 02", 49.4551, 17.4509],
    ["Šumperk", "Šumperk", "787 01", 49.9653, 16.9706],
    ["Jeseník", "Jeseník", "790 01", 50.2294, 17.2046],
    ["Hranice", "Přerov", "753 01", 49.548, 17.7347],
  ],
  ZLK: [
    ["Zlín", "Zlín", "760 01", 49.2265, 17.6707],
    ["Kroměříž", "Kroměříž", "767 01", 49.2979, 17.3931],
    ["Uherské Hradiště", "Uherské Hradiště", "686 01", 49.0698, 17.4597],
    ["Vsetín", "Vsetín", "755 01", 49.3387, 17.9962],
    ["Valašské Meziříčí", "Vsetín", "757 01", 49.4718, 17.9711],
    ["Uherský Brod", "Uherské Hradiště", "688 01", 49.0251, 17.6471],
  ],
  MSK: [
    ["Ostrava", "Ostrava-město", "702 00", 49.8209, 18.2625],
    ["Opava", "Opava", "746 01", 49.9387, 17.9026],
    ["Frýdek-Místek", "Frýdek-Místek", "738 01", 49.6854, 18.3484],
    ["Karviná", "Karviná", "733 01", 49.854, 18.5428],
    ["Nový Jičín", "Nový Jičín", "741 01", 49.5944, 18.0103],
    ["Bruntál", "Bruntál", "792 01", 49.9884, 17.4647],
    ["Kopřivnice", "Nový Jičín", "742 21", 49.5995, 18.1448],
  ],
};

/** Towns of all 14 regions with the coordinates of their centre. */
export const towns = regionCodes.flatMap((region) => {
  if (region === "GR") return [];
  return byRegion[region].map(([name, district, postcode, latitude, longitude]) => ({
    name,
    district,
    region,
    postcode,
    latitude,
    longitude,
  }));
});
