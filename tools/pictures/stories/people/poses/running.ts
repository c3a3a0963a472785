import type { Pose } from '#tools/pictures/stories/people/pose.ts'

/** Running with the ball: trunk ahead of the feet, the near hand on the dribble. */
export const DRIBBLE: Pose = {
  torso: [
    [5, -62],
    [-3, -59],
    [-8, -50],
    [-9, -36],
    [-9, -20],
    [-13, -4],
    [-16, 5],
    [-13, 9, 'corner'],
    [0, 11],
    [14, 8, 'corner'],
    [14, -4],
    [15, -18],
    [22, -32],
    [26, -44],
    [24, -54],
    [18, -61],
    [12, -62],
  ],
  folds: [
    [
      [-6, -46],
      [2, -32],
      [14, -18],
      [0, -24],
    ],
    [
      [-10, -22],
      [2, -12],
      [13, -6],
      [-2, -8],
    ],
    [
      [-13, -6],
      [0, 2],
      [12, 4],
      [-4, 6],
    ],
  ],
  trims: [
    [
      [3, -64, 'corner'],
      [12, -58],
      [20, -62, 'corner'],
      [20, -58.5, 'corner'],
      [12, -55],
      [2, -61, 'corner'],
    ],
  ],
  neck: [
    [11, -58],
    [20, -69],
  ],
  head: { at: [24, -76], turn: 4, view: 'side', cut: 'ponytail' },
  nearArm: {
    shoulder: [4, -53],
    elbow: [16, -27],
    wrist: [42, -22],
    hand: 'flat',
    bend: 26,
    flip: true,
  },
  farArm: { shoulder: [12, -53], elbow: [-16, -48], wrist: [-24, -22], hand: 'fist' },
  nearLeg: { hip: [-2, 4], knee: [-14, 47], ankle: [-50, 68], foot: 'side', toes: 74 },
  farLeg: { hip: [3, 4], knee: [39, 26], ankle: [30, 68], foot: 'side', toes: 8 },
  order: ['farArm', 'farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'head', 'ball', 'nearArm'],
  ball: { at: [62, 8], radius: 9.4 },
  number: { at: [8, -36], turn: 12, width: 0.7, size: 22 },
  build: { limbs: 0.92, kneePads: true },
}
