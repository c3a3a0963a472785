const VOWELS = 'aeiou'
const MIN_STEM = 3

/** Endings that remain after the final vowel is cut: majic(om), dres(im)a, velik(og)a. */
const ENDINGS = ['om', 'em', 'im', 'am', 'og', 'eg', 'ih', 'oj']

/**
 * Words in -ica and -ić that are not diminutives of another product: šalica (mug) is not a small
 * šal (scarf).
 */
const NOT_DIMINUTIVE = new Set([
  'hodic',
  'hudic',
  'kartic',
  'majic',
  'polic',
  'rukavic',
  'salic',
  'tablic',
])

/** Irregular forms that no rule maps to their word. */
const IRREGULAR = new Map([
  ['dijet', 'djek'],
  ['djetet', 'djek'],
  ['djecj', 'djek'],
  ['topao', 'topl'],
])

/**
 * A common key for the forms of a Croatian word. It covers case and number, long plurals in -ov-
 * and -ev-, diminutives, relational adjectives, the fleeting a, and sound changes before endings.
 * Takes a folded word; the key is only for comparison and need not be a word. Every form passes the
 * same rules, so overstemming is consistent.
 */
export function stem(word: string): string {
  if (word.length <= MIN_STEM || /\d/.test(word)) return word
  const bare = withoutRelation(withoutDiminutive(withoutPlural(root(word)), word))
  return IRREGULAR.get(bare) ?? alike(withoutFleetingA(bare))
}

/** The word without its case and number ending; typo search compares these. */
export function root(word: string): string {
  const open = VOWELS.includes(word.charAt(word.length - 1)) ? cut(word, 1) : word
  return ENDINGS.includes(open.slice(-2)) ? cut(open, 2) : open
}

/** šal-ov-i, ključ-ev-a */
function withoutPlural(form: string): string {
  return form.endsWith('ov') || form.endsWith('ev') ? cut(form, 2) : form
}

/**
 * lopt-ic-a, dres-ić, knjiž-ic-a; not ulaznica or ručnici. The bare form šalić is a diminutive,
 * šalica is not.
 */
function withoutDiminutive(form: string, word: string): string {
  if (!form.endsWith('ic') || form.endsWith('nic')) return form
  return NOT_DIMINUTIVE.has(form) && form !== word ? form : cut(form, 2)
}

/** vratar-sk-i, navijač-k-a; not pijesk-u, with a vowel before the suffix. */
function withoutRelation(form: string): string {
  if (form.endsWith('sk') && !VOWELS.includes(form.charAt(form.length - 3))) return cut(form, 2)
  return form.endsWith('ck') ? cut(form, 1) : form
}

/** majka and majaka, kratak and kratka */
function withoutFleetingA(form: string): string {
  const end = form.length - 1
  if (form.charAt(end - 1) !== 'a' || VOWELS.includes(form.charAt(end))) return form
  const shorter = form.slice(0, end - 1) + form.charAt(end)
  return [...shorter.slice(0, -2)].some((letter) => VOWELS.includes(letter)) ? shorter : form
}

/**
 * knjiga and knjizi, vojnik and vojnici, uspjeh and uspjesi; č, ž, š are already folded to c, z, s.
 */
function alike(form: string): string {
  const start = form.slice(0, -1)
  switch (form.charAt(form.length - 1)) {
    case 'c':
      return `${start}k`
    case 'z':
      return `${start}g`
    case 's':
      return `${start}h`
    default:
      return form
  }
}

function cut(form: string, letters: number): string {
  return form.length - letters >= MIN_STEM ? form.slice(0, -letters) : form
}
