import { dashes, gap, inAnyCase, phoneGap, unit, wide } from "./signs.ts";

/** Words that announce a private value, and the form of the value; both are parts of a pattern. */
interface Announcement {
  /** Words in any inflection, with and without diacritics; capital letters do not matter. */
  cue: string;
  value: string;
  /** Form and greatest number of the words between cue and value. */
  between?: string;
  words?: number;
}

/** Signs, spaces and tags between words; a heading, a list item or the next field of a JSON object is something new. */
const sign = `(?:,(?!\\s{0,20}")|[\\s:;=>(){[\\]"'\`„“”«»‚‘’|/\\\\№#*_${dashes}]|</?(?:a|abbr|b|bdi|br|code|dd|div|dt|em|font|i|kbd|label|mark|p|pre|samp|small|span|strong|t[dhr]|tt|u|wbr)(?:[\\s/][^<>]{0,200})?>|&(?:nbsp|#160|quot|gt|lt);)`;
/** A full stop between cue and value ends an abbreviation, never a sentence. No stand-in is crossed. */
const word = "(?!redacted-|https?:|www\\.)(?:\\p{L}{1,6}\\.|\\p{L}{1,24}(?!\\p{L}))";

/** Returns a pattern of the value that follows a cue, as its group `value`. */
function following({ cue, value, between = word, words = 6 }: Announcement): RegExp {
  const bridge = `(?:\\.|${sign}){0,8}(?:(?:${inAnyCase(between)})${sign}{0,8}){0,${words}}?`;
  return new RegExp(
    `(?<![\\p{L}\\d]|redacted-)(?:${inAnyCase(cue)})(?!\\p{L})${bridge}(?<![\\p{L}\\d])(?<value>(?!redacted-|•)(?:${value}))`,
    "dgu",
  );
}

const date =
  "(?:\\d{1,2}\\.\\s?[IVX]{1,4}\\.\\s?\\d{4}(?!\\d)|\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?(?:\\d{4}|\\d{2})(?!\\d)|\\d{4}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?\\d{1,2}(?!\\d)|" +
  "\\d{1,2}(?:\\.|st|nd|rd|th|-го)?\\s(?:of\\s)?\\p{L}{1,10}\\.?,?\\s\\d{4}(?!\\d)|\\p{L}{3,10}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}(?!\\d))";
const notDate = `(?!${date}|(?:19|20)\\d\\d\\s?[/ ${dashes}]\\s?(?:19|20)?\\d\\d(?!\\d))`;
const end = `(?![\\p{L}\\d]|${gap}?\\d|[./:]\\d|${unit})`;

/** Number of a document: six or more digits in groups, with letters before or after them; or letters and digits mixed. */
const documentNumber =
  `(?:[A-ZА-ЯІЇЄ]{1,3}${gap}?)?${notDate}\\d(?:(?:${wide}|[${dashes}]|[,;]?${wide}?(?:№|č\\.|no\\.?|номер)${wide}?)?\\d){5,10}(?:${wide}?[A-Z]{1,2})?${end}|` +
  "(?=[A-Za-z]{0,9}\\d)(?=\\d{0,9}[A-Za-z])(?=(?:[A-Za-z]{0,9}\\d){3})[A-Za-z\\d]{7,12}(?![\\p{L}\\d])";

/** Identifier of a data box: seven letters and digits; of letters only if they are no word. */
const dataBoxId = `(?:${inAnyCase("(?=[a-z]{0,6}\\d)(?=\\d{0,6}[a-z])[a-z\\d]{7}|(?=[a-z]{0,6}[b-df-hj-np-tv-xz]{4})[a-z]{7}")})(?![\\p{L}\\d])`;

const plateSign = "[A-ZА-ЯІЇЄ\\d]";
const plate = `(?=(?:${plateSign}${gap}?){0,7}[A-ZА-ЯІЇЄ])(?=(?:${plateSign}${gap}?){0,6}\\d(?:${plateSign}${gap}?){0,6}\\d)${plateSign}(?:${gap}?${plateSign}){4,8}(?![\\p{L}\\d])|\\d[a-z][a-z\\d](?:(?:${wide}|[${dashes}])?\\d){4}(?!\\d)`;

