import { languages } from "#schemas/site/languages.ts";
import { type JsonLdContext, publisherOf, type Thing } from "./json-ld-context.ts";

interface View {
  title: string;
  lead: string | null;
  image: { src: string } | null;
  publishedAt: string | null;
  updatedAt: string | null;
}

interface Origin {
  /** None when the site's organisation is the author. */
  author: Thing | readonly Thing[] | null;
  validTo: string | null;
}

/** Returns an empty list when there is no publication date. */
export function toNewsArticle(view: View, context: JsonLdContext, { author, validTo }: Origin): Thing[] {
  const { title, lead, image, publishedAt, updatedAt } = view;
  if (publishedAt === null) return [];
  const picture = image && context.absolute(image.src);
  return [
    {
      "@type": "NewsArticle",
      "@id": context.url,
      url: context.url,
      inLanguage: languages[context.language].tag,
      headline: title,
      description: lead || undefined,
      image: picture || undefined,
      datePublished: publishedAt,
      dateModified: updatedAt || undefined,
      expires: validTo || undefined,
      author: author ?? publisherOf(context),
      publisher: publisherOf(context),
    },
  ];
}
