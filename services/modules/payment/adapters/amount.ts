/** Cents as a decimal with a point, such as 84.90. */
export function decimalOf(cents: number): string {
  const text = `${cents}`.padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Null unless it is a decimal of two places at most, without a sign. */
export function centsOf(text: unknown): number | null {
  const [, whole, rest = ''] =
    (typeof text === 'string' && /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text)) || []
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}