/** An address: a street or village with its number, and what follows it: `Pod lesem 31/4, 602 00 Brno, byt 7`. */
const addressGap = `(?:${wide}|,|<br ?/?>){1,3}`;
const capital = "\\p{Lu}[\\p{L}'’-]{0,30}";
const short = "\\p{L}{1,6}\\.";
const number = "\\d{1,5}(?:/\\d{1,5})?\\p{L}?(?![\\p{L}\\d/])(?!\\s?(?:Sb|Coll|Зб|Сб))";
const address =
  `(?!ČR|EU|Česk|Czech|Чех|Pra\\p{L}{1,2}\\s\\d{1,2}(?![\\d,/]))` +
  `(?:(?:${short}${wide}?)?${capital}(?:(?:${addressGap}|(?<=\\.))(?:${capital}|${short}|\\p{Ll}{1,12}(?=${addressGap}(?:\\p{Ll}{1,12}${wide})?[\\p{Lu}\\d]))){0,6}(?:${addressGap}|(?<=\\.))${number}|č\\.${wide}?p\\.${wide}?${number}|${number}${wide}${capital})` +
  `(?:(?:${addressGap}|(?<=\\.))(?:${capital}|${number}|(?:${short}|\\p{Ll}{1,10}(?=\\s))(?=${wide}?[\\p{Lu}\\d]))){0,12}`;

/** Quoted or emphasised after a colon: it is a secret as a whole, with its spaces. */
const enclosed =
  "(?:(?<=(?:[:=–—]|\\s-|\\s(?:je|is|это|це|є)|hesl[oau]|passphrase|password|парол(?:[ьяю]|ем))\\s{0,3}(?:<[^<>]{0,200}>){0,2}[\"'`„“«‚‘])[^\"'`“”»‘’<>\\r\\n]{3,100}(?=[\"'`“”»‘’])|" +
  "(?<=(?:[:=–—]|\\s-|\\s(?:je|is|это|це|є))\\s{0,3}(?:</?\\w[^<>]{0,200}>\\s?){0,2}<(?:strong|b|em|i|code|kbd|samp|tt|pre|mark)(?:\\s[^<>]{0,200})?>)[^<>]{3,100}(?=</))";
/** A word that mixes letters and digits or has a sign within, as nobody writes in a sentence. */
const odd =
  "(?!https?:|www\\.|\\d{4}-\\d\\d-\\d\\d|/)(?=\\d{5}|[^\\s\"'<>/&]{0,40}[!#$%^*+@~][\\p{L}\\d]|(?=[^\\s\"'<>/&,;()]{0,40}\\d)[^\\s\"'<>/&,;()]{0,40}\\p{L})[^\\s\"'<>,;“”»()]{5,200}";
const secretWord =
  "hes(?:el|l(?:o|a|u|e|em|ech|ům))|passw(?:or)?d[su]?|passcode|passphrase|pwd|psw|secrets?|token(?:u|em|s)?|credentials?|" +
  "kl[íi][čc](?:e|i|em)?|(?:api|access|account|private|secret|shared|encryption|signing|licen[cs]e)[ _-]?key|" +
  "парол(?:ь|я|ю|ем|і|е|и)|ключ(?:а|у|ем|і|и|ом)?|секрет(?:а|у|ом)?|токен(?:а|у|ом)?";

/** A secret after a colon or an equals sign, in any form but that of a sentence. */
const assigned = new RegExp(
  `(?<!\\p{Script=Cyrillic}|redacted-)(?:(?:${inAnyCase(secretWord)})|(?<!\\p{L})pass|P(?:ass|ASS))(?:[_-]\\w{1,20})?["'\\])]{0,3}\\s{0,3}(?:[:=]|=>|:=|–|-(?=\\s))[>\\s]{0,3}(?:<[^<>]{0,200}>\\s?){0,3}["'„“]?` +
    "(?<value>(?!redacted-|•)(?!\\p{L}{2,}\\s\\p{L}{2,})[^\\s\"'<>,;“]{3,200})",
  "dgu",
);

