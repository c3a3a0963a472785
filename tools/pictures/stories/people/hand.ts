import { type Outline, type Placement, placed } from './outline.ts'

export type HandShape = 'open' | 'grip' | 'reach' | 'fist' | 'flat'

// Drawn with the wrist at the origin, the fingers along x, the thumb on the side of +y. In cm.
const PALM: Outline = [
  [-1.5, -2.6],
  [3, -3.6],
  [8.2, -4.3],
  [9.8, -2.4],
  [10, 0.6],
  [9.2, 3.6],
  [6, 4.4],
  [2, 3.8],
  [-1.5, 2.6],
]
const FIST: Outline = [
  [-1.5, -2.6],
  [2, -3.8],
  [6.6, -4.6],
  [9.4, -3],
  [9.9, 0.4],
  [8.9, 3.6],
  [5.6, 4.9],
  [2, 4.2],
  [-1.5, 2.6],
]
// Fingers together, a little bent: what a hand does that is not thinking of itself.
const REACH: Outline = [
  [-1.5, -2.5],
  [3, -3.5],
  [8, -3.9],
  [12.5, -3.2],
  [17, -1.2],
  [18.3, 0.6],
  [16.8, 1.5],
  [12.5, 1],
  [9.6, 2.2],
  [11.4, 4.6],
  [10.9, 6],
  [8.6, 5.6],
  [4.6, 3.8],
  [-1.5, 2.5],
]
const FLAT: Outline = [
  [-1.5, -2.5],
  [3, -3.7],
  [9, -4],
  [15, -3.2],
  [18.6, -1.2],
  [19, 0.4],
  [16, 1.6],
  [10, 2.4],
  [8, 4.2],
  [4, 4],
  [-1.5, 2.5],
]

type Finger = readonly [rootX: number, rootY: number, turn: number, length: number, width: number]

const SPREAD: readonly Finger[] = [
  [7.6, -3.2, -27, 8.6, 1.15],
  [8.8, -1.2, -9, 10, 1.2],
  [8.8, 1, 7, 9.6, 1.2],
  [8.2, 2.8, 22, 8.6, 1.15],
  [2.6, 3, 62, 8.6, 1.4],
]
const GRIP: readonly Finger[] = [
  [7.4, -3.2, -20, 6.6, 1.2],
  [8.8, -1.2, -6, 7.6, 1.25],
  [8.8, 1, 8, 7.4, 1.25],
  [8.2, 2.8, 22, 6.6, 1.2],
  [2.6, 3, 58, 8, 1.45],
]

function finger([x, y, turn, length, width]: Finger): Outline {
  const drawn: Outline = [
    [-1.5, -width * 1.05],
    [length * 0.45, -width],
    [length * 0.85, -width * 0.85],
    [length, 0],
    [length * 0.85, width * 0.85],
    [length * 0.45, width],
    [-1.5, width * 1.05],
  ]
  return placed(drawn, { at: [x, y], turn })
}

const SHAPES: Record<HandShape, readonly Outline[]> = {
  open: [PALM, ...SPREAD.map(finger)],
  grip: [PALM, ...GRIP.map(finger)],
  reach: [REACH],
  fist: [FIST],
  flat: [FLAT],
}

export function hand(shape: HandShape, placement: Placement): readonly Outline[] {
  return SHAPES[shape].map((outline) => placed(outline, placement))
}
