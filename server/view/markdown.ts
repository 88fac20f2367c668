import { domainToASCII, domainToUnicode } from "node:url";
import MarkdownIt from "markdown-it";

/**
 * Converts Markdown to HTML by the rules of spec §5: raw HTML stays text; script and file addresses are not linked. The
 * result still has to be sanitised. The schema limits the length of the source (schemas/values/markdown.ts).
 */
export function markdownToHtml(source: string): string {
  return parser.render(source);
}

const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: 100 });
const { linkify, normalizeLink, normalizeLinkText, utils } = parser;

linkify.set({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: false });
const complete = linkify.normalize.bind(linkify);
linkify.normalize = (match) => (match.schema ? complete(match) : addScheme(match));

// Hosts are recoded by Node, which follows UTS 46 as browsers do; the library leaves recoded hosts alone.
parser.normalizeLink = (url) => normalizeLink(withHost(url, domainToASCII));
parser.normalizeLinkText = (url) => normalizeLinkText(withHost(url, domainToUnicode));

const recodedSchemes = ["http:", "https:", "mailto:"];

/** Recodes the host of an address; leaves other schemes and invalid hosts unchanged. */
function withHost(url: string, recode: (host: string) => string): string {
  const { mdurl } = utils.lib;
  const parsed = mdurl.parse(url, true);
  const isRecoded = parsed.protocol === null || recodedSchemes.includes(parsed.protocol);
  const host = parsed.hostname && isRecoded ? recode(parsed.hostname) : "";
  if (host === "") return url;
  parsed.hostname = host;
  return mdurl.format(parsed);
}

/** Plain `www.mpsv.cz` is linked with https, as addresses in links are. */
function addScheme(match: { url: string }): void {
  match.url = `https://${match.url}`;
}
