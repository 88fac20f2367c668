import type { z } from "zod";
import type { List } from "#schemas/lists/list.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Folder } from "#schemas/site/folder.ts";
import type { Language } from "#schemas/site/languages.ts";
import { toInstant } from "#schemas/time/dates.ts";
import type { SafeHtml } from "#schemas/values/html.ts";
import type { ImageProvider } from "#schemas/values/image-address.ts";
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

/** A page another content points at: enough of its record to find its address. */
export interface PageReference {
  friendlyURLs: Readonly<Record<string, string>>;
  web: { id: string };
}

/** What a view needs from outside the schemas: sanitising and addresses, for one site and language. */
export interface ViewContext {
  readonly language: Language;
  /** The site's main navigation as its folders. */
  readonly folders: readonly Folder[];
  readonly imageProvider: ImageProvider;
  /** Blocks say which part of the record they are made of, for previews and the bench; never on public pages. */
  readonly marksSources?: true;
  /** The same conversions for another view that is not shown beside this one: ids start over. */
  anew(): ViewContext;
  /** Our structure key of another content. */
  keyOf(content: Pick<Content, "structureKey">): string;
  /** An id for a place that others link at, made of its name or of the editor's own id; no other on the page is the same. */
  anchor(name: string): string;
  /** Sanitises CMS HTML; its first heading becomes `level`, the others keep their distance. */
  richText(html: string, level?: number): RichText;
  /** The same for Markdown, by the rules of spec §5. */
  markdown(source: string, level?: number): RichText;
  /** Address of a page in the language, else in Czech; null when it has neither or its site is unknown. */
  page(reference: PageReference): { href: string; language: Language } | null;
  /** Address of a page in exactly one language. */
  alternate(reference: PageReference, language: Language): string | null;
  /** Address under which the portal serves a document or image of the CMS. */
  document(url: string): string;
  /** The address as the portal links it: own absolute addresses become paths. */
  address(url: string): { href: string; external: boolean };
}

export interface ViewInput<Data> {
  content: Content;
  data: Data;
  ctx: ViewContext;
  /** Those that are missing in the page's language are in Czech. */
  listed: readonly ListedContent[];
}

/** A content that a page lists; a translation comes with its Czech version, which fills what it lacks. */
export type ListedContent = Content & { czech?: Content | null };

/** One structure key: the schema of its `data` in the CMS's names and the pure way to its view model (design: content contract). */
export interface Structure<Schema extends z.ZodType = z.ZodType, ViewModel = unknown, Row = unknown> {
  data: Schema;
  /** Our structure keys of the contents that its pages list: those of the same site in their language. */
  lists?: readonly string[] | ((data: unknown) => readonly string[]);
  /** What makes its pages lists that can be searched, narrowed and put in order. */
  list?: Listable<ViewModel, Row>;
  view(input: ViewInput<z.output<Schema>>): ViewModel;
}

/** How the rows of a view can be shown. */
export interface Listable<ViewModel, Row> {
  of(view: ViewModel): List<Row>;
  rowsOf(view: ViewModel): readonly Row[];
  /** Our structure keys of the contents a term is looked for in by the CMS; null for all that there are, undefined where it is not asked. */
  searchedOf?(view: ViewModel): readonly string[] | null | undefined;
  /** The rows of what the CMS found, for views that have no rows of their own. */
  toRows?(found: readonly ListedContent[], ctx: ViewContext, view: ViewModel): readonly Row[];
}

/** Fields of every view; a view that says its own title replaces that of the content. */
export type BaseView = ReturnType<typeof toBaseView>;

export function toBaseView({ name, updatedAt }: Content) {
  return { title: toText(name), updatedAt: optional(updatedAt, toInstant, "UTC") };
}

/** A structure whose views have the base fields beside their own. */
export function structure<Schema extends z.ZodType, ViewModel extends object, Row = never>({
  view,
  ...definition
}: Structure<Schema, ViewModel, Row>): Structure<Schema, BaseView & ViewModel, Row> {
  return { ...definition, view: (input) => ({ ...toBaseView(input.content), ...view(input) }) };
}

/** The part of a structure that a row of a list shows: no page, no base fields. */
export function rowStructure<Schema extends z.ZodType, ViewModel>(
  definition: Pick<Structure<Schema, ViewModel>, "data" | "view">,
): Structure<Schema, ViewModel> {
  return definition;
}

/** Which of a view's fields are in Czech because the page's language lacks them (spec §2.1). */
export interface Translation {
  inCzech: readonly string[];
}

/** What a template takes: the view model and how far it is translated. */
export type View<Of> =
  Of extends Structure<infer _Schema, infer ViewModel, infer _Row> ? ViewModel & Translation : never;
