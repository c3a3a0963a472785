import sanitizeHtml from 'sanitize-html'

/**
 * HTML of editors, in every module. Everything that is not listed falls away, with what is inside it
 * where that is code. Done when a text is written, so that nothing dangerous is ever stored.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'br', 'hr'],
      ...[
        'strong',
        'em',
        'b',
        'i',
        'u',
        's',
        'sub',
        'sup',
        'small',
        'a',
        'abbr',
        'time',
        'address',
      ],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
    ],
    allowedAttributes: {
      a: ['href', 'title'],
      abbr: ['title'],
      time: ['datetime'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      img: ['src', 'alt', 'width', 'height'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // The page has its one main heading already.
    transformTags: { h1: 'h2' },
    // Pictures come from the media library alone.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']?.startsWith('/media/'),
  }).trim()
}

/** What a reader reads, for the search column. */
export function textOf(html: string): string {
  return sanitizeHtml(html.replaceAll('<', ' <'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: decodeBasicEntities,
  })
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The sanitiser writes these four anew, also where no markup is left to tell them from. */
function decodeBasicEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
