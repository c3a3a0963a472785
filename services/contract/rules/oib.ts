const ELEVEN_DIGITS = /^\d{11}$/

/** Eleven digits; the last is a check digit (ISO 7064, MOD 11,10). */
export function isOib(text: string): boolean {
  if (!ELEVEN_DIGITS.test(text)) return false
  const digits = [...text].map(Number)
  const last = digits.pop()
  const rest = digits.reduce((carry, digit) => (((carry + digit) % 10 || 10) * 2) % 11, 10)
  return (11 - rest) % 10 === last
}
