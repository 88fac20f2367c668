import type { NewsArticle } from "schema-dts";
import { languages } from "#schemas/site/languages.ts";
import type { NewsItem } from "#schemas/structures/news-item.ts";
import type { PressRelease } from "#schemas/structures/press-release.ts";
import { type JsonLdContext, publisherOf } from "./json-ld-context.ts";

/** An empty list when there is no publication date. */
export function toNewsArticle(view: NewsItem | PressRelease, context: JsonLdContext): NewsArticle[] {
  const { title, lead, image, publishedAt, updatedAt } = view;
  if (publishedAt === null) return [];
  const picture = image && context.absolute(image.src);
  const validTo = "validTo" in view ? view.validTo : null;
  return [
    {
      "@type": "NewsArticle",
      "@id": context.url,
      url: context.url,
      inLanguage: languages[context.language].tag,
      headline: title,
      ...(lead && { description: lead }),
      ...(picture && { image: picture }),
      datePublished: publishedAt,
      ...(updatedAt && { dateModified: updatedAt }),
      ...(validTo && { expires: validTo }),
      author: authorsOf(view, context),
      publisher: publisherOf(context),
    },
  ];
}

function authorsOf(view: NewsItem | PressRelease, context: JsonLdContext): NewsArticle["author"] & {} {
  if ("issuer" in view && view.issuer) return { "@type": "Organization", name: view.issuer };
  if ("authors" in view && view.authors.length > 0) {
    return view.authors.map(({ name, role }) => ({
      "@type": "Person" as const,
      name,
      ...(role && { jobTitle: role }),
    }));
  }
  return publisherOf(context);
}
