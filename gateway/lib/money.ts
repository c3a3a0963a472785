/** As the graph shows it: decimal text together with its currency. */
export type Money = { readonly amount: string; readonly currency: string }

export function toMoney(amount: number, currency: string): Money {
  return { amount: (toCents(amount) / 100).toFixed(2), currency }
}

/** Services speak decimals; arithmetic on them happens in whole cents alone. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}
