import { useRouteLoaderData } from "react-router";
import { Breadcrumb, Contents } from "../components/navigation.jsx";
import { DataTable } from "../components/data-table.jsx";
import { Related } from "../components/related.jsx";
import { content } from "../page.server.js";

export function loader() {
  return { content };
}

export function meta({ loaderData: { content }, matches }) {
  return [
    { title: content.title },
    { name: "description", content: content.description },
    { tagName: "link", rel: "canonical", href: content.canonical },
    ...content.alternates.map(({ href, language }) => ({ tagName: "link", rel: "alternate", hrefLang: language, href })),
    { property: "og:type", content: "website" },
    { property: "og:title", content: content.name },
    { property: "og:description", content: content.description },
    { property: "og:url", content: content.canonical },
    { property: "og:image", content: content.image },
    { property: "og:site_name", content: matches[0].loaderData.site.name },
    { property: "og:locale", content: content.locale },
    ...content.locales.map((locale) => ({ property: "og:locale:alternate", content: locale })),
  ];
}

export default function Page({ loaderData: { content } }) {
  const { icons } = useRouteLoaderData("root").site;
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: content.breadcrumbData }} />
      <p className="printed">{content.printed}</p>
      <div className="width"><Breadcrumb {...content.breadcrumb} current={content.name} icons={icons} /></div>
      <main id="main" tabIndex="-1">
        <div className="width">
          <article className="article">
            <div className="intro">
              <div className="intro-text"><h1>{content.name}</h1><p className="lead">{content.lead}</p></div>
              <span className="scene">
                <svg className="gov-icon" width="1em" height="1em" fill="currentColor" aria-hidden="true" data-scene=""
                  preserveAspectRatio="xMidYMid slice"><use href={content.scene} /></svg>
              </span>
            </div>
            <div className="columns">
              <div className="before"><Contents {...content.contents} /></div>
              <div className="middle">
                <div className="rich-text" dangerouslySetInnerHTML={{ __html: content.body }} />
                <DataTable {...content.table} />
                <dl className="facts">
                  <div><dt>{content.updated.label}</dt>
                    <dd><time dateTime={content.updated.time}>{content.updated.text}</time></dd></div>
                </dl>
              </div>
              <div className="after"><Related heading={content.related} cards={content.cards} /></div>
            </div>
          </article>
        </div>
      </main>
    </>
  );
}
