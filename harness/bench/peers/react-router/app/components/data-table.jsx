export function DataTable({ id, heading, caption, columns, rows }) {
  return (
    <section className="part" id={id}>
      <h2>{heading}</h2>
      <section className="table-frame" aria-label={caption} tabIndex="0" data-wide="">
        <table className="table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((name, i) => <th key={name} scope="col" data-number={i > 0 ? "" : undefined}>{name}</th>)}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>{cells.map((cell) => <td key={cell} data-number="">{cell}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
