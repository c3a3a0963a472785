const EAN_13 = /^\d{13}$/

/** Thirteen digits; the last is a check digit over the others with weights 1 and 3. */
export function isEan13(text: string): boolean {
  if (!EAN_13.test(text)) return false
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
