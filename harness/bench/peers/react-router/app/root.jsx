import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import { Consent } from "./components/consent.jsx";
import { Footer } from "./components/footer.jsx";
import { Header } from "./components/header.jsx";
import { Toasts } from "./components/toasts.jsx";
import { site } from "./page.server.js";

const bars = ["title", "text", "line", "short"];

export function loader() {
  return { site, hydrates: process.env.HYDRATE !== "no" };
}

export const links = () => [
  { rel: "icon", href: "/assets/theme-default/icon-32.png", sizes: "32x32" },
  { rel: "icon", href: "/assets/theme-default/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/assets/theme-default/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }) {
  const { site, hydrates } = useRouteLoaderData("root");
  return (
    <html lang={site.language} className="theme-default" data-theme="auto">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" data-mode="light" media="(prefers-color-scheme: light)" content="rgb(255, 255, 255)" />
        <meta name="theme-color" data-mode="dark" media="(prefers-color-scheme: dark)" content="#111f33" />
        <Links />
        {site.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <script dangerouslySetInnerHTML={{ __html: site.script }} />
        {site.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)}
      </head>
      <body id="top">
        {children}
        {hydrates && <ScrollRestoration />}
        {hydrates && <Scripts />}
      </body>
    </html>
  );
}

export default function App({ loaderData: { site } }) {
  const { path } = useMatches().at(-1).loaderData.content;
  return (
    <>
      <a className="skip-link" href="#main">{site.skip}</a>
      <Consent {...site.consent} path={path} />
      <Header site={site} path={path} />
      <div id="page"><Outlet /></div>
      <template id="loading">
        <div className="width">
          <p className="visually-hidden" role="status">{site.loading}</p>
          {bars.map((name) => <span key={name} className={`bar ${name}`} />)}
        </div>
      </template>
      <Footer {...site.footer} icons={site.icons} />
      <Toasts {...site.toasts} icons={site.icons} />
    </>
  );
}
