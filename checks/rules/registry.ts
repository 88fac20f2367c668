import type { Rule } from "../rule.ts";
import { unknownCategory } from "./categories.ts";
import { datesOrder, expired } from "./dates.ts";
import { droppedHtml } from "./dropped.ts";
import { emptyHtml } from "./empty-html.ts";
import { missingDocument } from "./files.ts";
import { foreignText } from "./foreign-texts.ts";
import { boldHeading, emptyHeading, headingOfPage, skippedHeading } from "./headings.ts";
import {
  captionAsAlternative,
  fileNameAsAlternative,
  imageWithoutAlternative,
  redundantAlternative,
} from "./images.ts";
import { ambiguousLinks, bareAddress, emptyLink, newWindow, sizeByHand, unsaidSize, vagueLink } from "./links.ts";
import { fakedList, pictographList } from "./lists.ts";
import { justified, spacing, underlined, upperCase } from "./looks.ts";
import { fileOnly, longParagraph, longSentence, unexplainedAbbreviation } from "./readability.ts";
import { czechReference, deadReference, hiddenReference } from "./references.ts";
import { emptyTableHeader, layoutTable, raggedTable, tableWithoutCaption, tableWithoutHeaders } from "./tables.ts";
import { duplicateTitle } from "./titles.ts";
import { missingTranslation } from "./translations.ts";
import { urlMalformed, urlTaken, urlWithoutVersion } from "./url.ts";

const references = [
  ...[urlMalformed, urlTaken, urlWithoutVersion],
  ...[deadReference, czechReference, hiddenReference, missingDocument, unknownCategory],
];
const contents = [datesOrder, expired, missingTranslation, emptyHtml, droppedHtml, duplicateTitle];
const accessibility = [
  ...[skippedHeading, emptyHeading, headingOfPage, boldHeading],
  ...[imageWithoutAlternative, fileNameAsAlternative, captionAsAlternative, redundantAlternative],
  ...[emptyLink, vagueLink, bareAddress, ambiguousLinks, newWindow, sizeByHand, unsaidSize],
  ...[tableWithoutHeaders, tableWithoutCaption, layoutTable, raggedTable, emptyTableHeader],
  ...[fakedList, pictographList, upperCase, justified, underlined, spacing, foreignText],
  ...[unexplainedAbbreviation, longSentence, longParagraph, fileOnly],
];

/** Every rule about contents, those of references first. */
export const rules: readonly Rule[] = [...references, ...contents, ...accessibility];
