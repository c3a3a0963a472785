const EAN_13 = /^\d{13}$/

/** Thirteen digits, the last of which is worked out from the others, threefold at every second place. */
export function isEan13(text: string): boolean {
  if (!EAN_13.test(text)) return false
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
