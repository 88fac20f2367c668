import { Fragment } from "react";

/** E-mail addresses as links; a long one may break after its at sign. */
export function EmailLink({ email }: { email: string }) {
  return email.split(", ").map((each, index) => {
    const domain = each.indexOf("@") + 1;
    return (
      <Fragment key={each}>
        {index > 0 && ", "}
        <a href={`mailto:${each}`}>
          {each.slice(0, domain)}
          <wbr />
          {each.slice(domain)}
        </a>
      </Fragment>
    );
  });
}
