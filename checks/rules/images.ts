import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { memo } from "#schemas/parse/memo.ts";
import { image } from "#schemas/values/image.ts";
import { clean, closest, inside, textOf } from "./html.ts";
import { shortened } from "./prose.ts";
import { textsOf } from "./texts.ts";
import { imageWords } from "./words.ts";

interface Picture {
  /** Place of its alternative text. */
  path: RecordPath;
  /** Null without the attribute. */
  alt: string | null;
  file: string;
  caption: string;
  isInHtml: boolean;
  /** True for an image that is content in itself, as in a gallery, rather than an illustration. */
  isContent: boolean;
  /** True for the image at the top of a page, which may be informative or decorative. */
  isLead: boolean;
  /** In pixels, as the record says; null in HTML. */
  size: Size | null;
}

interface Size {
  width: number;
  height: number;
}

const level = "accessibility";
export const picturesOf = memo((subject: Subject): readonly Picture[] => [
  ...picturesInRecord(subject),
  ...picturesInHtml(subject),
]);

function picturesInRecord(subject: Subject): Picture[] {
  return textsOf(subject).objects.flatMap(({ path, value, shape, parent }) => {
    if (shape.schema.shape["alt"] !== image.shape.alt) return [];
    const [alt, file = null, caption = null] = [value["alt"], value["url"], value["popisek"]].map(wordsIn);
    const isContent = path.at(-2) === "galerie" || parent?.["typ"] === "galerie" || parent?.["typ"] === "obrazek";
    return [
      {
        path: [...path, "alt"],
        alt: alt ?? null,
        file: file ?? "",
        caption: caption ?? "",
        isContent,
        isLead: (path.at(-1) === "obrazek" || path.at(-1) === "obalka") && path.length <= 3,
        isInHtml: false,
        size: sizeIn(value),
      },
    ];
  });
}

function picturesInHtml(subject: Subject): Picture[] {
  return textsOf(subject).html.flatMap(({ path, html }) =>
    html.elements.flatMap((element) => {
      if (element.tag !== "img" || isHidden(element.attributes)) return [];
      const figure = closest(element, "figure");
      const caption = figure && inside(html, figure).find(({ tag }) => tag === "figcaption");
      const { attributes } = element;
      return {
        path,
        alt: attributes.get("alt") ?? null,
        file: attributes.get("src") ?? "",
        caption: caption ? textOf(html, caption) : "",
        isInHtml: true,
        isContent: false,
        isLead: false,
        size: null,
      };
    }),
  );
}

function sizeIn({ sirka, vyska }: Readonly<Record<string, unknown>>): Size | null {
  return typeof sirka === "number" && typeof vyska === "number" ? { width: sirka, height: vyska } : null;
}

function isHidden(attributes: ReadonlyMap<string, string>): boolean {
  return attributes.get("aria-hidden") === "true" || /^(?:presentation|none)$/.test(attributes.get("role") ?? "");
}

function wordsIn(value: unknown): string | null {
  return typeof value === "string" && clean(value) !== "" ? clean(value) : null;
}

function fileNameOf(address: string): string {
  return address.split(/[?#]/, 1)[0]?.split("/").at(-1) ?? "";
}

export const imageWithoutAlternative: Rule = {
  code: "image.no-alternative",
  level,
  severity: "error",
  wcag: ["1.1.1"],
  *check(subject) {
    for (const { path, alt, file, isInHtml, isContent, isLead } of picturesOf(subject)) {
      if (alt !== null || !(isInHtml || isContent || isLead)) continue;
      const values = { file: fileNameOf(file) };
      // An empty field may mean that the image is decorative; in HTML, the editor would have written an empty
      // alternative.
      yield {
        path,
        expected: "what the image shows",
        received: undefined,
        values,
        severity: isLead ? "info" : isContent ? "warning" : undefined,
      };
    }
  },
};

export const fileNameAsAlternative: Rule = {
  code: "image.file-name",
  level,
  severity: "error",
  wcag: ["1.1.1"],
  *check(subject) {
    for (const { path, alt, file } of picturesOf(subject)) {
      if (!alt || !isFileName(clean(alt), fileNameOf(file))) continue;
      yield { path, expected: "what the image shows", received: alt, values: { text: shortened(alt) } };
    }
  },
};

function isFileName(alt: string, file: string): boolean {
  const name = file.replace(/\.\w{2,5}$/, "");
  const isNameOfFile = alt === file || (alt === name && /[-_\d]/.test(alt));
  return (
    isNameOfFile ||
    /\S\.(?:jpe?g|png|gif|svg|webp|avif|tiff?|bmp|heic)$/i.test(alt) ||
    nameOfProgram.test(alt) ||
    (/^[\p{L}\d]+(?:[-_][\p{L}\d]+){2,}$/u.test(alt) && (/\d|_/.test(alt) || alt.split("-").length > 4)) ||
    /^(?:IMG|DSC|DSCN|PICT?|P|Screenshot|image)[-_ ]?\d{2,}/i.test(alt) ||
    /^(?:foto|obr|obrázek|obrazek|image|photo|picture|фото|рисунок|малюнок)[-_ ]?\d{1,4}$/i.test(alt)
  );
}

/** Names that cameras, telephones and programs give to pictures: `Screenshot 2026-02-11 at 9.41.12`, `WhatsApp Image 2026…`. */
const nameOfProgram =
  /^(?:snímek obrazovky|výstřižek|screen ?shot|screen capture|снимок экрана|скриншот|знімок екрана|whatsapp image|fb_img|scan|sken|img|dsc|bez názvu|untitled|без названия|без назви)(?:[-_ (]*(?:\d|pořízen|at \d|от \d|від \d)|$)/iu;

export const captionAsAlternative: Rule = {
  code: "image.caption-repeated",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, alt, caption } of picturesOf(subject)) {
      if (!alt || caption === "" || clean(alt).toLowerCase() !== caption.toLowerCase()) continue;
      yield {
        path,
        expected: "words that differ from the caption",
        received: alt,
        values: { text: shortened(alt) },
      };
    }
  },
};

export const redundantAlternative: Rule = {
  code: "image.redundant",
  level,
  severity: "info",
  wcag: [],
  *check(subject) {
    const { language } = subject.content;
    for (const { path, alt } of picturesOf(subject)) {
      const alternative = clean(alt ?? "").toLowerCase();
      const word = imageWords[language].find((each) => alternative === each || startsWith(alternative, each));
      if (!alt || !word) continue;
      yield { path, expected: "what the image shows", received: alt, values: { text: shortened(alt), word } };
    }
  },
};

/** `Photo of the entrance`, `Foto: vchod`; not `Image processing`. */
function startsWith(alternative: string, word: string): boolean {
  const rest = alternative.startsWith(word) ? alternative.slice(word.length) : "";
  return /^(?: ?[:–-] | of | with )/.test(rest);
}
