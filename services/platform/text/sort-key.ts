/**
 * The order of `Intl.Collator('hr')` as text that sorts byte by byte: databases differ in their
 * collations, and an index needs a key. The weights are derived from the collator itself.
 */
const LANGUAGE = 'hr'
const LEVEL_END = '\u0001'
const FIRST_WEIGHT = 0x20
/** Above every weight of the table, below the surrogates. */
const UNKNOWN = '\ud7ff'

// Only these spellings are one letter: in "dŽ" the collator sees two.
const DIGRAPHS = ['dž', 'Dž', 'DŽ', 'lj', 'Lj', 'LJ', 'nj', 'Nj', 'NJ']
const ELEMENT = /(?:dž|Dž|DŽ|lj|Lj|LJ|nj|Nj|NJ|\P{M})\p{M}*|\p{M}+/gsu
// Latin, Greek and Cyrillic letters, digits, and common punctuation.
const BLOCKS = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20bf],
] as const
/** Letters that the collator reads as two and Unicode does not decompose. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
}

type Weights = { readonly letter: string; readonly mark: string; readonly shape: string }

const WEIGHTS = readWeights()

export function sortKey(text: string): string {
  let letters = ''
  let marks = ''
  let shapes = ''

  for (const [element] of spellOut(text).matchAll(ELEMENT)) {
    const { letter, mark, shape } = weigh(element)
    letters += letter
    marks += mark
    shapes += shape
  }
  return letters + LEVEL_END + marks + LEVEL_END + shapes
}

/** Expands ligatures such as … or ﬁ to the characters they stand for. */
function spellOut(text: string): string {
  return text.normalize('NFC').replace(/[^\0-\u009f]/gu, (character) => {
    const spelled = SPELLED_OUT[character] ?? character.normalize('NFKC')
    return /^\P{M}{2,}$/u.test(spelled) ? spelled : character
  })
}

function weigh(element: string): Weights {
  const known = WEIGHTS.get(element)
  if (known) return known

  // A mark that does not compose sorts after every mark that does.
  const base = element.replace(/\p{M}+$/u, '')
  const bare = WEIGHTS.get(base)
  if (bare) return { ...bare, mark: bare.mark + UNKNOWN }
  // PostgreSQL stores no NUL, and control characters have no weight.
  if (/^\p{C}*$/u.test(base) && !/\p{Co}|\p{Cn}/u.test(base))
    return { letter: '', mark: '', shape: '' }
  return { letter: UNKNOWN + base, mark: weight(0), shape: weight(0) }
}

function readWeights(): ReadonlyMap<string, Weights> {
  const collator = new Intl.Collator(LANGUAGE)
  const sameLetter = new Intl.Collator(LANGUAGE, { sensitivity: 'base' })
  const sameMark = new Intl.Collator(LANGUAGE, { sensitivity: 'accent' })

  const weights = new Map<string, Weights>()
  let previous = ''
  let letter = 0
  let mark = 0
  let shape = 0
  for (const element of elements().sort(collator.compare)) {
    if (sameLetter.compare(previous, element) !== 0) {
      letter += 1
      mark = 0
      shape = 0
    } else if (sameMark.compare(previous, element) !== 0) {
      mark += 1
      shape = 0
    } else if (collator.compare(previous, element) !== 0) {
      shape += 1
    }
    weights.set(element, { letter: weight(letter), mark: weight(mark), shape: weight(shape) })
    previous = element
  }
  return weights
}

function elements(): string[] {
  const characters = BLOCKS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  return [...DIGRAPHS, ...characters].filter((element) => element === spellOut(element))
}

function weight(rank: number): string {
  return String.fromCharCode(FIRST_WEIGHT + rank)
}
