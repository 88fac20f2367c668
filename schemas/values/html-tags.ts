/** Tags that rich text may hold. The portal takes all others away and keeps the text in them. */
export const allowedTags = [
  ...[
    "p",
    "br",
    "hr",
    "strong",
    "em",
    "u",
    "s",
    "sub",
    "sup",
    "small",
    "abbr",
    "code",
    "pre",
    "span",
    "blockquote",
    "a",
  ],
  ...["h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

/** Tags that the portal takes away with all that is in them: programs, forms, and texts for browsers that cannot show them. */
export const unreadTags = [
  ...["script", "style", "noscript", "template", "title", "xmp"],
  ...["button", "select", "option", "optgroup", "textarea", "label", "legend", "datalist", "output"],
  ...["iframe", "object", "applet", "video", "audio", "canvas", "svg", "math", "noframes", "noembed"],
];
