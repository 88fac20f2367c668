import type { NewsArticle } from "schema-dts";
import { languages } from "#schemas/site/languages.ts";
import type { NewsItem } from "#schemas/structures/news-item.ts";
import type { PressRelease } from "#schemas/structures/press-release.ts";
import { type About, publisherOf } from "./about.ts";

/** An empty list when there is no publication date. */
export function toNewsArticle(view: NewsItem | PressRelease, about: About): NewsArticle[] {
  const { title, lead, image, publishedAt, updatedAt } = view;
  if (publishedAt === null) return [];
  const picture = image && about.absolute(image.src);
  const validTo = "validTo" in view ? view.validTo : null;
  return [
    {
      "@type": "NewsArticle",
      "@id": about.url,
      url: about.url,
      inLanguage: languages[about.language].tag,
      headline: title,
      ...(lead && { description: lead }),
      ...(picture && { image: picture }),
      datePublished: publishedAt,
      ...(updatedAt && { dateModified: updatedAt }),
      ...(validTo && { expires: validTo }),
      author: authorsOf(view, about),
      publisher: publisherOf(about),
    },
  ];
}

function authorsOf(view: NewsItem | PressRelease, about: About): NewsArticle["author"] & {} {
  if ("issuer" in view && view.issuer) return { "@type": "Organization", name: view.issuer };
  if ("authors" in view && view.authors.length > 0) {
    return view.authors.map(({ name, role }) => ({
      "@type": "Person" as const,
      name,
      ...(role && { jobTitle: role }),
    }));
  }
  return publisherOf(about);
}
