/** An element in axe's virtual tree, which is rebuilt in each run. */
interface VirtualNode {
  actualNode: Element;
  parent: VirtualNode | null | undefined;
}

type Data = { contrastRatio?: number | null } | null;
interface CheckContext {
  data(data: Data): void;
}

/** The parts of axe that measure contrast; they are missing in its types. */
export interface Audit {
  rules: { id: string; matches: (node: Element, virtualNode: VirtualNode) => boolean }[];
  checks: Record<
    string,
    {
      evaluate: (this: CheckContext, node: Element, options: unknown, virtualNode: VirtualNode) => boolean | undefined;
    }
  >;
}

/** The background of an element's texts. */
interface Ground {
  /** Styles of the backgrounds; null when a pseudo-element covers them. */
  styles: string | null;
  /** The element and its ancestors with a background. */
  painting: readonly Element[];
  /** All elements of the page that may cover others. */
  covering: readonly (readonly [Element, DOMRect])[];
}

/**
 * Lets axe measure each combination of text style and background once: most texts of a page, and of later pages, look
 * like texts that passed before. Texts that overlap anything but their ancestors are always measured, as are those that
 * failed or were undecided. Runs inside the page.
 */
export function contrastOnce({ rules, checks }: Audit): void {
  const rule = rules.find(({ id }) => id === "color-contrast");
  const check = checks["color-contrast"];
  if (!rule || !check) throw new Error("axe measures contrast elsewhere.");
  const { matches } = rule;
  const { evaluate } = check;
  const passed = new Set<string>();
  const looks = new WeakMap<VirtualNode, string | null>();
  const grounds = new WeakMap<VirtualNode, Ground>();

  rule.matches = (node, virtualNode) => !hasPassed(virtualNode) && matches.call(rule, node, virtualNode);
  check.evaluate = function (node, options, virtualNode) {
    if (hasPassed(virtualNode)) return true;
    let isMeasured = false;
    const data = (data: Data) => {
      isMeasured = typeof data?.contrastRatio === "number";
      this.data(data);
    };
    const result = evaluate.call({ ...this, data }, node, options, virtualNode);
    const look = lookOf(virtualNode);
    if (result === true && isMeasured && look !== null) passed.add(look);
    return result;
  };

  function hasPassed(virtualNode: VirtualNode): boolean {
    const look = lookOf(virtualNode);
    return look !== null && passed.has(look);
  }

  /**
   * Returns everything that the contrast of an element's own texts depends on; null without text, and when it may
   * depend on more.
   */
  function lookOf(virtualNode: VirtualNode): string | null {
    const known = looks.get(virtualNode);
    if (known !== undefined) return known;
    const { actualNode: element } = virtualNode;
    const look = [...element.childNodes].some(isText) ? lookOfTexts(element, groundOf(virtualNode)) : null;
    looks.set(virtualNode, look);
    return look;
  }

  function lookOfTexts(element: Element, { styles, painting, covering }: Ground): string | null {
    if (styles === null) return null;
    const range = document.createRange();
    range.selectNodeContents(element);
    const rect = range.getBoundingClientRect();
    const isOnGround =
      painting.every((each) => contains(each.getBoundingClientRect(), rect)) &&
      covering.every(([each, other]) => !overlaps(other, rect) || painting.includes(each));
    if (!isOnGround) return null;
    const { color, fontSize, fontWeight, textShadow, webkitTextStroke } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, webkitTextStroke, styles].join(" ");
  }

  function groundOf(virtualNode: VirtualNode): Ground {
    const known = grounds.get(virtualNode);
    if (known) return known;
    const { actualNode: element, parent } = virtualNode;
    const around = parent ? groundOf(parent) : { styles: "", painting: [], covering: coveringElements() };
    const style = getComputedStyle(element);
    const { opacity, filter, mixBlendMode } = style;
    const effects =
      opacity === "1" && filter === "none" && mixBlendMode === "normal" ? [] : [opacity, filter, mixBlendMode];
    const paint = isPainted(style) ? [style.backgroundColor, style.backgroundImage, style.backgroundClip] : [];
    const isPlain =
      around.styles !== null && !["::before", "::after"].some((pseudo) => isPseudoPainted(element, pseudo));
    const ground = {
      styles: isPlain ? [around.styles, ...effects, ...paint].join(" ") : null,
      painting: paint.length > 0 ? [...around.painting, element] : around.painting,
      covering: around.covering,
    };
    grounds.set(virtualNode, ground);
    return ground;
  }

  function coveringElements(): [Element, DOMRect][] {
    const replaced = "img, svg, video, audio, canvas, iframe, object, embed";
    return [...document.querySelectorAll("*")]
      .filter((element) => element.matches(replaced) || isPainted(getComputedStyle(element)))
      .map((element): [Element, DOMRect] => [element, element.getBoundingClientRect()])
      .filter(([, { width, height }]) => width > 0 && height > 0);
  }

  function isText({ nodeType, textContent }: ChildNode): boolean {
    return nodeType === Node.TEXT_NODE && textContent?.trim() !== "";
  }

  function isPseudoPainted(element: Element, pseudo: string): boolean {
    const style = getComputedStyle(element, pseudo);
    return style.content !== "none" && isPainted(style);
  }

  function isPainted({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
    return backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
  }

  function overlaps(one: DOMRect, other: DOMRect): boolean {
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  }

  function contains(outer: DOMRect, inner: DOMRect): boolean {
    return (
      outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom
    );
  }
}
