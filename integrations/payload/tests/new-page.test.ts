import { expect, test } from "vitest";
import { addressOf } from "../admin/address-of-title.ts";
import { startSite } from "./database.ts";
import { signIn } from "./rest.ts";

const payload = await startSite();

test.for([
  ["cs", "Příspěvek na bydlení: jak o něj žádat?", "prispevek-na-bydleni-jak-o-nej-zadat"],
  ["cs", "  Zákon č. 435/2004 Sb.  ", "zakon-c-435-2004-sb"],
  ["cs", "„Štěstí“ – 1. část", "stesti-1-cast"],
  ["cs", "?!", ""],
  ["en", "Child allowance", "child-allowance"],
  ["ru", "Пособие на жильё: объявление", "posobie-na-zhile-obiavlenie"],
  ["ru", "Ещё майский съезд", "eshche-maiskii-sezd"],
  ["uk", "Допомога на житло й об’єднання громад", "dopomoha-na-zhytlo-i-obiednannia-hromad"],
  ["uk", "Ґанок, їжа, Україна", "ganok-izha-ukraina"],
  ["cs", "Dlouhý ".repeat(20), "dlouhy-dlouhy-dlouhy-dlouhy-dlouhy-dlouhy-dlouhy-dlouhy"],
] as const)("a page in %s with the title “%s” gets the address “%s”", ([language, title, address]) => {
  expect(addressOf(title, language)).toBe(address);
});

test("a content item of an editor is in the first site, unless another is chosen; those of programs name theirs", async () => {
  await payload.create({ collection: "webs", draft: false, locale: "cs", data: { id: "13", name: "Druhý" } });
  const editor = await signIn(payload, "editor");
  const webOf = async (data: object) =>
    (await editor("POST", "news-item?locale=cs&draft=true&depth=0", { name: "Nový", ...data })).body.doc.web;
  expect(await webOf({})).toBe("12");
  expect(await webOf({ web: "13" })).toBe("13");
  const own = await payload.create({ collection: "news-item", locale: "cs", draft: true, data: { name: "Program" } });
  expect(own["web"] ?? null).toBeNull();
});
