import { phoneParts } from "#schemas/values/office/phone.ts";

/** A telephone field with each of its numbers as a link. */
export function PhoneLink({ phone }: { phone: { display: string } }) {
  return phoneParts(phone.display).map(({ text, href }) =>
    href ? (
      <a key={href} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
