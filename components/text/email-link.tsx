import { Fragment } from "react";

/** E-mail addresses as links. One that does not fit on a line breaks before the @. */
export function EmailLink({ email }: { email: string }) {
  return email.split(", ").map((each, index) => {
    const at = each.lastIndexOf("@");
    return (
      <Fragment key={each}>
        {index > 0 && ", "}
        <a href={`mailto:${each}`}>
          {each.slice(0, at)}
          <wbr />
          {each.slice(at)}
        </a>
      </Fragment>
    );
  });
}
