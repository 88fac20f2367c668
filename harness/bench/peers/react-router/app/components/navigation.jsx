import { Icon } from "./icon.jsx";
import { LinkList } from "./link-list.jsx";

export function Breadcrumb({ label, links, current, icons }) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {links.map(({ href, text }) => (
          <li key={href}><a href={href}>{text}</a><Icon icons={icons} name="chevron-right" size="xs" /></li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

export function Contents({ label, links }) {
  return (
    <nav className="contents" aria-label={label}>
      <h2 className="wide">{label}</h2>
      <details><summary>{label}</summary><LinkList links={links} /></details>
    </nav>
  );
}
