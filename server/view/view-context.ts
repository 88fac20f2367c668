import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import { prune } from "#schemas/parse/prune.ts";
import type { Vocabulary } from "#schemas/site/category.ts";
import type { Content } from "#schemas/site/content.ts";
import { decodeLeniently } from "#schemas/site/decode.ts";
import type { Folder } from "#schemas/site/folder.ts";
import { defaultLanguage, isLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage, inLanguageOrDefault } from "#schemas/site/languages.ts";
import { addressOf, baseOf } from "#schemas/site/site-addresses.ts";
import type { Tag } from "#schemas/site/tag.ts";
import { tagsIn, topicsIn } from "#schemas/site/topics.ts";
import type { Web } from "#schemas/site/web.ts";
import type { PageReference, ViewContext } from "#schemas/structures/structure.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { type Holiday, publicHolidays } from "#schemas/time/public-holidays.ts";
import type { CardIcon } from "#schemas/values/card-icons.ts";
import { documentAddress, toDocumentPath } from "#schemas/values/image.ts";
import { documentsPath, type ImageProvider } from "#schemas/values/image-address.ts";
import { serviceEnd, toServiceEnd } from "#schemas/values/offer/service-end.ts";
import type { ImageMetadata } from "#server/images/image-metadata.ts";
import type { FileSizes } from "./file-formats.ts";
import { markdownToHtml } from "./markdown.ts";
import { anchorOf, sanitise } from "./rich-text.ts";

/** Input of a view context: the visited site, host and language, and everything that addresses and images depend on. */
export interface ViewContextInput {
  webs: readonly Web[];
  web: Web;
  host: string;
  language: Language;
  /** Friendly URLs of the site's home page by language: links to it lead to the site's root. */
  home: Readonly<Record<string, string>>;
  /** Languages in which the site has a home page; all by default. Pages link to their versions in these. */
  languages?: readonly Language[];
  /** The site's main navigation. */
  folders: readonly Folder[];
  /** Drawings of the site's topics, by the Czech path prefix of the topic's pages. */
  drawings?: ReadonlyMap<string, CardIcon>;
  /** Public holidays of the site; those of Czechia by default. */
  holidays?: readonly Holiday[];
  /** Public holidays of other sites whose content items the page lists, by site. */
  otherHolidays?: ReadonlyMap<string, readonly Holiday[]>;
  /** Services of all sites that have an end, in the language or else in Czech. */
  endedServices?: readonly Content[];
  /** Sizes of CMS files, where known. */
  sizes?: FileSizes;
  /** Metadata of images without a size in the text, by their CMS path. */
  images?: ReadonlyMap<string, ImageMetadata>;
  imageProvider?: ImageProvider;
  /** Vocabularies and tags of the CMS, where the page needs them. */
  vocabularies?: readonly Vocabulary[];
  tags?: readonly Tag[];
  /** Maps structure keys of the CMS to ours. */
  structureKeys?: Readonly<Record<string, string>>;
  /** True to mark blocks with the part of the record that they come from, for previews. */
  marksSources?: true;
}

/**
 * Creates the conversions for the views of one page (schemas/structures/structure.ts). Each page has its own context,
 * so that ids are unique in it.
 */
