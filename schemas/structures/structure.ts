import type { z } from "zod";
import type { JsonLdContext, Thing } from "#schemas/json-ld/json-ld-context.ts";
import type { List } from "#schemas/lists/list.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Folder } from "#schemas/site/folder.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Topics } from "#schemas/site/topics.ts";
import { toInstant } from "#schemas/time/dates.ts";
import type { Holiday } from "#schemas/time/public-holidays.ts";
import type { CardIcon } from "#schemas/values/card-icons.ts";
import type { SafeHtml } from "#schemas/values/html.ts";
import type { ImageProvider } from "#schemas/values/image-address.ts";
import type { ServiceEnd } from "#schemas/values/offer/service-end.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";

export interface Heading {
  id: string;
  level: number;
  text: string;
}

export interface RichText {
  html: SafeHtml;
  headings: Heading[];
}

/** Reference to a page: the part of its record that determines its address. */
export interface PageReference {
  friendlyURLs: Readonly<Record<string, string>>;
  web: { id: string | number };
}

/** What views need from outside the schemas for one site and language: sanitising and resolving addresses. */
export interface ViewContext {
  readonly language: Language;
  /** Folders of the site's main navigation. */
  readonly folders: readonly Folder[];
  /** Public holidays on which the site's offices are closed. */
  readonly holidays: readonly Holiday[];
  /** Returns the public holidays of a site whose content items the page lists, else those of the visited one. */
  holidaysOf(siteId: string): readonly Holiday[];
  readonly imageProvider: ImageProvider;
  /** Categories and tags of the CMS. */
  readonly topics: Topics;
  readonly tags: Topics;
  /** Set when blocks carry the pointer to their part of the record: in previews and checks, never in public. */
  readonly marksSources?: true;
  /** Returns the same context with fresh ids, for a view that is not shown on the same page. */
  anew(): ViewContext;
  /** Returns our structure key of another content item. */
  keyOf(content: Pick<Content, "structureKey">): string;
  /** Returns an id unique on the page, from a name or the editor's own id, as a link target. */
  anchor(name: string): string;
  /** Sanitises CMS HTML; its first heading gets `level` and the others shift with it. */
  richText(html: string, level?: number): RichText;
  /** Converts and sanitises Markdown (spec §5). */
  markdown(source: string, level?: number): RichText;
  /** Returns the address of a page in the language, else in Czech; null when it has neither or its site is unknown. */
  page(reference: PageReference): { href: string; language: Language } | null;
  /** Returns the drawing of the topic of a page on the visited site; null for none. */
  drawing(reference: PageReference): CardIcon | null;
  /** Returns the name of another site of the portal; null for the visited one. */
  siteName(id: string): string | null;
  /** Returns the address of a page in exactly one language. */
  alternate(reference: PageReference, language: Language): string | null;
  /** Returns the end of the service at an address on this page; null for other pages and for services without an end. */
  ended(href: string): ServiceEnd | null;
  /** Returns the address under which the portal serves a document or image of the CMS. */
  document(url: string): string;
  /** Converts an address for a link: absolute addresses of the portal's own sites become paths. */
  address(url: string): { href: string; external: boolean };
}

export interface ViewInput<Data> {
  content: Content;
  data: Data;
  ctx: ViewContext;
  /** Listed content items; Czech where no translation exists. */
  listed: readonly ListedContent[];
}

/** A content item that a page lists; a translation comes with its Czech version, which fills its gaps. */
export type ListedContent = Content & { czech?: Content | null };

/**
 * One structure: the schema of its `data` as named in the CMS, and the pure conversion to its view model (design:
 * content contract).
 */
export interface Structure<Schema extends z.ZodType = z.ZodType, ViewModel = unknown, Row = unknown>
  extends Definition<Schema, ViewModel, Row>,
    PageParts<ViewModel> {}

