import { domainToASCII, domainToUnicode } from "node:url";
import MarkdownIt from "markdown-it";

/**
 * Markdown as HTML by the rules of spec §5: raw HTML stays text, script and file addresses are no links. What comes out
 * still goes through the sanitiser; how long a text may be is for its schema to say (schemas/values/markdown.ts).
 */
export function toHtml(source: string): string {
  return parser.render(source);
}

const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: 100 });
const { linkify, normalizeLink, normalizeLinkText, utils } = parser;

linkify.set({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: false });
const complete = linkify.normalize.bind(linkify);
linkify.normalize = (match) => (match.schema ? complete(match) : addScheme(match));

// The library's own recoding of hosts is not UTS 46, which browsers follow; what Node has recoded it leaves alone.
parser.normalizeLink = (url) => normalizeLink(withHost(url, domainToASCII));
parser.normalizeLinkText = (url) => normalizeLinkText(withHost(url, domainToUnicode));

const recodedSchemes = ["http:", "https:", "mailto:"];

/** The address with its host recoded; one that is no domain, or belongs to another scheme, stays. */
function withHost(url: string, recode: (host: string) => string): string {
  const { mdurl } = utils.lib;
  const parsed = mdurl.parse(url, true);
  const isRecoded = parsed.protocol === null || recodedSchemes.includes(parsed.protocol);
  const host = parsed.hostname && isRecoded ? recode(parsed.hostname) : "";
  if (host === "") return url;
  parsed.hostname = host;
  return mdurl.format(parsed);
}

/** `www.mpsv.cz` in a text means what it means as the address of a link. */
function addScheme(match: { url: string }): void {
  match.url = `https://${match.url}`;
}
