import type { Place } from "./observation.ts";

/** Describes an element; runs inside the page as a global of all checks. */
export function placeOf(element: Element): Place {
  const texts = [element, ...element.querySelectorAll("a[href], img, iframe")].slice(0, 3).flatMap((each) => {
    const address = each.getAttribute("src") ?? each.getAttribute("href") ?? "";
    return [each.getAttribute("alt") ?? "", address, (each.textContent ?? "").replace(/\s+/g, " ").trim()];
  });
  return {
    target: selectorOf(element),
    signature: signatureOf(element),
    html: openingTag(element).slice(0, 160),
    texts: [...new Set(texts)].filter((text) => text.length > 1).map((text) => text.slice(0, 200)),
    source: sourceOf(element),
    isEditors: isEditors(element),
    pointer: element.closest("[data-p]")?.getAttribute("data-p") ?? null,
  };

  /** Elements that a script or the HTML of an editor adds have no source; they belong to the component around them. */
  function sourceOf(start: Element): string | null {
    return start.closest("[data-source]")?.getAttribute("data-source") ?? null;
  }

  /** Built pages name no sources: there, any element may be an editor's. */
  function isEditors(start: Element): boolean {
    if (!document.querySelector("[data-source]")) return true;
    return !start.hasAttribute("data-source") && /(?:^|\/)rich-text\.tsx:/.test(sourceOf(start) ?? "");
  }

  function selectorOf(start: Element): string {
    const steps: string[] = [];
    for (let at: Element | null = start; at; at = at.parentElement) {
      const { id, localName, parentElement } = at;
      if (id && document.querySelectorAll(`#${CSS.escape(id)}`).length === 1) {
        steps.unshift(`#${CSS.escape(id)}`);
        break;
      }
      const alike = [...(parentElement?.children ?? [])].filter((each) => each.localName === localName);
      steps.unshift(alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(at) + 1})` : localName);
      if (localName === "body") break;
    }
    return steps.join(" > ");
  }

  function signatureOf(start: Element): string {
    const steps: string[] = [];
    for (let at: Element | null = start; at && steps.length < 4; at = at.parentElement) {
      // A build adds a hash of the styles to class names.
      const classes = [...at.classList].map((name) => name.replace(/^_(.+)_[\w-]{5}_\d+$/, "$1"));
      steps.unshift([at.localName, ...classes.toSorted()].join("."));
    }
    return steps.join(" > ");
  }

  function openingTag({ localName, attributes }: Element): string {
    const own = [...attributes].filter(({ name }) => name !== "data-source");
    return `<${[localName, ...own.map(({ name, value }) => `${name}="${value}"`)].join(" ")}>`;
  }
}