/** Patterns of values that a word before them announces, by what they are. */
export const announced = {
  password: [
    following({ cue: secretWord, value: enclosed }),
    assigned,
    following({
      cue: "passphrase|(?:recovery|seed) phrase|\\p{L}{4,12} fráz\\p{L}{1,2}|парольн\\p{L}{2} фраз\\p{L}",
      value: '(?<=[:=–—]\\s{0,3})[^<>"\\r\\n.;]{3,100}',
      words: 2,
    }),
    following({
      cue: `${secretWord}|login|username|логин|логін|(?:přihlašovac|přístupov)\\p{L}{1,3} údaj\\p{L}{0,3}`,
      value: `${odd}(?:\\s?[/|:]\\s?${odd})?`,
      words: 9,
    }),
    following({ cue: secretWord, value: "(?<=[:=–—]\\s{0,3})(?:\\p{Ll}{3,12}[ -]){1,4}\\d{2,4}(?![\\p{L}\\d])" }),
    following({
      cue: "k[óo]d(?: (?:ke?|od|do))|PIN(?:u|em)?|PUK(?:u|em)?|CV[VC]2?|п[иі]н|(?:přístup|vstup|bezpečnost|ověřovac|potvrzovac|jednoráz|security|access|entry|door|gate|one-?time|verification)\\p{L}{0,4} (?:k[óo]d|code)\\p{L}{0,3}|код\\p{L}{0,2} (?:доступ|домофон|безпек|безопасност)\\p{L}{0,3}",
      value: `(?<!(?:rok|roce|roku|od|since|in|from|году?|року|році)\\s)\\d(?: ?\\d){2,7}[#*]?${end}(?! ?(?:číslic|znak|digit|char|цифр|знак|symb))`,
      words: 4,
    }),
  ],
  personal: [
    following({
      cue:
        "občansk\\p{L}{1,4} průkaz\\p{L}{0,3}|občansk\\p{L}{1,4} preukaz\\p{L}{0,3}|občiansk\\p{L}{1,4} preukaz\\p{L}{0,3}|obcansk\\p{L}{1,4} prukaz\\p{L}{0,3}|občank\\p{L}{1,2}|OP|" +
        "pas(?:u|em|e|y|ů)?|cestovn\\p{L}{1,4} (?:doklad|pas)\\p{L}{0,2}|(?:řidičsk|vodičsk)\\p{L}{1,4} (?:průkaz|preukaz|oprávněn)\\p{L}{0,3}|řidičák\\p{L}{0,2}|ŘP|(?:průkaz|preukaz)\\p{L}{0,3}|" +
        "doklad\\p{L}{0,2} totožnosti|povolení k pobytu|(?:ID|identity) (?:card|document)s?|(?:doc|document|passport)[ _-]?(?:no|num|number|id)|passports?|(?:driving|driver['’]?s?) licen[cs]e|residence permit|" +
        "(?:загран)?паспорт\\p{L}{0,3}|удостоверени\\p{L}{1,2}|водительск\\p{L}{1,3} прав\\p{L}{0,2}|вид\\p{L}{0,2} на жительство|посвідчен\\p{L}{1,3}|посвідк\\p{L}{1,2}|ID[ -]?(?:карт|kart)\\p{L}{1,3}|čísl\\p{L}{1,2} dokladu",
      value: documentNumber,
    }),
    following({
      cue: "schr[áa]n\\p{L}{1,3}|datovk\\p{L}{1,3}|ID ?DS|ISDS|DS|data ?-?box(?:es)?|дат[аа]-?бокс\\p{L}{0,2}|скриньк\\p{L}{1,3}|ящик\\p{L}{0,2}|схранк\\p{L}{1,2}|датов\\p{L}{1,3} \\p{L}{5,9}",
      value: dataBoxId,
    }),
    following({
      cue: "nar|narodil\\p{L}?|narozen(?:[aoáýéíu]|ého|ém[uý]?|ou)?|naroden\\p{L}{0,2}|born|birth[ _-]?da(?:te|y)|date[ _-]?of[ _-]?birth|DOB|родил\\p{L}{1,3}|рожд\\p{L}{0,6}|народ(?:ж|ил)\\p{L}{1,6}",
      between: `(?!(?:od|do|po|před|mezi|from|after|before|since|until|between|с|после|до|по|від|після|перед|or|nebo)(?!\\p{L}))${word}`,
      value: `${date}(?!\\s(?:a|nebo|or|and|и|або|та|или)\\s(?:po|dř|late|aft|ear|поз|піз|ран))`,
      words: 4,
    }),
    new RegExp(
      `(?<![\\d./-])(?<value>${date})(?:(?<=\\(\\*\\s?\\k<value>)|(?=[\\s,(]{0,3}(?:${inAnyCase("р\\.?\\s?н\\.?|г\\.?\\s?р\\.?|года? рожд|року народж|рік народж")})(?!\\p{L}{2})))`,
      "dgu",
    ),
    following({
      cue:
        "bytem|bydli(?:ště?m?|šti|ste)|trval\\p{L}{1,3} pobyt\\p{L}{0,2}|bydl(?:í|ím|ící\\p{L}{0,3}|el|ela)|(?:residing|resident|resides|lives|living)|(?:home address|address of residence|residence)|" +
        "прожива\\p{L}{1,6}|прописан\\p{L}{0,2}|за?регистрирован\\p{L}{0,2}|зареєстрован\\p{L}{0,2}|мешка\\p{L}{1,4}|прописк\\p{L}{1,2}|жительств\\p{L}|(?:adres|адрес)\\p{L}{0,2} (?:žadatel|заявител|заявни)\\p{L}{1,3}",
      between:
        "na|v|ve|u|adres[aeuy]|ulic[ei]|ulica|street|вулиця|улица|obci|místě|je|at|in|the|address|is|за|по|адрес\\p{L}{0,3}|у|в",
      value: address,
      words: 3,
    }),
    following({
      cue:
        "[SŠ]PZ|RZ|E[ČC]V|(?:registračn|poznávac|evidenčn)\\p{L}{1,3} (?:značk|čísl)\\p{L}{1,3}|(?:licen[cs]e[ _-]?|number[ _-]?)?plates?|(?:vehicle )?registration(?: number)?|reg\\. no|" +
        "номер\\p{L}{0,3} (?:авто|машин|знак)\\p{L}{0,8}|(?:авто|машин)\\p{L}{0,8} \\p{L}{1,2} номер\\p{L}{0,3}|(?:гос|держ)\\p{L}{0,14}[. ]?(?:номер|знак)\\p{L}{0,3}|номерн\\p{L}{2,3} знак\\p{L}{0,3}",
      value: plate,
    }),
  ],
  birthNumber: following({
    cue: "rodn\\p{L}{1,3} (?:č\\p{L}{4,5}|cisl\\p{L}{1,2})|rodn\\p{L}{1,3} č|r\\. ?č|RČ|birth (?:number|no)|personal (?:number|no)|РНОКПП|ІПН|ИНН|родн\\p{L}{2,3} (?:номер|числ)\\p{L}{0,3}|(?:ідентифікаційн|идентификационн|персональн)\\p{L}{2,3} номер\\p{L}{0,3}",
    value: `\\d(?:(?:${wide}?[./${dashes}]${wide}?|${wide})?\\d){8,11}${end}`,
  }),
  account: following({
    cue: "účt\\p{L}{1,3}|účet|ucet|uct\\p{L}{1,3}|č\\. ?ú|account|acc(?:oun)?t|konto\\p{L}?|IBAN|рахун\\p{L}{2,4}|сч[её]т\\p{L}{0,2}",
    value: `(?:\\d{1,6}${wide}?[${dashes}]${wide}?)?\\d(?:${wide}?\\d){5,9}${wide}?/${wide}?\\d{4}(?!\\d)|\\d{1,6}[${dashes}]\\d{6,10}(?!\\d)|[A-Z]{2}\\d{2}(?:${gap}?[A-Z\\d]){11,28}(?![\\p{L}\\d])|\\d(?:${wide}?\\d){7,19}${end}`,
  }),
  card: following({
    cue: "(?:platebn\\p{L}{1,3} |kreditn\\p{L}{1,3} |debetn\\p{L}{1,3} )?kart(?:a|y|ě|u|ou)|cards?|PAN|карт(?:а|ы|е|у|ой|и|і|ою|ка|ки|ці|ку|кою)|visa|mastercard|amex|maestro",
    value: `\\d(?:${gap}?\\d){12,18}${end}`,
  }),
  phone: following({
    cue:
      "tel|telef[oó]n\\p{L}{0,6}|mobil\\p{L}{0,6}|mob|gsm|(?:tele)?phone|fax|(?:za)?volejte|(?:za)?volat|call|text me|SMS|whats ?app|viber|signal|telegram|" +
      "тел|телефон\\p{L}{0,6}|моб\\p{L}{0,8}|(?:по)?звон\\p{L}{2,5}|(?:за)?дзвон\\p{L}{2,5}|кличте|вайбер\\p{L}{0,2}|ват?сап\\p{L}{0,2}",
    value: `${notDate}(?!(?:19|20)\\d\\d/)[(+]{0,2}\\d(?:${phoneGap}?\\d){8,14}(?!${phoneGap}?\\d|:\\d|${unit})`,
    words: 4,
  }),
};

/** True for a text with a word that announces a secret. */
export function namesSecret(text: string): boolean {
  return anySecretWord.test(text);
}
const anySecretWord = new RegExp(secretWord, "i");
