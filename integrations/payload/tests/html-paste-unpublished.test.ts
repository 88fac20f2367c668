import { expect, test } from "vitest";
import { cleanPaste } from "../admin/html/clean-paste.ts";
import type { Dropped } from "../admin/html/paste/cleaning.ts";

interface Paste {
  name: string;
  source: string;
  html: string;
  /** Besides "looks". */
  dropped: readonly Dropped[];
}

function check({ source, html, dropped }: Paste): void {
  const clean = cleanPaste(source);
  expect(clean.html).toBe(html);
  expect(clean.dropped.filter((kind) => kind !== "looks")).toEqual(dropped);
}

const wordSign =
  '<span class=MsoCommentReference><span style="font-size:8.0pt"><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[JN1]</a><![endif]><span style="mso-special-character:comment">&nbsp;</span></span></span>';
const wordList =
  '<div style="mso-element:comment-list"><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style="mso-element:comment"><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript><![endif]><span style="mso-comment-author:&quot;Jana Nováková&quot;"><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]></span><p class=MsoCommentText><span class=MsoCommentReference><span style="font-size:8.0pt">&nbsp;<![if !supportAnnotations]><a class=msocomoff href="#_msoanchor_1">[JN1]</a><![endif]></span></span>Ověřit částku</p><p class=MsoCommentText>s ekonomickým odborem</p></div></div></div>';

const comments: Paste[] = [
  {
    name: "Word, with their list",
    source: `<p class=MsoNormal>Příspěvek činí <a style="mso-comment-reference:JN_1;mso-comment-date:20261101T1000">5 000 Kč</a>${wordSign} měsíčně.</p>${wordList}`,
    html: "<p>Příspěvek činí 5 000 Kč měsíčně.</p>",
    dropped: ["comments"],
  },
  {
    name: "Word, addressed by the path of the copied file",
    source:
      '<p class=MsoNormal>Text<a class=msocomanchor href="file:///C:/Temp/clip.htm#_msocom_1">[JN1]</a></p><p class=MsoCommentText><a class=msocomoff href="file:///C:/Temp/clip.htm#_msoanchor_1">[JN1]</a>Ověřit</p><p class=MsoCommentText>Ještě jednou</p><p class=MsoNormal>Konec</p>',
    html: "<p>Text</p><p>Konec</p>",
    dropped: ["comments"],
  },
  {
    name: "Word, whose styles were lost",
    source:
      '<p>Text</p><p><a href="#_msoanchor_1">[JN1]</a> Ověřit</p><p class="MsoCommentText"><a name="_msocom_2"></a>Ještě</p>',
    html: "<p>Text</p>",
    dropped: ["comments"],
  },
  {
    name: "Word, of which only the sign is left",
    source: "<p class=MsoNormal>Částka <span class=MsoCommentReference>[JN12]</span> platí.</p>",
    html: "<p>Částka platí.</p>",
    dropped: ["comments"],
  },
  {
    name: "Outlook",
    source: '<p class="x_MsoNormal">Částka <span class="x_MsoCommentReference">[JN1]</span>platí.</p>',
    html: "<p>Částka platí.</p>",
    dropped: ["comments"],
  },
  {
    name: "LibreOffice, whose mark stands around the words",
    source: '<p><a class="sdcomment" title="ověřit" href="#sdcomment1">Částka</a> platí.</p>',
    html: "<p>Částka platí.</p>",
    dropped: ["places"],
  },
  {
    name: "Word, whose style stayed at words of the text",
    source:
      "<p class=MsoNormal>Částka <span class=MsoCommentReference><span>platí</span></span> <span class=MsoCommentReference>dál</span>.</p><p class=MsoCommentText>Také text.</p>",
    html: "<p>Částka platí dál.</p><p>Také text.</p>",
    dropped: [],
  },
  {
    name: "Word for the web",
    source:
      '<p class="Paragraph SCXW1 BCX8"><span class="TextRun CommentStart CommentHighlightPipeRest SCXW1 BCX8">částka</span><span class="CommentReferenceMark SCXW1 BCX8">Jana: ověřit</span> platí</p>',
    html: "<p>částka platí</p>",
    dropped: ["comments"],
  },
  {
    name: "a document exported from Google Docs",
    source:
      '<p>Částka<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> platí.</p><div style="border:1px solid black;margin:5px"><p class="c1"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Ověřit</span></p><p>do pátku</p></div>',
    html: "<p>Částka platí.</p>",
    dropped: ["comments"],
  },
  {
    name: "LibreOffice",
    source:
      '<p>Částka<a class="sdcomment" href="#sdcomment1">[1]</a> platí<span title="annotation" class="annotation_style_by_filter"><br>[ANNOTATION:<br>BY Jana<br>ověřit]</span>.</p><!-- ověřit -->',
    html: "<p>Částka platí.</p>",
    dropped: ["comments"],
  },
];

test.each(comments)("comments of $name are left out and reported; the commented words stay", check);

