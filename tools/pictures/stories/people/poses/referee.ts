import type { Pose } from '#tools/pictures/stories/people/pose.ts'

/** The whistle at the mouth, the free arm shows the direction. Meant to be cut below the hips. */
export const WHISTLE: Pose = {
  torso: [
    [-6, -63],
    [-15, -62],
    [-22, -57],
    [-22, -46],
    [-19, -30],
    [-18, -12],
    [-20, 8],
    [-19, 16, 'corner'],
    [0, 18],
    [16, 16, 'corner'],
    [16, 4],
    [14, -12],
    [16, -28],
    [19, -42],
    [19, -54],
    [13, -61],
    [6, -62],
    [1, -60],
  ],
  folds: [
    [
      [-20, -44],
      [-8, -30],
      [8, -12],
      [-4, -20],
      [-14, -32],
    ],
    [
      [-17, -10],
      [-2, 0],
      [13, 2],
      [-3, 6],
    ],
    [
      [18, -48],
      [8, -38],
      [2, -24],
      [12, -34],
    ],
  ],
  trims: [
    [
      [-7, -65, 'corner'],
      [1, -58],
      [9, -64, 'corner'],
      [10, -60, 'corner'],
      [2, -50, 'corner'],
      [-8.5, -61, 'corner'],
    ],
  ],
  neck: [
    [0, -59],
    [4, -71],
  ],
  head: { at: [6, -79], turn: -3, view: 'side', cut: 'crop' },
  nearArm: {
    shoulder: [-15, -56],
    elbow: [2, -31],
    wrist: [21, -57],
    hand: 'fist',
    bend: -44,
    flip: true,
  },
  farArm: { shoulder: [15, -54], elbow: [33, -78], wrist: [48, -104], hand: 'flat', bend: -4 },
  nearLeg: { hip: [-6, 4], knee: [-8, 48], ankle: [-12, 92], foot: 'side', toes: 4 },
  farLeg: { hip: [6, 4], knee: [12, 48], ankle: [14, 92], foot: 'side', toes: 4 },
  order: ['farArm', 'farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'head', 'nearArm'],
  build: { limbs: 1 },
}
