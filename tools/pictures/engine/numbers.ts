export type Point = readonly [x: number, y: number]

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(Math.max(value, low), high)
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** For loops inside the bounds of a typed array, where reading past the end cannot happen. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0
}

/** The same for pictures, apart, since code that meets every kind of list runs many times slower. */
export function floatAt(values: Float32Array, index: number): number {
  return values[index] ?? 0
}