const hidden: Paste[] = [
  ["Word", "<p class=MsoNormal>Vidět<span style='display:none;mso-hide:all'> tajné</span></p>"],
  [
    "Word, by a style sheet",
    "<style><!-- p.Tajn, li.Tajn {mso-hide:all;} --></style><p class=Tajn>tajné</p><p>Vidět</p>",
  ],
  [
    "a class",
    "<style>.a{color:red} .Skryto { display : none !important }</style><p>Vidět<span class='b Skryto'>tajné</span></p>",
  ],
  ["a place of its own", "<style>#x{display:none}</style><div id=x><p>tajné</p></div><p>Vidět</p>"],
  ["the attribute hidden", "<p hidden>tajné</p><p>Vidět</p>"],
  [
    "visibility",
    "<div style='visibility:hidden'>tajné <p>tajné <b style='visibility:visible'>Vidět</b></p></div>",
    "<p><strong>Vidět</strong></p>",
  ],
  ["a size of zero", "<p style='font-size:0'>tajné<span style='font-size:12pt'>Vidět</span></p>"],
  ["a white line of one pixel", "<div style='font-size:1px;color:#ffffff;line-height:1px'>tajné</div><p>Vidět</p>"],
  ["no height", "<div style='max-height:0;overflow:hidden'>tajné</div><p>Vidět</p>"],
  ["no colour", "<p>Vidět<span style='color:transparent'> tajné</span></p>"],
  ["no opacity", "<span style='opacity:0'>tajné</span><p>Vidět</p>"],
  ["a place outside of the screen", "<p><span style='position:absolute;left:-9999px'>tajné</span>Vidět</p>"],
  [
    "a cut to nothing",
    "<p><span style='position:absolute;clip:rect(0, 0, 0, 0);width:1px;height:1px'>tajné</span>Vidět</p>",
  ],
].map(([name = "", source = "", html = "<p>Vidět</p>"]) => ({ name, source, html, dropped: ["hidden"] as const }));

test.each(hidden)("text hidden by $name is left out and reported", check);

const shown: Paste[] = [
  ["print", "<style>@media print{.a{display:none}} .menu .a{display:none}</style><p class=a>Vidět</p>"],
  ["a mark without words", "<p>Vidět<span style='display:none'> </span></p>"],
  ["a title", "<p style='color:transparent;background-clip:text'>Vidět</p>"],
  ["a cut cell", "<p style='max-width:0;overflow:hidden;text-overflow:ellipsis'>Vidět</p>"],
  ["a header", "<p style='background:#003366;color:white'>Vidět</p>"],
  ["a small size", "<p style='font-size:8pt;opacity:0.5;width:1%;overflow:hidden'>Vidět</p>"],
].map(([name = "", source = ""]) => ({ name, source, html: "<p>Vidět</p>", dropped: [] }));

test.each(shown)("text of $name is not hidden", check);

const revisions: Paste[] = [
  ["del and ins", "<p>Činí <del>1 200 Kč</del><ins>1 300 Kč</ins>.</p>"],
  [
    "Word",
    "<p class=MsoNormal>Činí <span class=msoDel><del cite='mailto:Jana' datetime='2026-11-01T10:00'>1 200 Kč</del></span><span class=msoIns><ins cite='mailto:Jana' datetime='2026-11-01T10:00'>1 300 Kč</ins></span>.</p>",
  ],
  [
    "Word, by a change of looks",
    "<p class=MsoNormal>Činí <s><span style='mso-prop-change:\"Jana\" 20261101T1000'>1 200 Kč</span></s>1 300 Kč.</p>",
  ],
  [
    "Word, by a style",
    "<p class=MsoNormal>Činí <span style='color:red;text-decoration:line-through;mso-prop-change:\"Jana\" 20261101T1000'>1 200 Kč</span><span style='color:red;text-decoration:underline'>1 300 Kč</span>.</p>",
  ],
  [
    "Word for the web",
    "<p>Činí <span class='TrackChangeTextDeletion TrackedChange SCXW1'>1 200 Kč</span><span class='TrackChangeTextInsertion TrackedChange SCXW1'>1 300 Kč</span>.</p>",
  ],
  [
    "suggestions",
    "<p>Činí <span class='suggestion-delete'>1 200 Kč</span><span class='suggestion-insert'>1 300 Kč</span>.</p>",
  ],
  [
    "suggestions by data",
    "<p>Činí <span data-suggestion-type='deletion'>1 200 Kč</span><span data-suggestion-type='insertion'>1 300 Kč</span>.</p>",
  ],
].map(([name = "", source = ""]) => ({ name, source, html: "<p>Činí 1 300 Kč.</p>", dropped: ["revisions"] as const }));

test.each(revisions)("of a change tracked by $name the new wording stays, the old one is left out and reported", check);

test("an item, a row and a paragraph of which all was deleted go too", () => {
  const { html } = cleanPaste(
    "<p><del>1</del></p><ul><li><del>2</del></li><li>3</li></ul><table><tr><td><del>4</del></td></tr><tr><td>5</td></tr></table>",
  );
  expect(html).toBe("<ul><li>3</li></ul><table><tbody><tr><td>5</td></tr></tbody></table>");
});

test("struck text that is no tracked change stays, and so do words that a programme measures", () => {
  check({
    name: "",
    source:
      "<p>Dříve <s>1 200 Kč</s> a <span style='text-decoration:line-through'>1 250 Kč</span>, <a href='/koupit' data-track-action='remove'>smazat</a> <span class='model'>vzor</span></p>",
    html: '<p>Dříve <s>1 200 Kč</s> a <s>1 250 Kč</s>, <a href="/koupit">smazat</a> vzor</p>',
    dropped: [],
  });
});
