import { CzechValue as CzechValue_a2d6bb194a8ccc086e587f69a5bbf15f } from '../../../admin/translation/czech-value.tsx'
import { DateTimeField as DateTimeField_7e9a3681b37b5997234fba5a5ea75dfe } from '../../../admin/date-field.tsx'
import { HtmlField as HtmlField_755a4fa6dc055c734171a2c2c634eb5a } from '../../../admin/html-field.tsx'
import { PageField as PageField_bd9ba9df824762879b987219094c61e7 } from '../../../admin/pages/page-field.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { DateField as DateField_7e9a3681b37b5997234fba5a5ea75dfe } from '../../../admin/date-field.tsx'
import { ImageTools as ImageTools_a899d3dbe1e29c20450c2d3ee5eea771 } from '../../../admin/image/image-tools.tsx'
import { PreviewFindings as PreviewFindings_bf6da81b4db91ec7bd0fcedb96997b53 } from '../../../admin/preview-findings.tsx'
import { DerivedAddress as DerivedAddress_d887fcf781c74c535f5164a0fd6e22d4 } from '../../../admin/derived-address.tsx'
import { TypedPreview as TypedPreview_1b8e5c5d34f4591cb34fda4bb2efd869 } from '../../../admin/typed-preview.tsx'
import { WhereUsed as WhereUsed_43534d6fead951cbbe9d229df655c01c } from '../../../admin/uses/where-used.tsx'
import { RestoredMessages as RestoredMessages_6ba5e5fb5cdeb26314a9fee14dcfa038 } from '../../../admin/restored-messages.tsx'
import { VersionPage as VersionPage_908dc5948afee2fd4cd6e9535df25e1f } from '../../../admin/versions/version-page.tsx'
import { ChangesView as ChangesView_6810bf30014b0ece78e916a407826c6b } from '../../../admin/changes/changes-view.tsx'
import { TabName as TabName_c1518398e27d22a16a43d6cf0c33f96d } from '../../../admin/changes/tab-name.tsx'
import { GridField as GridField_41b1b5542ca769ac6291c8a3c99816ee } from '../../../admin/grid-field.tsx'
import { ValueField as ValueField_7f771262ed6325186d47217c1c9267b3 } from '../../../admin/values/value-field.tsx'
import { ValueKeyField as ValueKeyField_28b08a120efc70f36ae5c310970b98d7 } from '../../../admin/values/value-key-field.tsx'
import { ReloadAfterPublish as ReloadAfterPublish_cc96159f3132f1e4629e44676aa014b8 } from '../../../admin/reload-after-publish.tsx'
import { NoMail as NoMail_911ca45384bf0e7b773f1e558ce2a63d } from '../../../admin/no-mail.tsx'
import { LoginHeading as LoginHeading_d20a4114310e8621ffdc6b71a8728a2c } from '../../../admin/login-heading.tsx'
import { ControlNames as ControlNames_4b55a12cd9bb4e0271069d73d0edac30 } from '../../../admin/names/control-names.tsx'
import { StartPage as StartPage_562504997827c930dac0985116e46922 } from '../../../admin/start/start-page.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/translation/czech-value.tsx#CzechValue": CzechValue_a2d6bb194a8ccc086e587f69a5bbf15f,
  "/admin/date-field.tsx#DateTimeField": DateTimeField_7e9a3681b37b5997234fba5a5ea75dfe,
  "/admin/html-field.tsx#HtmlField": HtmlField_755a4fa6dc055c734171a2c2c634eb5a,
  "/admin/pages/page-field.tsx#PageField": PageField_bd9ba9df824762879b987219094c61e7,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/date-field.tsx#DateField": DateField_7e9a3681b37b5997234fba5a5ea75dfe,
  "/admin/image/image-tools.tsx#ImageTools": ImageTools_a899d3dbe1e29c20450c2d3ee5eea771,
  "/admin/preview-findings.tsx#PreviewFindings": PreviewFindings_bf6da81b4db91ec7bd0fcedb96997b53,
  "/admin/derived-address.tsx#DerivedAddress": DerivedAddress_d887fcf781c74c535f5164a0fd6e22d4,
  "/admin/typed-preview.tsx#TypedPreview": TypedPreview_1b8e5c5d34f4591cb34fda4bb2efd869,
  "/admin/uses/where-used.tsx#WhereUsed": WhereUsed_43534d6fead951cbbe9d229df655c01c,
  "/admin/restored-messages.tsx#RestoredMessages": RestoredMessages_6ba5e5fb5cdeb26314a9fee14dcfa038,
  "/admin/versions/version-page.tsx#VersionPage": VersionPage_908dc5948afee2fd4cd6e9535df25e1f,
  "/admin/changes/changes-view.tsx#ChangesView": ChangesView_6810bf30014b0ece78e916a407826c6b,
  "/admin/changes/tab-name.tsx#TabName": TabName_c1518398e27d22a16a43d6cf0c33f96d,
  "/admin/grid-field.tsx#GridField": GridField_41b1b5542ca769ac6291c8a3c99816ee,
  "/admin/values/value-field.tsx#ValueField": ValueField_7f771262ed6325186d47217c1c9267b3,
  "/admin/values/value-key-field.tsx#ValueKeyField": ValueKeyField_28b08a120efc70f36ae5c310970b98d7,
  "/admin/reload-after-publish.tsx#ReloadAfterPublish": ReloadAfterPublish_cc96159f3132f1e4629e44676aa014b8,
  "/admin/no-mail.tsx#NoMail": NoMail_911ca45384bf0e7b773f1e558ce2a63d,
  "/admin/login-heading.tsx#LoginHeading": LoginHeading_d20a4114310e8621ffdc6b71a8728a2c,
  "/admin/names/control-names.tsx#ControlNames": ControlNames_4b55a12cd9bb4e0271069d73d0edac30,
  "/admin/start/start-page.tsx#StartPage": StartPage_562504997827c930dac0985116e46922,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
