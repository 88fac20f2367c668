import type { Rule } from "#checks/rule.ts";
import { proseOf } from "#checks/rules/prose.ts";

/** Reports a number that is joined with its unit. */
export const joinedUnit: Rule = {
  code: "text.joined-unit",
  level: "content",
  severity: "info",
  wcag: [],
  *check(subject) {
    const pattern = units[subject.content.language];
    for (const { path, own, block } of proseOf(subject)) {
      if (block?.tag === "code") continue;
      const [text] = pattern.exec(own) ?? [];
      if (!text) continue;
      const right = text.replace(/(\d)(?=\D)/, "$1 ");
      yield { path, expected: right, received: own, values: { text, right } };
    }
  },
};

const joinedWith = (words: string) => new RegExp(`(?<![\\p{L}\\d.,/-])\\d{1,4}(?:°C|${words})(?![\\p{L}\\d-])`, "u");

/** Words only: signs such as `%` and letters such as `h` are joined rightly in some meanings. */
const units = {
  cs: joinedWith("Kč|korun|minut[ay]?|hodin[ay]?|dn[íůy]|týdn[ůy]|měsíc[ůe]|let|roků|km|kg|cm|eur"),
  en: joinedWith("crowns|minutes?|hours?|days?|weeks?|months?|years?|km|kg|cm|CZK|EUR"),
  ru: joinedWith("крон[аы]?|минут[аы]?|час(?:ов|а)?|дн(?:ей|я)|недел[ьи]|месяц(?:ев|а)|лет|км|кг"),
  ua: joinedWith("крон[аи]?|хвилин[аи]?|годин[аи]?|дн(?:ів|і)|тижн(?:ів|і)|місяц(?:ів|і)|років|км|кг"),
};
