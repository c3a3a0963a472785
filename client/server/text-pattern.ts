/** A text cut at its values: text, number of the value, text, and so on. */
export type TextPattern = readonly string[]

/** Characters that no text of ours holds stand around the place of a value. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']
const PLACE = /\uE000(\d+)\uE001/
/** These decide which text is found, and are not only put into it. */
const CHOOSING: ReadonlySet<string> = new Set(['count', 'context', 'defaultValue', 'lng', 'ns'])
/** Where one stands in a value, i18next leaves all of them in the text as they are. */
const REFERENCE = '$t('

/**
 * What a text looks like, found by putting marks in the place of its values. Null when the values do
 * more than stand in it: each of them must come out as it went in.
 */
export function toPattern(
  names: readonly string[],
  find: (standIns: Readonly<Record<string, string>>) => unknown,
): TextPattern | null {
  if (names.length === 0 || names.some((name) => CHOOSING.has(name))) return null
  const text = find(
    Object.fromEntries(names.map((name, place) => [name, `${OPEN}${place}${CLOSE}`])),
  )
  if (typeof text !== 'string') return null
  const pattern = text.split(PLACE)
  const places = new Set(pattern.filter((_piece, index) => index % 2 === 1).map(Number))
  return places.size === names.length ? pattern : null
}

/** Undefined for values that i18next must look at itself. */
export function fillText(pattern: TextPattern, values: readonly unknown[]): string | undefined {
  let text = ''
  for (const [index, piece] of pattern.entries()) {
    if (index % 2 === 0) {
      text += piece
      continue
    }
    const value = values[Number(piece)]
    if (typeof value !== 'number' && (typeof value !== 'string' || value.includes(REFERENCE))) {
      return undefined
    }
    text += value
  }
  return text
}
