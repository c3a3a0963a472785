import sanitizeHtml from 'sanitize-html'

const SHAPES = [
  ...['svg', 'g', 'a', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'view'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'],
  ...['text', 'tspan', 'textPath', 'marker', 'mask', 'clipPath', 'pattern', 'filter'],
  ...['linearGradient', 'radialGradient', 'stop'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight'],
  ...['feTile', 'feTurbulence'],
]
const PREFIXED = new Set(['xlink:href', 'xml:space', 'xmlns:xlink'])
const LINKS = new Set(['href', 'xlink:href'])
/** A part of the drawing itself, or a picture in it. */
const OWN_LINK = /^\s*(?:#|data:image\/(?:png|jpeg|webp);)/i
const OTHER_ADDRESS = /url\((?! ?["']? ?#)/i

/**
 * Anything that could run or load something when an SVG is opened as a document. Tag names may have
 * a prefix; compressed files and other encodings cannot be checked.
 */
const UNSAFE = new RegExp(
  [
    String.raw`< ?(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|animate|set|handler)\b`,
    '<!ENTITY',
    String.raw`<\? ?xml-stylesheet`,
    String.raw`\son\w+ ?=`,
    'javascript:',
    '@import',
    OTHER_ADDRESS.source,
    String.raw`(?:href|src) ?= ?["']? ?(?!["']?#|data:image/(?:png|jpeg|webp);)[^\s"'#]`,
  ].join('|'),
  'i',
)
/** What programs and people write into a file beside the drawing. */
const NOTES = /<!--|<metadata\b|<(?:sodipodi|inkscape|rdf):/i
/** Its name alone, or with the public one; anything more may load or define something. */
const PLAIN_DOCTYPE =
  /^<!DOCTYPE\s+svg(?:\s+PUBLIC\s+(?:"[^"<>]{0,200}"|'[^'<>]{0,200}')\s+(?:"[^"<>]{0,200}"|'[^'<>]{0,200}'))?\s*>/i

/** A drawing without anything that runs, loads or names somebody; null if it cannot be made safe. */
export function cleanSvg(given: string): string | null {
  if (!isUnsafeSvg(given) && !NOTES.test(given)) return given
  const cleaned = clean(given)
  // What a second reading understands in another way was not understood by the first one either.
  const isSettled = cleaned.startsWith('<svg') && clean(cleaned) === cleaned
  return isSettled && !isUnsafeSvg(cleaned) ? cleaned : null
}

export function isUnsafeSvg(given: string): boolean {
  // Single blanks, so that the time of a search cannot grow with the square of their number.
  const text = given.replaceAll(/\s+/g, ' ')
  return UNSAFE.test(text) || hasOwnDoctype(text)
}

function hasOwnDoctype(text: string): boolean {
  const at = text.search(/<!DOCTYPE/i)
  if (at < 0) return false
  const known = PLAIN_DOCTYPE.exec(text.slice(at, at + 1_000))
  return !known || /<!DOCTYPE/i.test(text.slice(at + known[0].length))
}

function clean(text: string): string {
  return sanitizeHtml(text, {
    allowedTags: SHAPES,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: [...LINKS],
    disallowedTagsMode: 'completelyDiscard',
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(attribs) }),
    },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim()
}

function safeAttributes(given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      if (LINKS.has(name)) return OWN_LINK.test(value)
      if (name.includes(':') ? !PREFIXED.has(name) : !/^[a-z][\w-]*$/i.test(name)) return false
      const text = value.replaceAll(/\s+/g, ' ')
      return !/^on/i.test(name) && !OTHER_ADDRESS.test(text) && !/javascript:/i.test(text)
    }),
  )
}
