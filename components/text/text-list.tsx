/** Short texts as a list; the same text may occur twice. */
export function TextList({ texts }: { texts: readonly string[] }) {
  const numbered = texts.map((text, number) => ({ text, number }));
  return (
    <ul>
      {numbered.map(({ text, number }) => (
        <li key={number}>{text}</li>
      ))}
    </ul>
  );
}
