import { mix } from './numbers.ts'

/** A seeded stream of numbers in [0, 1): the same seed gives the same picture. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

/** A repeatable value in [0, 1) for a lattice point. */
export function hash(x: number, y: number, seed = 0): number {
  let bits =
    Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1274126177)
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
}

function fade(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10)
}

export function noise(x: number, y: number, seed = 0): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const u = fade(x - column)
  const top = mix(hash(column, row, seed), hash(column + 1, row, seed), u)
  const bottom = mix(hash(column, row + 1, seed), hash(column + 1, row + 1, seed), u)
  return mix(top, bottom, fade(y - row))
}

/** Layered noise in [0, 1]. */
export function fbm(x: number, y: number, octaves = 4, seed = 0): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x, y, seed + octave * 17)
    total += weight
    x = x * 2.03 + 9.1
    y = y * 2.03 + 3.7
    weight *= 0.5
  }
  return sum / total
}

/** Layered noise with sharp crests, in [0, 1]: creases rather than clouds. */
export function ridged(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * (1 - Math.abs(2 * noise(x, y, seed + octave * 13) - 1))
    total += weight
    x = x * 2.1 + 5
    y = y * 2.1 + 1
    weight *= 0.5
  }
  return sum / total
}
