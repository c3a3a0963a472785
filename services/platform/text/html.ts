import sanitizeHtml from 'sanitize-html'

/**
 * Cleans editors' HTML for every module. Tags that are not listed are removed, scripts and styles
 * with their content. It runs on write, so unsafe HTML is never stored.
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
    // The page itself has the only `h1`.
    transformTags: { h1: 'h2' },
    // Pictures come only from the media library.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']?.startsWith('/media/'),
  }).trim()
}

/** Plain text for the search column. */
export function textOf(html: string): string {
  return sanitizeHtml(html.replaceAll('<', ' <'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: decodeBasicEntities,
  })
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The sanitiser escapes these four again, also in plain text. */
function decodeBasicEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
