type StreetAndNumber = { readonly street: string; readonly houseNumber: string }

/** Three digits, one letter and a second number at most: 5, 12a, 7/2, 101 B. */
const ENDS_IN_NUMBER = /^(.*\p{L}.*?),?\s+(\d{1,3} ?\p{L}?(?:\/\d+)?)$/u

/** Browsers fill in street and house number as one line; null when there is no number at its end. */
export function streetAndNumber(line: string): StreetAndNumber | null {
  const [, street, houseNumber] = ENDS_IN_NUMBER.exec(line.trim()) ?? []
  return street && houseNumber ? { street, houseNumber } : null
}
