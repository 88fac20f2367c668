export function LinkList({ links, current, ...attributes }) {
  return (
    <ul role="list" {...attributes}>
      {links.map(({ href, text }) => (
        <li key={href}><a href={href} aria-current={href === current ? "page" : undefined}>{text}</a></li>
      ))}
    </ul>
  );
}
