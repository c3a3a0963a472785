import { Refusal } from '#services/platform/errors.ts'

const NOT_ENOUGH: Readonly<Record<string, (name: string) => string>> = {
  hrv: (name) => `Proizvoda „${name}” više nema u traženoj količini.`,
  ger: (name) => `„${name}“ ist nicht mehr in der gewünschten Menge vorrätig.`,
  eng: (name) => `“${name}” is no longer in stock in that quantity.`,
}

/** Names the product, so that the buyer knows which line to change. */
export function notEnough(
  name: string,
  { language, available }: { readonly language: string; readonly available: number },
): Refusal {
  const words = NOT_ENOUGH[language]
  const details = { code: 'OUT_OF_STOCK', limit: available }
  return words
    ? new Refusal(409, words(name), { ...details, language })
    : new Refusal(409, name, details)
}
