import type { Part } from './figure.ts'
import { type Outline, type Point, rotate } from './outline.ts'

// A head and shoulders in profile, in cm around the middle of the skull, looking to the right.
const FACE: Outline = [
  [7.4, -10],
  [9.1, -6.8],
  [9.8, -4.3],
  [10.2, -3],
  [9.5, -1.6],
  [10.4, 0.1],
  [11.7, 2],
  [12.9, 3.4],
  [12.8, 4.3],
  [11.8, 4.8],
  [10.6, 5.1],
  [10.5, 6],
  [11.1, 6.7],
  [11, 7.2],
  [10.3, 7.5],
  [10.9, 8.1],
  [10.6, 8.8],
  [9.9, 9.3],
  [10.5, 10.5],
  [10.2, 11.9],
  [8.8, 12.8],
  [6, 12.7],
  [2.6, 11.9],
  [0.9, 13],
  [1.2, 15.4],
  [1, 18],
  [2, 22],
  [4, 27],
  [-14, 27],
  [-11.6, 20],
  [-9.6, 14],
  [-8.8, 8],
  [-11.4, 3.4],
  [-12, -2.6],
  [-10, -9],
  [-4.6, -12.4],
  [2, -12.6],
]
const HAIR: Outline = [
  [7.9, -9.6, 'corner'],
  [9, -12.4],
  [6.4, -15],
  [1.6, -16.2],
  [-5, -15.4],
  [-10.6, -11.8],
  [-13.3, -5.4],
  [-13, 1],
  [-11, 6],
  [-9.2, 9.6],
  [-7.6, 9.8, 'corner'],
  [-6.4, 6.4],
  [-5.3, 4.4],
  [-5, 0.4],
  [-3.6, -2.4],
  [-1.6, -2.6],
  [-0.9, 0.4],
  [-0.3, 3],
  [0.9, 2.6, 'corner'],
  [1.1, -1],
  [2, -4.6],
  [4.4, -7.2],
]
const BEARD: Outline = [
  [-0.2, 2.6, 'corner'],
  [-1, 6],
  [0.4, 9.6],
  [2.8, 12],
  [6, 12.9],
  [8.9, 13],
  [10.4, 12],
  [10.6, 10.5],
  [9.9, 9.4],
  [9.2, 9.3],
  [9, 8],
  [9.8, 7.3],
  [9.3, 6.7],
  [10, 5.7],
  [8.6, 5.5],
  [7.5, 6.8],
  [6, 9],
  [3.2, 7.6],
  [1.4, 5],
]
const EAR: Outline = [
  [-4.7, -1.4],
  [-3.4, -2.6],
  [-1.7, -2],
  [-1.3, 0],
  [-2.1, 2],
  [-2.7, 3.8],
  [-3.9, 4],
  [-4.5, 2],
]
const BROW: Outline = [
  [4.9, -3.6],
  [7.6, -4.4],
  [9.3, -3.6],
  [9.2, -3],
  [7.4, -3.5],
]
const EYE: Outline = [
  [5.9, -0.9],
  [7.4, -1.7],
  [8.3, -1.3],
  [8.1, -0.3],
  [7, -0.4],
]
const SHIRT: Outline = [
  [-11.4, 20.4],
  [-15, 22.6],
  [-24, 25],
  [-31, 29.5],
  [-34.5, 37],
  [-36, 50],
  [-36, 80, 'corner'],
  [30, 80, 'corner'],
  [29, 50],
  [27, 38],
  [22, 30],
  [13, 26],
  [5.4, 23.6],
  [2.4, 21.6],
  [-2, 25.6],
  [-7, 24.4],
]
const COLLAR: Outline = [
  [-13, 19, 'corner'],
  [-8.6, 23.6],
  [-2.4, 25.6],
  [2.6, 20.6, 'corner'],
  [5, 23, 'corner'],
  [-2, 29.4],
  [-10, 26.8],
  [-15.4, 21.6, 'corner'],
]
const SHIRT_FOLDS: readonly Outline[] = [
  [
    [-18, 30],
    [-8, 40],
    [4, 48],
    [-8, 45],
    [-16, 36],
  ],
  [
    [20, 34],
    [14, 44],
    [6, 50],
    [16, 42],
  ],
]

const chinUp = (outline: Outline, neck: Point, degrees: number): Outline =>
  outline.map(([x, y, kind]) => {
    const [px, py] = rotate([x - neck[0], y - neck[1]], degrees)
    return kind ? [px + neck[0], py + neck[1], kind] : [px + neck[0], py + neck[1]]
  })

/** Hair cropped close: no fringe, a straight line over the ear. */
const CROP: Outline = [
  [7.6, -9.4, 'corner'],
  [5.4, -12.6],
  [0.6, -14.2],
  [-5.4, -13.4],
  [-10.6, -9.8],
  [-12.8, -4],
  [-12.2, 2],
  [-10.4, 6.6],
  [-8.6, 8.6],
  [-7.2, 7.6, 'corner'],
  [-5.6, 3.6],
  [-4.6, -1.6],
  [-2, -3],
  [-0.6, 1.4],
  [0.6, 1.2, 'corner'],
  [1.2, -3.4],
  [3.2, -7.4],
]
/** Hair combed back and tied: it leaves the temple and the neck free. */
const TIED: Outline = [
  [7.8, -9.6, 'corner'],
  [7.4, -12.8],
  [3, -15.4],
  [-3.4, -15.4],
  [-9.4, -12.2],
  [-12.8, -6.4],
  [-12.6, -1],
  [-10.2, 3.6],
  [-6.6, 4.4],
  [-4.8, 0.4],
  [-4, -3.2],
  [-1.4, -3.6],
  [0.2, 1.6, 'corner'],
  [1.4, -2.8],
  [3.4, -6.6],
]
const KNOT: Outline = [
  [-10.4, -9],
  [-12.6, -13.2],
  [-17, -13.6],
  [-19.8, -10],
  [-18.8, -5.4],
  [-15.2, -3],
  [-11.6, -4.4],
]

export type BustHair = 'short' | 'crop' | 'bun'
const HAIRS: Record<BustHair, readonly Outline[]> = {
  short: [HAIR],
  crop: [CROP],
  bun: [KNOT, TIED],
}

/** Head and shoulders from the side, chin a little up. */
export function bust(hair: BustHair, bearded: boolean): readonly Part[] {
  const tilted = (outline: Outline) => chinUp(outline, [-3, 20], -5)
  const part = (tone: Part['tone'], outline: Outline): Part => ({
    tone,
    outlines: [tilted(outline)],
    isFar: false,
  })
  const shirt: Part = { tone: 'jersey', outlines: [SHIRT], isFar: false, folds: SHIRT_FOLDS }
  return [
    part('skin', FACE),
    ...(bearded ? [{ ...part('pad', BEARD), isCovered: true }] : []),
    { ...part('hair', BROW), isCovered: true },
    { ...part('hair', EYE), isCovered: true },
    ...HAIRS[hair].map((outline) => part('hair', outline)),
    part('skin', EAR),
    shirt,
    { tone: 'trim', outlines: [COLLAR], isFar: false },
  ]
}
