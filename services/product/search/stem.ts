const VOWELS = 'aeiou'
const MIN_STEM = 3

/** What is left of an ending once its vowel is gone: majic(om), dres(im)a, velik(og)a. */
const ENDINGS = ['om', 'em', 'im', 'am', 'og', 'eg', 'ih', 'oj']

/** In -ica and -ić as any diminutive, yet things of their own: a mug is no little scarf, a hoodie no little walk. */
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

/** Forms that no rule joins to their word. */
const IRREGULAR = new Map([
  ['dijet', 'djek'],
  ['djetet', 'djek'],
  ['djecj', 'djek'],
  ['topao', 'topl'],
])

/**
 * A key that the forms of a Croatian word have in common: case and number, the longer plurals in -ov-
 * and -ev-, diminutives, relational adjectives, the fleeting a and the sounds that change before an
 * ending. It takes a folded word; the key is for comparing alone and may look like no word at all.
 * Each rule is applied to every form alike, so one that goes too far goes too far for all of them.
 */
export function stem(word: string): string {
  if (word.length <= MIN_STEM || /\d/.test(word)) return word
  const bare = withoutRelation(withoutDiminutive(withoutPlural(root(word)), word))
  return IRREGULAR.get(bare) ?? alike(withoutFleetingA(bare))
}

/** The word without its ending for case and number: what a slip of the finger is looked for in. */
export function root(word: string): string {
  const open = VOWELS.includes(word.charAt(word.length - 1)) ? cut(word, 1) : word
  return ENDINGS.includes(open.slice(-2)) ? cut(open, 2) : open
}

/** šal-ov-i, ključ-ev-a */
function withoutPlural(form: string): string {
  return form.endsWith('ov') || form.endsWith('ev') ? cut(form, 2) : form
}

/** lopt-ic-a, dres-ić, knjiž-ic-a; not ulaznica, nor ručnici. Without an ending it is šalić, no šalica. */
function withoutDiminutive(form: string, word: string): string {
  if (!form.endsWith('ic') || form.endsWith('nic')) return form
  return NOT_DIMINUTIVE.has(form) && form !== word ? form : cut(form, 2)
}

/** vratar-sk-i, navijač-k-a; not pijesk-u, where a vowel stands before it. */
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

/** knjiga and knjizi, vojnik and vojnici, uspjeh and uspjesi; folded č, ž, š are c, z, s already. */
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
