import type { Rule } from "#checks/rule.ts";
import { endedService } from "#checks/rules/ended.ts";
import { failedCase, unknownCaseQuestion } from "#checks/rules/forms/expert-cases.ts";
import { labelRules } from "#checks/rules/forms/labels.ts";
import { exitOnly, idleCondition, unanswerable, unreachable } from "#checks/rules/forms/paths.ts";
import { idleRule, longStep, withoutReason } from "#checks/rules/forms/questions.ts";
import { differingForm, differingGuide } from "#checks/rules/forms/versions.ts";
import { brokenGuideCase, failedGuideCase } from "#checks/rules/guides/expert-cases.ts";
import { idleQuestion, nothingToShow, notProven, unanswerableQuestion } from "#checks/rules/guides/questions.ts";
import {
  brokenTrend,
  certainResult,
  idleCriterion,
  tooComplexResult,
  unreachableResult,
} from "#checks/rules/guides/results.ts";
import { emphasisedParagraph, splitWord } from "#checks/rules/layout/emphasis.ts";
import { headingNumbers, nameAsHeading, unfinishedHeading } from "#checks/rules/layout/heading-texts.ts";
import {
  boldHeading,
  emptyHeading,
  headingOfPage,
  headingWithoutText,
  repeatedHeading,
  skippedHeading,
} from "#checks/rules/layout/headings.ts";
import { emptyItem, fakedList, pictographList } from "#checks/rules/layout/lists.ts";
import { garbled, justified, spacing, underlined, upperCase } from "#checks/rules/layout/looks.ts";
import {
  brokenOff,
  emptyRow,
  longHeading,
  longLink,
  numberAsHeading,
  repeatedHeader,
  splitLink,
  typedMarker,
} from "#checks/rules/layout/markup.ts";
import { restartedList } from "#checks/rules/layout/restarted.ts";
import {
  emptyTableHeader,
  layoutTable,
  raggedTable,
  repeatedRow,
  tableWithoutCaption,
  tableWithoutHeaders,
} from "#checks/rules/layout/tables.ts";
import { deadAnchor, repeatedAnchor } from "#checks/rules/links/anchors.ts";
import { privateLink, sessionLink, trackedLink, wrappedLink } from "#checks/rules/links/link-hosts.ts";
import {
  ambiguousLinks,
  bareAddress,
  emptyLink,
  newWindow,
  otherContact,
  sizeByHand,
  unsaidSize,
  vagueLink,
} from "#checks/rules/links/links.ts";
import { circularRedirect } from "#checks/rules/links/redirects.ts";
import { linkToItself, otherFormatOfLink, otherHost, otherPage } from "#checks/rules/links/said-targets.ts";
import { insecureLink, oddAddress } from "#checks/rules/links/slips.ts";
import { fileRules } from "#checks/rules/media/file-languages.ts";
import { pictureRules } from "#checks/rules/media/pictures.ts";
import { otherPostcode, repeatedInAddress } from "#checks/rules/offices/addresses.ts";
import { emailRules } from "#checks/rules/offices/emails.ts";
import { townRules } from "#checks/rules/offices/towns.ts";
import { claimRules } from "#checks/rules/said/claims.ts";
import { contactRules } from "#checks/rules/said/contacts.ts";
import { dayRules } from "#checks/rules/said/days.ts";
import { leadRules } from "#checks/rules/said/lead.ts";
import { officeRules } from "#checks/rules/said/offices.ts";
import { versionRules } from "#checks/rules/said/versions.ts";
import { promisedValue } from "#checks/rules/shared-values/promised.ts";
import { endedValue, valueOfOtherSite } from "#checks/rules/shared-values/references.ts";
import { valueNamesake, valueWithoutPeriod } from "#checks/rules/shared-values/sets.ts";
import { typedValue } from "#checks/rules/shared-values/typed.ts";
import { datesInTexts } from "#checks/rules/times/passed.ts";
import { invisibleCharacters, mixedLetters } from "#checks/rules/typing/characters.ts";
import { brokenAccount, brokenAddressOfLink, brokenEmail } from "#checks/rules/typing/contacts.ts";
import { leftPlaceholder, markdownInText, writtenHtml } from "#checks/rules/typing/drafts.ts";
import { wrongMark } from "#checks/rules/typing/language-marks.ts";
import { misquotedLaw } from "#checks/rules/typing/laws.ts";
import { leftovers } from "#checks/rules/typing/leftovers.ts";
import { numbersInTexts } from "#checks/rules/typing/numbers.ts";
import { personalRules } from "#checks/rules/typing/personal.ts";
import {
  brokenAddress,
  byLook,
  dataBoxLength,
  emptyBrackets,
  generatedRemnant,
  localPath,
  missingAmount,
  misspeltCurrency,
  programError,
  reversedNumbers,
  shortPostcode,
  spacedLetters,
  withoutDiacritics,
  wrongPunctuation,
  wrongYear,
} from "#checks/rules/typing/phrases.ts";
import { leftNote, trackedChange, typedTable } from "#checks/rules/typing/remnants.ts";
import { spelling } from "#checks/rules/typing/spelling.ts";
import { openBracket, openQuote } from "#checks/rules/typing/unclosed.ts";
import { joinedUnit } from "#checks/rules/typing/units.ts";
import { doubledWord, missingNote, missingSpace, otherAlphabet, otherSeparator } from "#checks/rules/typing/words.ts";
import { unknownCategory } from "./categories.ts";
import {
  freeWithFees,
  goneWithTarget,
  namedAddressee,
  otherRegion,
  otherYear,
  positionAbroad,
  repeatedAmount,
  swappedPosition,
  unlikelyChange,
  unsaidFees,
  vacantHead,
} from "./contradictions.ts";
import { joinedExpressions, repeatedExpression } from "./dictionary.ts";
import { droppedHtml } from "./dropped.ts";
import { emptyHtml, emptyPage } from "./empty-html.ts";
import { missingDocument } from "./files.ts";
import { foreignText } from "./foreign-texts.ts";
import {
  captionAsAlternative,
  fileNameAsAlternative,
  imageWithoutAlternative,
  redundantAlternative,
} from "./images.ts";
import { differingAmount, outdatedTranslation, unconfirmed } from "./life.ts";
import { peopleRules } from "./people.ts";
import { fileOnly, longParagraph, longSentence, unexplainedAbbreviation } from "./readability.ts";
import { czechReference, deadReference, foreignReference, hiddenReference } from "./references.ts";
import {
  repeatedAnswer,
  repeatedEntry,
  repeatedNumber,
  repeatedQuestion,
  repeatedText,
  repeatedTitle,
  repeatedValue,
} from "./repeated.ts";
import {
  beforePublication,
  datesOrder,
  expired,
  futureDay,
  lateDelivery,
  lateRegistration,
  registrationAfterEvent,
  startBeforeCall,
  unlikelyDate,
} from "./times/dates.ts";
import { impossibleDay, reversedRange, wrongWeekday } from "./times/days.ts";
import { idleException, programmeDay, startOutsideRule } from "./times/events.ts";
import { openWithoutHours, overlappingWeeks, repeatedAgenda, repeatedDay, unseenHours } from "./times/hours.ts";
import { dateOutOfOrder, impossibleTime, nightHours, otherYearInText } from "./times/slips.ts";
import { duplicateTitle } from "./titles.ts";
import { missingTranslation } from "./translations.ts";
import { idTaken, urlMalformed, urlNone, urlTaken, urlWithoutVersion } from "./url.ts";
import {
  amountWithoutUnit,
  companyIdDigit,
  dataBoxOfDigits,
  fileNameAsTitle,
  hoursOfDay,
  otherFormat,
  phoneDigits,
  unlikelyPay,
  unlikelySize,
} from "./values.ts";

