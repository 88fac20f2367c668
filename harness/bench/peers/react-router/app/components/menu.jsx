import { Icon } from "./icon.jsx";
import { LinkList } from "./link-list.jsx";

export function Menu({ label, sections, more, moreLabel, icons, current }) {
  return (
    <nav className="menu" aria-label={label} data-sticky="wide">
      <div className="width">
        <ul role="list" className="sections">
          {sections.map(({ href, text, toggle, links }, index) => (
            <li key={href} className="section">
              <div className="row">
                <a href={href}>{text}</a>
                <MenuButton icons={icons} label={toggle} index={index} className="arrow" />
              </div>
              <LinkList links={links} current={current} id={`submenu-${index}`} className="submenu" />
            </li>
          ))}
          <li className="section more" data-empty="">
            <div className="row">
              <MenuButton icons={icons} label={moreLabel} text={more} index={sections.length} className="others" />
            </div>
            <LinkList links={[]} id={`submenu-${sections.length}`} className="submenu" />
          </li>
        </ul>
      </div>
    </nav>
  );
}

function MenuButton({ icons, label, text, index, className }) {
  return (
    <button type="button" className={className} value={index} aria-label={label} aria-expanded="false"
      aria-controls={`submenu-${index}`} data-click="menu.sectionTriggered">{text}<Icon icons={icons} name="chevron-down" /></button>
  );
}
