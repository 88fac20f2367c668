export function Related({ heading, cards }) {
  return (
    <section className="part">
      <h2>{heading}</h2>
      <ul role="list" className="cards">
        {cards.map(({ href, text, note }) => (
          <li key={href} data-kind="page">
            <div className="card"><p className="card-title"><a href={href}>{text}</a></p><p className="note">{note}</p></div>
          </li>
        ))}
      </ul>
    </section>
  );
}
