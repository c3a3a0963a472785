const HARD_SPACE = '\u00a0'
const WORD_JOINER = '\u2060'

const UNITS = '(?:g/m²|°C|%|€|eura?|cm|mm|ml|km|kg|g|m|l|sati?)'
const MONTHS = '(?:siječ|velja|ožuj|trav|svib|lip|srp|kolovo|ruj|listopad|studeno|prosin)[a-zčćšž]*'

const BEFORE_UNIT = new RegExp(`(\\d) (?=${UNITS}(?![\\p{L}\\d]))`, 'gu')
const BEFORE_MONTH = new RegExp(`(\\d\\.) (?=${MONTHS})`, 'gu')
const IN_SCORE = /(\d) : (?=\d)/g
const IN_RANGE = /(\d)–(?=\d)/g
const BEFORE_DASH = / (?=– )/g

const BEFORE_SIZE = /(veličin\p{L}*) (?=\d)/giu

const LONE_LETTER = /(?<![\p{L}\d])([aikosu]) (?=\S)/giu

/** Keeps one-letter words off line ends, where they stand out in large type. */
export function typesetTitle(title: string): string {
  return typeset(title).replace(LONE_LETTER, `$1${HARD_SPACE}`)
}

/**
 * Prevents line breaks between a number and its unit or month or the word „veličina”, within a score
 * or range, and before a dash.
 */
export function typeset(text: string): string {
  return text
    .replace(BEFORE_UNIT, `$1${HARD_SPACE}`)
    .replace(BEFORE_MONTH, `$1${HARD_SPACE}`)
    .replace(IN_SCORE, `$1${HARD_SPACE}:${HARD_SPACE}`)
    .replace(IN_RANGE, `$1–${WORD_JOINER}`)
    .replace(BEFORE_SIZE, `$1${HARD_SPACE}`)
    .replace(BEFORE_DASH, HARD_SPACE)
}