export function createViewContext(input: ViewContextInput): ViewContext {
  const ids = new Set<string>();
  const {
    language,
    sizes = noSizes,
    images = noImages,
    imageProvider = "ipx",
    vocabularies = noVocabularies,
    tags = noTags,
    structureKeys = defaultStructureKeys,
  } = input;
  const address = (url: string) => toAddress(input, url).href;
  const common = { ids, language, sizes, images, imageProvider, document: toDocument, address };
  let endedByAddress: Map<string, Content> | undefined;
  const page: ViewContext["page"] = (reference) => {
    const found = inLanguageOrDefault(reference.friendlyURLs, input.language);
    const href = found && hrefOf(input, reference, found.language);
    return found && href ? { href, language: found.language } : null;
  };
  const ctx: ViewContext = {
    language,
    folders: input.folders,
    holidays: input.holidays ?? publicHolidays.CZ,
    holidaysOf: (id) => input.otherHolidays?.get(id) ?? ctx.holidays,
    imageProvider,
    topics: topicsIn(vocabularies, language),
    tags: tagsIn(tags, language),
    ...(input.marksSources && { marksSources: true }),
    anew: () => createViewContext(input),
    keyOf: (content) => structureKeyOf(content, structureKeys),
    anchor: (name) => anchorOf(name, ids),
    page,
    ended: (href) => {
      endedByAddress ??= new Map(
        (input.endedServices ?? []).flatMap((content): [string, Content][] => {
          const own = page({ friendlyURLs: content.friendlyURLs, web: { id: content.webId } });
          return own ? [[own.href, content]] : [];
        }),
      );
      const end = endedByAddress.get(splitSuffix(href)[0])?.data["ukonceni"];
      const valid = end ? prune(serviceEnd, end).data : null;
      return valid && toServiceEnd(valid, ctx);
    },
    siteName: (id) => {
      const other = input.webs.find((web) => web.id === id && id !== input.web.id);
      return other ? (inLanguageOrDefault(other.names, language)?.value ?? null) : null;
    },
    alternate: (reference, language) =>
      reference.web.id !== input.web.id || linkedLanguages(input).includes(language)
        ? hrefOf(input, reference, language)
        : null,
    drawing: ({ friendlyURLs, web: { id } }) =>
      String(id) === input.web.id ? drawingOf(inLanguage(friendlyURLs, defaultLanguage) ?? "", input.drawings) : null,
    document: toDocument,
    address: (url) => toAddress(input, url),
    richText: (html, level = 2) => sanitise(html, { level, ...common }),
    markdown: (source, level = 2) => sanitise(markdownToHtml(source), { level, ...common, dataImages: true }),
  };
  return ctx;
}

/** Languages that pages of the visited site link to: those of its home page, and always the visited one. */
export function linkedLanguages({ language, languages = languageCodes }: ViewContextInput): Language[] {
  return languageCodes.filter((code) => code === language || languages.includes(code));
}

const noVocabularies: readonly Vocabulary[] = [];
const noTags: readonly Tag[] = [];
const noSizes: FileSizes = new Map();
const noImages: ReadonlyMap<string, ImageMetadata> = new Map();

/** Drawing of the nearest topic above a page. */
function drawingOf(slug: string, drawings: ViewContextInput["drawings"]): CardIcon | null {
  for (let path = slug; path !== ""; path = path.slice(0, Math.max(path.lastIndexOf("/"), 0))) {
    const drawing = drawings?.get(path);
    if (drawing) return drawing;
  }
  return null;
}

function hrefOf(
  input: ViewContextInput,
  { friendlyURLs, web: { id } }: PageReference,
  language: Language,
): string | null {
  const web = input.webs.find((candidate) => candidate.id === String(id));
  const slug = inLanguage(friendlyURLs, language);
  if (!web || slug === null) return null;
  const isHome = web.id === input.web.id && slug === inLanguage(input.home, language);
  return addressOf(baseOf(web, language, input), isHome ? "" : slug);
}

/**
 * Converts an address on one of our hosts to an address of its site. A path is within the visited site, in the page's
 * language unless it names one.
 */
function toAddress(input: ViewContextInput, source: string): { href: string; external: boolean } {
  const url = source.trim();
  const file = toDocumentPath(url);
  if (documentAddress.safeParse(file).success) return { href: toDocument(file), external: false };
  if (/^(#|mailto:|tel:)/i.test(url)) return { href: url, external: false };
  if (url.startsWith("/")) return { href: toPage(input, input.web, url), external: false };
  const { hostname, pathname, search, hash, href } = new URL(url);
  const web = input.webs.find(({ host }) => host === hostname);
  return web ? { href: toPage(input, web, `${pathname}${search}${hash}`), external: false } : { href, external: true };
}

function toPage(input: ViewContextInput, web: Web, url: string): string {
  const [path, suffix] = splitSuffix(url);
  const segments = path.split("/").filter(Boolean).map(decodeLeniently);
  const [first = "", ...rest] = segments;
  const language = isLanguage(first) ? first : input.language;
  const slug = (isLanguage(first) ? rest : segments).join("/");
  return `${addressOf(baseOf(web, language, input), slug)}${suffix}`;
}

/** Returns the portal's address of a CMS document. */
export function toDocument(url: string): string {
  return url.replace(/^\/documents/, documentsPath);
}

function splitSuffix(url: string): [string, string] {
  const end = url.search(/[?#]/);
  return end < 0 ? [url, ""] : [url.slice(0, end), url.slice(end)];
}
