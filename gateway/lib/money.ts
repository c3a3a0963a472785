/** Decimal text with its currency, as in the graph. */
export type Money = { readonly amount: string; readonly currency: string }

export function toMoney(amount: number, currency: string): Money {
  return { amount: toDecimal(toCents(amount)), currency }
}

/** Half the cost of `toFixed`; a list has hundreds of amounts. */
function toDecimal(cents: number): string {
  if (!(cents >= 0 && cents <= Number.MAX_SAFE_INTEGER)) return (cents / 100).toFixed(2)
  const rest = cents % 100
  return `${(cents - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`
}

/** Services use decimals; we calculate in whole cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}
