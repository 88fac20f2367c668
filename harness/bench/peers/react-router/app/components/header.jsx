import { Icon } from "./icon.jsx";
import { Menu } from "./menu.jsx";

export function Header({ site, path }) {
  const { icons, search, languages, colours } = site;
  return (
    <header>
      <div className="official" data-official=""><div className="width"><p>{site.official}</p></div></div>
      <div className="header" data-menu="closed">
        <div className="brand" data-sticky="narrow">
          <a className="home" href="/">
            <span className="logo" aria-hidden="true" /><span className="name">{site.name}</span>
            <span className="visually-hidden">{site.home}</span>
          </a>
          <div className="search">
            <a href={search.href}>{search.text}</a>
            <button type="button" className="toggle" aria-label={search.text} aria-expanded="false" aria-controls="search"
              data-click="menu.searchTriggered"><Icon icons={icons} name="search" /><Icon icons={icons} name="x-lg" /></button>
            <search className="field" id="search" aria-label={search.text}>
              <form action={search.href}>
                <input type="search" id="field-site" aria-label={search.text} placeholder={search.text} name="q"
                  data-input="suggestions.typed" />
                <button type="submit" aria-label={site.submit}><Icon icons={icons} name="search" /></button>
              </form>
            </search>
          </div>
          <button type="button" className="toggle" aria-label={site.menu.toggle} aria-expanded="false" aria-controls="menu"
            data-click="menu.menuTriggered"><Icon icons={icons} name="list" /><Icon icons={icons} name="x-lg" /></button>
        </div>
        <div className="drawer" id="menu">
          <div className="tools">
            <nav aria-label={languages.label}>
              <ul role="list" className="languages">
                {languages.links.map(({ href, text, language }) => (
                  <li key={href}>
                    <a href={href} hrefLang={language} aria-current={language === site.language ? "true" : undefined}>
                      <span lang={language}>{text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <fieldset id="color-mode" className="colours" disabled>
              <legend className="visually-hidden">{colours.label}</legend>
              {colours.options.map(({ value, text, icon }) => (
                <label key={value} title={text}>
                  <input type="radio" name="color-mode" defaultChecked={value === "system"} value={value}
                    data-change="colorMode.chosen" />
                  <Icon icons={icons} name={icon} /><span className="visually-hidden">{text}</span>
                </label>
              ))}
            </fieldset>
            <div className="account"><a href={site.login.href} rel="nofollow">{site.login.text}</a></div>
          </div>
          <Menu {...site.menu} icons={icons} current={path} />
        </div>
      </div>
    </header>
  );
}
