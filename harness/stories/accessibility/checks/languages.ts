import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/** Finds texts in the script of another language than their lang attribute, and invalid language codes. */
export function languages(language: string): Sighting[] {
  const { documentElement: html } = document;
  const marked = [...document.querySelectorAll("[lang], [hreflang]")];
  const unknown = marked.filter(
    (element) => !isLanguage(element.getAttribute("lang") ?? element.getAttribute("hreflang")),
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const foreign = new Set<Element>();
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement || parentElement.closest("script, style, template, code")) continue;
    const own = parentElement.closest("[lang]")?.getAttribute("lang") ?? "";
    if (isForeign(textContent ?? "", own) && parentElement.checkVisibility()) foreign.add(parentElement);
  }
  return [
    ...(html.lang === language ? [] : [say("a11y.page-language", html, language, html.lang)]),
    ...unknown.map((each) => say("a11y.language-unknown", each, "BCP 47", each.getAttribute("lang") ?? "")),
    ...[...foreign].slice(0, 10).map((each) => {
      const own = each.closest("[lang]")?.getAttribute("lang") ?? "";
      return say("a11y.language-unsaid", each, "lang", `${own}: ${(each.textContent ?? "").trim().slice(0, 60)}`);
    }),
  ];

  function isForeign(text: string, own: string): boolean {
    const isCyrillic = /^(?:ru|uk|be|bg|sr)\b/.test(own);
    // Names and addresses belong to no language and have no five consecutive words without a capital.
    const czech = /(?<!\p{L})(?:(?=\p{Ll})\p{Script=Latin}+,?\s+){4}(?=\p{Ll})\p{Script=Latin}+/u;
    if (isCyrillic) return /[ěščřžýůťďň]/.test(text) && czech.test(text);
    return /\p{Script=Cyrillic}{3,}/u.test(text);
  }

  function isLanguage(code: string | null): boolean {
    try {
      return Intl.getCanonicalLocales(code ?? "").length === 1;
    } catch {
      return false;
    }
  }

  function say(code: string, element: Element, expected: string, received: string): Sighting {
    return { code, place: placeOf(element), expected, received };
  }
}
