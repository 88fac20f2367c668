import { type Defect, once } from "#harness/self-test/defect.ts";
import type { createPictures, PictureSeed } from "#harness/self-test/in-pictures.ts";

interface Row extends PictureSeed {
  name: string;
  kind: string;
  cause: string;
  /** Part of the changes listed in the report. */
  says: string;
}

/** Visual defects in one of two equal pages. */
const rows: readonly Row[] = [
  {
    name: "a heading shifted by one pixel",
    kind: "changed",
    cause: "style",
    says: "main h1: position none → relative, left none → 1px",
    act: () => "main h1 { position: relative; left: 1px; }",
  },
  {
    name: "a colour off by 1 of 255",
    kind: "changed",
    cause: "style",
    says: "body: background-color",
    act() {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
      return `body { background-color: rgb(${red} ${green} ${Math.abs(Number(blue) - 1)}); }`;
    },
  },
  {
    name: "a faint dot",
    kind: "below-perception",
    cause: "style",
    says: "main::before",
    act: () =>
      "main::before { content: ''; position: fixed; inset: 500px auto auto 9px; border: 1px solid #00000003; }",
  },
  {
    name: "a missing font",
    kind: "changed",
    cause: "style",
    says: "@font-face",
    act() {
      for (const sheet of [...document.styleSheets].filter(({ disabled }) => !disabled))
        for (let index = sheet.cssRules.length - 1; index >= 0; index--)
          if (sheet.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index);
      return undefined;
    },
  },
  {
    name: "a missing focus ring",
    kind: "changed",
    cause: "style",
    says: ":focus-visible: outline",
    isFocused: true,
    act: () => ":focus-visible { outline: none !important; box-shadow: none !important; }",
  },
  {
    name: "a heading that overlaps the text below",
    kind: "changed",
    cause: "style",
    says: "main h1: transform none → translateY(40px)",
    act: () => "main h1 { transform: translateY(40px); }",
  },
  {
    name: "a missing element",
    kind: "changed",
    cause: "template",
    says: "- <h1",
    act: () => void document.querySelector("main h1")?.remove(),
  },
  {
    name: "another text",
    kind: "changed",
    cause: "text",
    says: "+ Jinak",
    act() {
      const heading = document.querySelector("main h1");
      if (heading) heading.textContent = "Jinak";
      return undefined;
    },
  },
  {
    name: "a colour that changes at random",
    kind: "flaky",
    cause: "template",
    says: "<h1",
    act() {
      const heading = document.querySelector<HTMLElement>("main h1");
      let turn = 0;
      setInterval(() => {
        turn += 7;
        if (heading) heading.style.color = `rgb(${turn % 256} 0 0)`;
      }, 5);
      return undefined;
    },
  },
];

export function pictureDefects({ look }: ReturnType<typeof createPictures>): Defect[] {
  const inOnePage = rows
    .filter(({ cause }) => cause === "style")
    .map((row) => ({ ...row, name: `${row.name}, by switching styles` }));
  return [...defectsOf(rows, look, { isInOnePage: false }), ...defectsOf(inOnePage, look, { isInOnePage: true })];
}

function defectsOf(
  rows: readonly Row[],
  look: ReturnType<typeof createPictures>["look"],
  where: Pick<PictureSeed, "isInOnePage">,
): Defect[] {
  const plain = once(() => look(where));
  const focused = once(() => look({ ...where, isFocused: true }));
  return rows.map(({ name, kind, cause, says, ...seed }) => {
    return {
      name,
      area: "picture",
      expected: { code: `visual.${kind}`, place: cause, says },
      original: seed.isFocused ? focused : plain,
      seeded: () => look({ ...seed, ...where }),
    };
  });
}
