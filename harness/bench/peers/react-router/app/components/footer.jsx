import { Icon } from "./icon.jsx";
import { LinkList } from "./link-list.jsx";

export function Footer({ icons, top, columns, contact, contacts, label, links, copyright }) {
  return (
    <footer className="footer">
      <div className="width">
        <a className="to-top" href={top.href} data-click="backToTop.clicked">
          <Icon icons={icons} name="chevron-up" size="s" />{top.text}
        </a>
        <div className="footer-columns">
          {columns.map(({ heading, links }) => (
            <div key={heading}><h2>{heading}</h2><LinkList links={links} className="links" /></div>
          ))}
          <div className="contact">
            <h2 className="heading">{contact}</h2>
            <dl className="facts">
              {contacts.map(({ label, html }) => (
                <div key={label}><dt>{label}</dt><dd dangerouslySetInnerHTML={{ __html: html }} /></div>
              ))}
            </dl>
          </div>
        </div>
        <div className="bottom">
          <nav aria-label={label}><LinkList links={links} className="links" /></nav><p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}