const references = [
  ...[idTaken, urlNone, urlMalformed, urlTaken, urlWithoutVersion, privateLink, wrappedLink, sessionLink, trackedLink],
  ...[
    deadReference,
    czechReference,
    foreignReference,
    hiddenReference,
    circularRedirect,
    endedService,
    missingDocument,
    unknownCategory,
    brokenAddressOfLink,
    valueOfOtherSite,
  ],
  ...[otherPage, linkToItself, oddAddress, insecureLink],
];
const contents = [
  ...[datesOrder, expired, beforePublication, lateRegistration, unlikelyDate],
  ...[unconfirmed, missingTranslation, outdatedTranslation],
  ...[emptyHtml, emptyPage, droppedHtml, garbled, duplicateTitle, differingAmount],
  ...[repeatedDay, openWithoutHours, swappedPosition, freeWithFees, namedAddressee, repeatedAnchor, deadAnchor],
  ...[invisibleCharacters, mixedLetters, repeatedText, repeatedQuestion, leftPlaceholder, markdownInText],
  ...[phoneDigits, companyIdDigit, amountWithoutUnit, fileNameAsTitle, unlikelyPay, unlikelySize],
  ...[
    unseenHours,
    overlappingWeeks,
    repeatedAgenda,
    positionAbroad,
    otherRegion,
    otherYear,
    unsaidFees,
    vacantHead,
    repeatedAmount,
  ],
  ...[goneWithTarget, futureDay, wrongWeekday, impossibleDay, programmeDay, startOutsideRule, idleException],
  ...[otherHost, otherFormatOfLink, repeatedRow, openQuote, joinedUnit],
  ...[repeatedEntry, repeatedValue, repeatedAnswer, writtenHtml, otherContact, ...peopleRules],
  ...[joinedExpressions, repeatedExpression, repeatedNumber, repeatedTitle, misquotedLaw],
  ...[...leftovers, ...numbersInTexts, ...spelling, ...datesInTexts],
  ...[doubledWord, missingSpace, openBracket, otherAlphabet, otherSeparator, missingNote],
  ...[brokenEmail, brokenAccount, trackedChange, leftNote, otherPostcode, repeatedInAddress],
  ...[
    registrationAfterEvent,
    startBeforeCall,
    lateDelivery,
    reversedRange,
    dateOutOfOrder,
    otherYearInText,
    impossibleTime,
    nightHours,
  ],
  ...[dataBoxOfDigits, hoursOfDay, otherFormat, unlikelyChange],
  ...[localPath, programError, generatedRemnant, missingAmount, misspeltCurrency, emptyBrackets, reversedNumbers],
  ...[wrongYear, brokenAddress, shortPostcode, dataBoxLength, wrongPunctuation, withoutDiacritics, brokenOff],
  ...[unanswerable, exitOnly, unreachable, idleCondition, failedCase, unknownCaseQuestion],
  ...[endedValue, promisedValue, typedValue, valueWithoutPeriod, valueNamesake],
  ...[differingForm, withoutReason, longStep, idleRule],
  ...[failedGuideCase, brokenGuideCase, unreachableResult, certainResult, idleCriterion, brokenTrend],
  ...[unanswerableQuestion, idleQuestion, nothingToShow, tooComplexResult, notProven, differingGuide],
  ...[...contactRules, ...personalRules],
  ...[...dayRules, ...claimRules, ...officeRules, ...leadRules, ...versionRules],
  ...[...townRules, ...emailRules, ...fileRules, ...labelRules],
];
const accessibility = [
  ...[skippedHeading, emptyHeading, headingOfPage, boldHeading, headingWithoutText, repeatedHeading],
  ...[nameAsHeading, unfinishedHeading, headingNumbers, emphasisedParagraph, splitWord],
  ...[imageWithoutAlternative, fileNameAsAlternative, captionAsAlternative, redundantAlternative],
  ...pictureRules,
  ...[emptyLink, vagueLink, bareAddress, ambiguousLinks, newWindow, sizeByHand, unsaidSize],
  ...[tableWithoutHeaders, tableWithoutCaption, layoutTable, raggedTable, emptyTableHeader, typedTable],
  ...[
    fakedList,
    pictographList,
    emptyItem,
    restartedList,
    upperCase,
    justified,
    underlined,
    spacing,
    foreignText,
    wrongMark,
  ],
  ...[longHeading, numberAsHeading, longLink, splitLink, emptyRow, repeatedHeader, typedMarker, spacedLetters, byLook],
  ...[unexplainedAbbreviation, longSentence, longParagraph, fileOnly],
];

/** All rules about content items; rules about references come first. */
export const rules: readonly Rule[] = [...references, ...contents, ...accessibility];
