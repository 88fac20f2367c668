/** An e-mail address as a link. If it does not fit on one line, it breaks before the @. */
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
