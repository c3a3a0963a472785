/** Pseudo-random choices, the same for the same number in every run and on every machine. */
export type Choices = {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number
  /** True with this probability in percent. */
  percent(share: number): boolean
  of<Item>(items: readonly Item[]): Item
}

export function choicesFor(number: number): Choices {
  let state = Math.imul(number + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    percent: (share) => below(100) < share,
    of: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from')
      return item
    },
  }
}
