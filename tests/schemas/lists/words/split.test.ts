import { expect, test } from "vitest";
import { foldWord, splitWords } from "#schemas/lists/words/split.ts";

const folded = (text: string) => splitWords(text).map(foldWord).join(" ");

test.each(["'", "’", "ʼ", "`", "´", "′", "″", "‘", "‛", "ʹ", "ʻ", "ʽ", "＇", "｀"])(
  "сім%sя and п%sять are found as one word each, with whatever sign is typed for the apostrophe",
  (sign) => {
    expect(folded(`сім${sign}я п${sign}ять Children${sign}s`)).toBe("сімя пять children");
  },
);

test.each([
  ["допомо\u0301га", "допомога"],
  ["вы\u0301плата", "выплата"],
  ["сім’ї\u0301", "сімї"],
  ["Ґава", "гава"],
  ["ёлка", "елка"],
  ["йод", "йод"],
  ["їжак", "їжак"],
  ["Łódź", "lodz"],
  ["Đurđev", "durdev"],
  ["Straße", "strasse"],
  ["STRASSE", "strasse"],
  ["Ærø", "aero"],
  ["Œuvre", "oeuvre"],
  ["Þór Hafnarfjörður", "thor hafnarfjordur"],
  ["Işık", "isik"],
  ["İstanbul", "istanbul"],
  ["Ħamrun", "hamrun"],
  ["příspěvek", "prispevek"],
  ["pr\u030ci\u0301spe\u030cvek", "prispevek"],
  ["ﬁnance", "finance"],
  ["Ｆｕｌｌ ９８７", "full 987"],
  ["on\u2011line", "on line online"],
  ["on\u2013line – a", "on line online a"],
  ["on\u2010line", "on line online"],
  ["e\u2212mail", "e mail email"],
  ["zaměst\u00adnání", "zamestnani"],
  ["22\u00a0400 Kč", "22 400 kc 22400"],
])("%s is %s", (text, expected) => {
  expect(folded(text)).toBe(expected);
});
