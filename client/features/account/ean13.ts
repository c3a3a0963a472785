/** Seven modules per digit; the first digit selects the table of each of the left six. */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const
const PARITIES = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
] as const

const EDGE = '101'
const MIDDLE = '01010'

/** The 95 modules of an EAN-13 bar code, 1 for dark; null without thirteen digits. */
export function ean13Modules(code: string): string | null {
  if (!/^\d{13}$/.test(code)) return null
  const [first = 0, ...digits] = [...code].map(Number)
  const parities = PARITIES[first] ?? ''
  const left = digits.slice(0, 6).map((digit, at) => leftOf(digit, parities[at] === 'E'))
  const right = digits.slice(6).map(rightOf)
  return [EDGE, ...left, MIDDLE, ...right, EDGE].join('')
}

export type Bar = { readonly at: number; readonly width: number }

/** Merges neighbouring dark modules into one bar, because seams would show. */
export function barsOf(modules: string): readonly Bar[] {
  return [...modules.matchAll(/1+/g)].map(({ index, 0: ink }) => ({
    at: index,
    width: ink.length,
  }))
}

function leftOf(digit: number, isEven: boolean): string {
  return isEven ? [...rightOf(digit)].reverse().join('') : (ODD[digit] ?? '')
}

function rightOf(digit: number): string {
  return (ODD[digit] ?? '').replace(/[01]/g, (module) => (module === '1' ? '0' : '1'))
}
