/** Services of the map with what the organisations that offer them are called and say. */
export const serviceKinds = [
  {
    key: "pecovatelskaSluzba",
    names: ["Pečovatelská služba", "Domácí pomoc", "Terénní pečovatelská služba"],
    descriptions: [
      "Pomoc s hygienou, nákupy a úklidem ve všední dny i o víkendech.",
      "Pečovatelka přijde až třikrát denně. Rozvážíme i obědy.",
    ],
  },
  {
    key: "osobniAsistence",
    names: ["Osobní asistence", "Asistenční služba", "Centrum asistence"],
    descriptions: [
      "Asistent pomůže doma, ve škole i v práci podle toho, co potřebujete.",
      "Doprovodíme vás k lékaři nebo na úřad, ve dne i večer.",
    ],
  },
  {
    key: "odlehcovaciSluzba",
    names: ["Odlehčovací služba", "Respitní centrum", "Odlehčovací pobyty"],
    descriptions: [
      "Na několik hodin vás vystřídáme, abyste si mohli odpočinout.",
      "Pobyty od jednoho dne do tří měsíců, po dobu vaší dovolené nebo nemoci.",
    ],
  },
  {
    key: "denniStacionar",
    names: ["Denní stacionář", "Denní centrum"],
    descriptions: [
      "Péče ve všední dny od sedmi do pěti, včetně obědů a svozu.",
      "Program pro lidi s demencí, cvičení a trénink paměti.",
    ],
  },
  {
    key: "tisnovaPece",
    names: ["Tísňová péče", "Tísňová linka"],
    descriptions: [
      "Náramek s tlačítkem přivolá pomoc ve dne v noci.",
      "Zařízení vám zapojíme doma a naučíme vás s ním zacházet.",
    ],
  },
  {
    key: "domaciZdravotniPece",
    names: ["Domácí zdravotní péče", "Agentura domácí péče"],
    descriptions: [
      "Zdravotní sestry dojíždějí domů, na doporučení lékaře to hradí pojišťovna.",
      "Převazy, infuze a rehabilitace u vás doma.",
    ],
  },
  {
    key: "hospicovaPece",
    names: ["Mobilní hospic", "Domácí hospic"],
    descriptions: [
      "Lékař a sestra přijedou kdykoli, také v noci a o svátcích.",
      "Doprovázíme nemocné i jejich rodiny v posledních týdnech života.",
    ],
  },
  {
    key: "pujcovnaPomucek",
    names: ["Půjčovna pomůcek", "Centrum kompenzačních pomůcek"],
    descriptions: [
      "Půjčíme polohovací postel, chodítko i zvedák a ukážeme, jak s nimi zacházet.",
      "Pomůcky dovezeme a odvezeme, půjčovné se platí po týdnech.",
    ],
  },
  {
    key: "poradenstvi",
    names: ["Poradna pro pečující", "Poradenské centrum"],
    descriptions: [
      "Bezplatně poradíme s příspěvkem na péči a s tím, jak péči rozdělit v rodině.",
      "Pomůžeme vyplnit žádosti a vybrat služby ve vašem okolí.",
    ],
  },
  {
    key: "svepomocnaSkupina",
    names: ["Svépomocná skupina", "Klub pečujících"],
    descriptions: [
      "Scházíme se každý druhý čtvrtek, přijít můžete bez ohlášení.",
      "Pečující si vyměňují zkušenosti, jednou za měsíc přijde psycholog.",
    ],
  },
] as const;
