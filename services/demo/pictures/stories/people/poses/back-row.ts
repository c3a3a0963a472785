import type { Pose } from '#services/demo/pictures/stories/people/pose.ts'

/** From behind, arms over the shoulders of both neighbours. */
export const ARM_IN_ARM: Pose = {
  torso: [
    [-7, -64],
    [-15, -63],
    [-24, -59],
    [-24, -47],
    [-21, -34],
    [-18, -20],
    [-18, -8],
    [-20, 5],
    [-19, 9, 'corner'],
    [0, 11],
    [19, 9, 'corner'],
    [20, 5],
    [18, -8],
    [18, -20],
    [21, -34],
    [24, -47],
    [24, -59],
    [15, -63],
    [7, -64],
    [0, -62],
  ],
  folds: [
    [
      [-19, -48],
      [-9, -38],
      [-5, -24],
      [-11, -34],
    ],
    [
      [19, -48],
      [9, -37],
      [6, -20],
      [12, -34],
    ],
    [
      [-15, -14],
      [-2, -6],
      [14, -10],
      [0, -2],
    ],
  ],
  trims: [
    [
      [-8, -65, 'corner'],
      [0, -61.5],
      [8, -65, 'corner'],
      [9, -62, 'corner'],
      [0, -59],
      [-9, -62, 'corner'],
    ],
  ],
  neck: [
    [0, -60],
    [0, -73],
  ],
  head: { at: [0, -80], turn: 0, view: 'back', cut: 'short' },
  nearArm: { shoulder: [18, -57], elbow: [41, -64], wrist: [60, -61], hand: 'reach', bend: 30 },
  farArm: {
    shoulder: [-18, -56],
    elbow: [-41, -63],
    wrist: [-60, -60],
    hand: 'reach',
    bend: -30,
    flip: true,
  },
  nearLeg: { hip: [9, 4], knee: [11, 48], ankle: [12, 92], view: 'front', foot: 'back', toes: 90 },
  farLeg: {
    hip: [-9, 4],
    knee: [-11, 48],
    ankle: [-12, 92],
    view: 'front',
    foot: 'back',
    toes: 90,
  },
  order: ['farLeg', 'nearLeg', 'pelvis', 'neck', 'farArm', 'torso', 'head', 'nearArm'],
  number: { at: [0, -32], turn: 0, width: 1, size: 30 },
  build: { limbs: 1.05 },
}

/** From behind, arms at the sides: somebody who looks at something. */
export const ONLOOKER: Pose = {
  ...ARM_IN_ARM,
  nearArm: { shoulder: [19, -55], elbow: [25, -26], wrist: [23, 1], hand: 'reach', flip: true },
  farArm: { shoulder: [-19, -55], elbow: [-26, -26], wrist: [-24, 1], hand: 'reach' },
  order: ['farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'farArm', 'nearArm', 'head'],
  build: { limbs: 1, longSleeves: true, longTrousers: true },
}

/** A supporter from behind, holding something high in both hands. */
export const HANDS_HIGH: Pose = {
  ...ARM_IN_ARM,
  torso: [
    [-6, -63],
    [-14, -67],
    [-22, -65],
    [-22, -52],
    [-20, -36],
    [-18, -20],
    [-18, -6],
    [-20, 10],
    [-19, 16, 'corner'],
    [0, 18],
    [19, 16, 'corner'],
    [20, 10],
    [18, -6],
    [18, -20],
    [20, -36],
    [22, -52],
    [22, -65],
    [14, -67],
    [6, -63],
    [0, -62],
  ],
  nearArm: { shoulder: [17, -60], elbow: [29, -86], wrist: [31, -113], hand: 'fist' },
  farArm: { shoulder: [-17, -60], elbow: [-29, -86], wrist: [-31, -113], hand: 'fist', flip: true },
  order: ['farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'farArm', 'nearArm', 'head'],
  build: { limbs: 1.02, longSleeves: true, longTrousers: true },
}
