import { type Outline, type Placement, placed } from './outline.ts'

export type FootView = 'side' | 'front' | 'back'

// Drawn with the ankle at the origin, the toes along x, the sole toward +y. In cm.
const UPPER: Outline = [
  [-4.6, -4.5],
  [-6.2, -0.5],
  [-7, 4],
  [-6.6, 7.6],
  [-2, 8.4],
  [8, 8.2],
  [17.5, 8.4],
  [20, 6.6],
  [18.8, 4],
  [13.6, 2],
  [8.6, -0.6],
  [4.6, -4.6],
]
const SOLE: Outline = [
  [-7.4, 5.8, 'corner'],
  [-7.9, 8.6],
  [-6.6, 9.9],
  [-1, 9.6],
  [3, 9.3],
  [10, 9.9],
  [17.4, 9.7],
  [20.8, 7.8],
  [20.4, 6.4, 'corner'],
  [16, 7.7],
  [6, 7.2],
]
const STRIPE: Outline = [
  [1.6, 6.9, 'corner'],
  [6.6, 0.4, 'corner'],
  [9, 1.4, 'corner'],
  [4.6, 7.2, 'corner'],
]
const FRONT_UPPER: Outline = [
  [-4, -4],
  [-4.8, 2],
  [-5.4, 7],
  [-4.6, 10.4],
  [0, 11.6],
  [4.6, 10.4],
  [5.4, 7],
  [4.8, 2],
  [4, -4],
]
const FRONT_SOLE: Outline = [
  [-5.6, 8.2],
  [-5.2, 11],
  [0, 12.4],
  [5.2, 11],
  [5.6, 8.2],
  [0, 10.6],
]

export type Shoe = {
  readonly upper: Outline
  readonly sole: Outline
  readonly stripe: Outline | null
}

export function shoe(view: FootView, placement: Placement): Shoe {
  if (view === 'side') {
    return {
      upper: placed(UPPER, placement),
      sole: placed(SOLE, placement),
      stripe: placed(STRIPE, placement),
    }
  }
  // Seen along the foot the drawing stands upright: its own x lies across the foot.
  const upright = { ...placement, turn: (placement.turn ?? 90) - 90 }
  return {
    upper: placed(FRONT_UPPER, upright),
    sole: placed(FRONT_SOLE, upright),
    stripe: null,
  }
}
