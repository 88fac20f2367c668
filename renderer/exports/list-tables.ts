import { i18nOf } from "#renderer/page/i18n.ts";
import { townOf } from "#schemas/json-ld/postal-address.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { CollectiveAgreement } from "#schemas/structures/collective-agreements.ts";
import type { ListedDocument } from "#schemas/structures/document-list.ts";
import type { ListedForm } from "#schemas/structures/form-list.ts";
import type { Mediator } from "#schemas/structures/mediators.ts";
import type { Workplace } from "#schemas/structures/workplaces-summary.ts";
import type { File } from "#schemas/values/file.ts";
import { type FormRow, formKinds } from "#schemas/values/offer/form-row.ts";
import type { Contact } from "#schemas/values/office/contact.ts";
import type { PostalAddress } from "#schemas/values/office/postal-address.ts";
import type { PageIdentity } from "./page-identity.ts";
import { joinValues, toDay, writeTable } from "./table.ts";

export function agreementsToTable(_view: object, identity: PageIdentity, listing: Listing<CollectiveAgreement>) {
  const { t } = i18nOf(identity.locale);
  return writeTable(listing.matching, [
    [t("agreements.evidenceNumber"), ({ evidenceNumber }) => evidenceNumber],
    [t("agreements.employers"), ({ employers }) => joinValues(employers)],
    [t("agreements.unions"), ({ unions }) => joinValues(unions)],
    [t("agreements.notice"), ({ noticeNumber }) => noticeNumber],
    [t("agreements.extensionNumber"), ({ extension }) => extension?.noticeNumber ?? null],
    [t("agreements.extensionFrom"), ({ extension }) => toDay(extension?.from)],
    [t("table.validFrom"), ({ validity }) => toDay(validity?.from)],
    [t("table.validTo"), ({ validity }) => toDay(validity?.to)],
    [t("agreements.texts"), ({ texts }) => toAddresses(texts, identity)],
    [t("contact.note"), ({ note }) => note],
  ]);
}

export function mediatorsToTable(_view: object, { locale }: PageIdentity, listing: Listing<Mediator>) {
  const { t } = i18nOf(locale);
  return writeTable(listing.matching, [
    [t("mediators.name"), ({ name }) => name],
    [t("mediators.role"), ({ roles }) => joinValues(roles.map((role) => t(`mediators.${role}`)))],
    [t("mediators.region"), ({ region }) => region && t(`regions.${region}`)],
    [t("mediators.address"), ({ address }) => toLine(address)],
    [t("contact.phone"), ({ phone }) => toNational(phone)],
    [t("contact.email"), ({ email }) => email],
  ]);
}

export function documentsToTable(_view: object, identity: PageIdentity, listing: Listing<ListedDocument>) {
  const { t } = i18nOf(identity.locale);
  return writeTable(listing.matching, [
    [t("documentList.document"), ({ title }) => title],
    [t("documentList.type"), ({ type }) => type],
    [t("documentList.number"), ({ number }) => number],
    [t("information.referenceNumber"), ({ referenceNumber }) => referenceNumber],
    [t("documentList.issued"), ({ issuedOn }) => toDay(issuedOn)],
    [t("page.issuer"), ({ issuer }) => issuer],
    [t("table.validFrom"), ({ validity }) => toDay(validity?.from)],
    [t("table.validTo"), ({ validity }) => toDay(validity?.to)],
    [t("table.file"), ({ file }) => toAddresses(file ? [file] : [], identity)],
  ]);
}

/** One row per form, with a column for each way of filling in that at least one form has. */
export function formsToTable(_view: object, identity: PageIdentity, { matching }: Listing<ListedForm>) {
  const { t } = i18nOf(identity.locale);
  const kinds = formKinds.filter((kind) => matching.some(({ form }) => form.links.some((link) => link.kind === kind)));
  const withNeed = ({ name, mandatory }: FormRow["attachments"][number]) =>
    `${name} (${mandatory ? t("forms.mandatory") : t("forms.optional")})`;
  return writeTable<ListedForm>(matching, [
    [t("search.title"), ({ form }) => form.name],
    [t("forms.code"), ({ form }) => form.code],
    [t("facets.names.agenda"), ({ agenda }) => agenda],
    [t("forms.validFrom"), ({ form }) => toDay(form.validFrom)],
    ...kinds.map(
      (kind) =>
        [
          t(`forms.kind.${kind}`),
          ({ form }: ListedForm) =>
            toAddresses(
              form.links.filter((link) => link.kind === kind),
              identity,
            ),
        ] as const,
    ),
    [t("forms.attachments"), ({ form }) => joinValues(form.attachments.map(withNeed))],
    [t("forms.service"), ({ form: { service } }) => service && toAddresses([service], identity)],
  ]);
}

export function workplacesToTable(_view: object, { locale, absolute }: PageIdentity, listing: Listing<Workplace>) {
  const { t } = i18nOf(locale);
  return writeTable(listing.matching, [
    [t("office.workplace"), ({ name }) => name],
    [t("office.type"), ({ type }) => type && t(`office.types.${type}`)],
    [t("office.region"), ({ region }) => region && t(`regions.${region}`)],
    [t("office.district"), ({ district }) => district],
    [t("contact.address"), ({ address }) => address && toLine(address)],
    [t("contact.phone"), ({ phone }) => toNational(phone)],
    [t("contact.email"), ({ email }) => email],
    [t("contact.web"), ({ page }) => absolute(page.href)],
  ]);
}

/** Phone number in national format: a leading plus would make a spreadsheet treat it as a formula. */
function toNational(phone: Contact["phone"]): string | null {
  return phone?.display.replace(/^\+420\s*/, "") ?? null;
}

function toLine(address: PostalAddress): string {
  return `${address.street}, ${townOf(address)}`;
}

function toAddresses(targets: readonly Pick<File, "href">[], { absolute }: PageIdentity): string {
  return targets.map(({ href }) => absolute(href) ?? href).join(" ");
}
