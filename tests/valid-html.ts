import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from "html-validate";

const languageTag = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;
const imageCandidates = /^[^\s,]+( \d+[wx])?(,\s*[^\s,]+( \d+[wx])?)*$/;
const dateTime =
  /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?)?$|^\d\d:\d\d$|^P/;

/** The package's own loader resolves the settings for each document, which takes as long as checking it. */
class ResolvedOnce extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | null = null;

  override getConfigFor(file: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.#resolved ??= super.getConfigFor(file);
    return this.#resolved;
  }
}

const settings = new ResolvedOnce({
  root: true,
  extends: ["html-validate:standard"],
  rules: { "no-missing-references": "error", "wcag/h37": "error", "no-abstract-role": "error" },
  elements: [
    "html5",
    {
      "*": { attributes: { lang: { enum: [languageTag] } } },
      a: { attributes: { hreflang: { enum: [languageTag] } } },
      link: { attributes: { hreflang: { enum: [languageTag, "x-default"] } } },
      img: { attributes: { srcset: { enum: [imageCandidates] } } },
      time: { attributes: { datetime: { enum: [dateTime] } } },
    },
  ],
});
const checker = new HtmlValidate(settings);

/** Violations of the HTML standard in a document; icons are treated as empty images. */
export function faultsOf(html: string): string[] {
  const { results } = checker.validateStringSync(html.replaceAll(/(<svg[^>]*>)[\s\S]*?<\/svg>/g, "$1</svg>"));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`),
  );
}
