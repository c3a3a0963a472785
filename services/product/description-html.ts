import sanitizeHtml from 'sanitize-html'

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** Cleaned when it is written, so that every reader gets HTML that may be shown as it stands. */
export function cleanDescription(html: string): string {
  return sanitizeHtml(html, ALLOWED)
}

export function plainText(html: string): string {
  return sanitizeHtml(html.replaceAll('<', ' <'), {
    allowedTags: [],
    allowedAttributes: {},
    parser: { decodeEntities: true },
    textFilter: decodeBasicEntities,
  })
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function decodeBasicEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
