const PARAGRAPHS = /^(?:\s*<p>[^<>]*<\/p>)*\s*$/
const ENTITIES: readonly (readonly [entity: string, sign: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
]

/** Plain paragraphs as text, with an empty line between two; other HTML as it is. */
export function shownText(html: string): string {
  if (!PARAGRAPHS.test(html)) return html
  const paragraphs = html.match(/(?<=<p>)[^<>]*(?=<\/p>)/g) ?? []
  return paragraphs.map((text) => replaceAll(text, 0)).join('\n\n')
}

/** Text without tags as paragraphs; what has tags is HTML already. */
export function htmlOf(typed: string): string {
  const text = typed.trim()
  if (text === '' || /<\/?[a-z]/i.test(text)) return text
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${replaceAll(paragraph.trim(), 1)}</p>`)
    .join('\n')
}

function replaceAll(text: string, from: 0 | 1): string {
  const pairs = from === 0 ? ENTITIES : ENTITIES.toReversed()
  return pairs.reduce((out, pair) => out.replaceAll(pair[from], pair[1 - from] ?? ''), text)
}
