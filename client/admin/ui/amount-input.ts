/** Hundredths of what was typed, such as 490 of `4,90 €`; null when it is no amount. */
export function hundredthsOf(typed: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?\s*[€%]?$/.exec(typed.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** Hundredths as they are typed, such as `4,90`. */
export function typedHundredths(hundredths: number): string {
  return (hundredths / 100).toFixed(2).replace('.', ',')
}
