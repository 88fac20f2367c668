/** An e-mail address as a link; where it does not fit in one line, its sign and domain stand in the next one. */
export function EmailLink({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
