/** How many random states are gone through, and from which seed: `npm run soak` goes further. */
export const ROUNDS = Number(process.env['INDEX_ROUNDS'] ?? 30)
export const SEED = Number(process.env['INDEX_SEED'] ?? 20_261_121)
export const TIME_LIMIT_MS = 60_000 + ROUNDS * 5_000

/** Chance that a seed repeats: a failing round can be run again alone. */
export type Chance = {
  /** From 0 up to but not including `below`. */
  whole(below: number): number
  /** True once in so many times. */
  once(inTimes: number): boolean
  pick<Thing>(things: readonly Thing[]): Thing
  some<Thing>(things: readonly Thing[], most: number): readonly Thing[]
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (below: number): number => Math.floor(next() * below)
  const pick = <Thing>(things: readonly Thing[]): Thing => {
    const [thing = undefined] = things.slice(whole(things.length))
    if (thing === undefined) throw new Error('There is nothing to pick from')
    return thing
  }
  return {
    whole,
    pick,
    once: (inTimes) => whole(inTimes) === 0,
    some: (things, most) =>
      things.length === 0
        ? []
        : [...new Set(Array.from({ length: 1 + whole(most) }, () => pick(things)))],
  }
}
