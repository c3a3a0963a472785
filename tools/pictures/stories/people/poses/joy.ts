import type { Pose } from '#tools/pictures/stories/people/pose.ts'
import { BLOCK_HIGH } from '#tools/pictures/stories/people/poses/block.ts'

/** A girl who holds the cup over her head with both hands. */
export const LIFT: Pose = {
  ...BLOCK_HIGH,
  torso: [
    [-5, -61],
    [-11, -65],
    [-18, -63],
    [-18, -52],
    [-15.5, -38],
    [-12.6, -22],
    [-13.6, -8],
    [-17, 4],
    [-16, 8, 'corner'],
    [0, 10],
    [16, 8, 'corner'],
    [17, 4],
    [13.6, -8],
    [12.6, -22],
    [15.5, -38],
    [18, -52],
    [18, -63],
    [11, -65],
    [5, -61],
    [0, -59],
  ],
  trims: [
    [
      [-6.5, -63, 'corner'],
      [0, -57.5],
      [6.5, -63, 'corner'],
      [7.5, -60, 'corner'],
      [0, -54],
      [-7.5, -60, 'corner'],
    ],
  ],
  head: { at: [0, -77], turn: -14, view: 'side', cut: 'ponytail' },
  neck: [
    [0, -58],
    [1, -69],
  ],
  nearArm: { shoulder: [-14, -58], elbow: [-24, -84], wrist: [-13, -109], hand: 'grip', bend: 4 },
  farArm: {
    shoulder: [14, -58],
    elbow: [24, -84],
    wrist: [13, -109],
    hand: 'grip',
    bend: -4,
    flip: true,
  },
  nearLeg: {
    hip: [-8, 4],
    knee: [-13, 46],
    ankle: [-15, 89],
    view: 'front',
    foot: 'front',
    toes: 98,
  },
  farLeg: { hip: [8, 4], knee: [12, 46], ankle: [16, 89], view: 'front', foot: 'front', toes: 82 },
  order: ['farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'head', 'farArm', 'nearArm'],
  build: { limbs: 0.88 },
}

/** Off the ground for joy: heels up behind, one fist punched into the air. */
export const LEAP: Pose = {
  ...LIFT,
  head: { at: [2, -77], turn: -18, view: 'side', cut: 'ponytail' },
  nearArm: { shoulder: [-14, -57], elbow: [-37, -71], wrist: [-44, -97], hand: 'open' },
  farArm: { shoulder: [14, -58], elbow: [25, -85], wrist: [31, -112], hand: 'fist', flip: true },
  nearLeg: { hip: [-7, 4], knee: [-20, 44], ankle: [-52, 60], foot: 'side', toes: 112 },
  farLeg: { hip: [7, 4], knee: [14, 46], ankle: [-14, 77], foot: 'side', toes: 100 },
}

/** One arm high, the other open to the side; runs in from the left. */
export const WAVE: Pose = {
  ...LIFT,
  head: { at: [2, -77], turn: -10, view: 'side', cut: 'bun' },
  nearArm: { shoulder: [-14, -57], elbow: [-39, -50], wrist: [-60, -66], hand: 'open' },
  farArm: { shoulder: [14, -58], elbow: [20, -86], wrist: [30, -112], hand: 'open', flip: true },
  nearLeg: { hip: [-7, 4], knee: [-15, 45], ankle: [-34, 82], foot: 'side', toes: 60 },
  farLeg: { hip: [7, 4], knee: [24, 42], ankle: [22, 84], foot: 'side', toes: 6 },
}
