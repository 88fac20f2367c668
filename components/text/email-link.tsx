/** An e-mail address as a link; it breaks before its domain where it does not fit in one line. */
export function EmailLink({ email }: { email: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
