/** Known words similar to an unknown one. */
export type NearWords = {
  add(word: string): void
  remove(word: string): void
  /** All words at the smallest distance within the limit, in no order. */
  nearestTo(word: string): Nearest
}

export type Nearest = { readonly cost: number; readonly words: readonly string[] }

const MIN_LENGTH = 4
const MIN_LENGTH_FOR_TWO = 8
/** Typing errors in the first letter are rare, so they cost more. */
const FIRST_LETTER_COST = 0.5

/** Number of typing errors that are tolerated for a word of this length. */
export function forgiven(word: string): number {
  if (word.length < MIN_LENGTH || /\p{N}/u.test(word)) return 0
  return word.length < MIN_LENGTH_FOR_TWO ? 1 : 2
}

/**
 * Scans every known word of similar length, most of them only by their letter masks. Twenty
 * thousand words take less than a millisecond, so no index is needed.
 */
export function createNearWords(): NearWords {
  const byLength: Bucket[] = []
  const bucketOf = (length: number): Bucket => {
    const existing = byLength[length]
    if (existing) return existing
    const made = { words: [], letters: [] }
    byLength[length] = made
    return made
  }

  return {
    add(word) {
      const { words, letters } = bucketOf(word.length)
      words.push(word)
      letters.push(lettersOf(word))
    },
    remove(word) {
      const { words, letters } = bucketOf(word.length)
      const place = words.indexOf(word)
      const lastWord = words.pop()
      const lastLetters = letters.pop()
      if (lastWord === undefined || lastLetters === undefined || lastWord === word) return
      words[place] = lastWord
      letters[place] = lastLetters
    },
    nearestTo(word) {
      const limit = forgiven(word)
      if (limit === 0) return NOTHING
      const own = lettersOf(word)
      let best = limit + FIRST_LETTER_COST
      let nearest: string[] = []
      for (let length = word.length - limit; length <= word.length + limit; length += 1) {
        const { words, letters } = byLength[length] ?? EMPTY
        for (let at = 0; at < words.length; at += 1) {
          if (bits((letters[at] ?? 0) ^ own) > 2 * limit) continue
          const cost = costBetween(word, words[at] ?? '', limit)
          if (cost > best) continue
          if (cost < best) nearest = []
          best = cost
          nearest.push(words[at] ?? '')
        }
      }
      return nearest.length > 0 ? { cost: best, words: nearest } : NOTHING
    },
  }
}

/** Infinite beyond the limit. */
export function costBetween(typed: string, known: string, limit: number): number {
  const steps = editDistance(typed, known, limit)
  if (steps > limit) return Number.POSITIVE_INFINITY
  return typed.charAt(0) === known.charAt(0) ? steps : steps + FIRST_LETTER_COST
}

type Bucket = { readonly words: string[]; readonly letters: number[] }

const NOTHING: Nearest = { cost: Number.POSITIVE_INFINITY, words: [] }
const EMPTY: Bucket = { words: [], letters: [] }

/** One bit per letter that occurs; each typing error changes at most two. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bits(set: number): number {
  let rest = set - ((set >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

const LONGEST = 64
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1))

/** Damerau-Levenshtein distance; beyond the limit it returns one more than the limit. */
function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1
  if (Math.max(left.length, right.length) > LONGEST) return limit + 1
  let [twoAbove, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= right.length; column += 1) above[column] = column
  for (let line = 1; line <= left.length; line += 1) {
    row[0] = line
    let least = line
    const letter = left.charCodeAt(line - 1)
    for (let column = 1; column <= right.length; column += 1) {
      const other = right.charCodeAt(column - 1)
      let steps = Math.min(
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (letter === other ? 0 : 1),
      )
      if (
        line > 1 &&
        column > 1 &&
        letter === right.charCodeAt(column - 2) &&
        left.charCodeAt(line - 2) === other
      ) {
        steps = Math.min(steps, (twoAbove[column - 2] ?? 0) + 1)
      }
      row[column] = steps
      if (steps < least) least = steps
    }
    if (least > limit) return limit + 1
    ;[twoAbove, above, row] = [above, row, twoAbove]
  }
  return above[right.length] ?? limit + 1
}