/** The part of a structure that its view follows from. */
interface Definition<Schema extends z.ZodType, ViewModel, Row> {
  data: Schema;
  /** Structure keys of the content items that its pages list: those of the same site and language. */
  lists?: readonly string[] | ((data: unknown) => readonly string[]);
  /** True when its pages list content items of the other public sites as well. */
  listsAllSites?: boolean;
  /** Set when its pages list few items, and are shown without them if they cannot be read. */
  canMissListed?: true;
  /** Limits the listed content items to this number of neighbours by publication date; all when absent. */
  listsNearest?: number;
  /** Name of the list in the search index that contains the rows; null when the page lists content of the CMS. */
  indexed?(data: unknown): string | null;
  /** Set when its pages are lists that can be searched, filtered and sorted. */
  list?: Listable<ViewModel, Row>;
  /** How its pages rank in a search; {@link defaultRanking} for what is absent. */
  ranking?: Partial<SearchRanking>;
  /**
   * Advice is acted on, and has to be confirmed regularly; a record reports what was true on its day. Absent for pages that
   * are neither.
   */
  life?: "advice" | "record";
  /** Set for records that editors keep for the portal itself: visitors get no page of them, previews show them. */
  hasNoPage?: true;
  /** Set for events, offers and notices: the embedded CMS keeps their dates current. */
  isTimely?: boolean;
  view(input: ViewInput<z.output<Schema>>): ViewModel;
}

/** The part of a structure that follows from its view. */
export interface PageParts<ViewModel> {
  /** Its pages as things of schema.org; an empty list for a view without what the type requires. */
  jsonLd?(view: ViewModel, context: JsonLdContext): Thing[];
  /** Set when its pages are news: articles, and the entries of a feed. */
  feed?: Feed<ViewModel>;
}

export interface SearchRanking {
  /** From 0 to 1. */
  weight: number;
  /** True when pages lose weight over the years after their publication. */
  ages: boolean;
}

export const defaultRanking: SearchRanking = { weight: 0.5, ages: false };

/** Names of the feeds of a site, in their addresses. */
export const feedNames = ["news", "press-releases"] as const;

export interface Feed<ViewModel> {
  name: (typeof feedNames)[number];
  /** List of the search index that holds its entries. */
  list: string;
  /** The summary of an entry, and the instant when it expires. */
  entryOf(view: ViewModel): { summary: string | null; validTo: string | null };
}

/** The list of a view and its rows. */
export interface Listable<ViewModel, Row> {
  of(view: ViewModel): List<Row>;
  rowsOf(view: ViewModel): readonly Row[];
  /** Structure keys that the site search covers; null for all, undefined when rows are searched in memory. */
  searchedOf?(view: ViewModel): readonly string[] | null | undefined;
  /** Converts search results to rows. */
  toRows?(found: readonly ListedContent[], ctx: ViewContext, view: ViewModel): readonly Row[];
}

/** Fields of every view; a view may override the title. */
export type BaseView = ReturnType<typeof toBaseView>;

export function toBaseView({ name, updatedAt }: Content) {
  return { title: toText(name), updatedAt: optional(updatedAt, toInstant, "UTC") };
}

interface Named {
  /** Structure key in the CMS, and labels for editors. */
  names: { cms: string; cs: string; en: string };
}

/** Defines a structure whose views include the base fields. */
export function structure<Schema extends z.ZodType, ViewModel extends object, Row = never>({
  view,
  ...definition
}: Definition<Schema, ViewModel, Row> & PageParts<BaseView & NoInfer<ViewModel>> & Named): Structure<
  Schema,
  BaseView & ViewModel,
  Row
> &
  Named {
  return { ...definition, view: (input) => ({ ...toBaseView(input.content), ...view(input) }) };
}

/** Defines the part of a structure that a list row shows: not a page, without base fields. */
export function rowStructure<Schema extends z.ZodType, ViewModel>(
  definition: Pick<Structure<Schema, ViewModel>, "data" | "view">,
): Structure<Schema, ViewModel> {
  return definition;
}

/** Fields of a view that are in Czech because the translation lacks them (spec §2.1). */
export interface Translation {
  inCzech: readonly string[];
}

/** Type of a template's `view` prop: the view model and its untranslated fields. */
export type View<Of> =
  Of extends Structure<infer _Schema, infer ViewModel, infer _Row> ? ViewModel & Translation : never;
