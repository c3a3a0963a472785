import type { Pose } from '#tools/pictures/stories/people/pose.ts'
import { FRONT, OPEN, SIDE, SMALL } from '#tools/pictures/stories/people/trunks.ts'

const DRESSED = { limbs: 1, longSleeves: true, longTrousers: true }

/** On the touchline: one arm shows where to go, the other hand on the hip. */
export const COACH_POINT: Pose = {
  ...OPEN,
  nearArm: { shoulder: [-18, -55], elbow: [-40, -34], wrist: [-19, -12], hand: 'fist', flip: true },
  farArm: { shoulder: [16, -55], elbow: [42, -66], wrist: [69, -74], hand: 'flat' },
  nearLeg: {
    hip: [-8, 4],
    knee: [-12, 48],
    ankle: [-17, 92],
    view: 'front',
    foot: 'side',
    toes: 6,
  },
  farLeg: { hip: [7, 4], knee: [13, 48], ankle: [15, 91], view: 'front', foot: 'side', toes: 2 },
  order: ['farArm', 'farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'head', 'nearArm'],
  build: DRESSED,
}

/** Arms folded, eyes straight ahead: meant to be cut at the waist. */
export const ARMS_FOLDED: Pose = {
  ...FRONT,
  nearArm: { shoulder: [-20, -55], elbow: [-29, -27], wrist: [4, -27], hand: 'fist', flip: true },
  farArm: { shoulder: [20, -55], elbow: [29, -25], wrist: [-3, -33], hand: 'reach', bend: 6 },
  nearLeg: {
    hip: [-8, 4],
    knee: [-9, 48],
    ankle: [-10, 92],
    view: 'front',
    foot: 'front',
    toes: 94,
  },
  farLeg: { hip: [8, 4], knee: [9, 48], ankle: [10, 92], view: 'front', foot: 'front', toes: 86 },
  order: ['farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'head', 'farArm', 'nearArm'],
  build: { limbs: 1 },
}

/** Side on, the right hand held out to somebody. */
export const HANDSHAKE: Pose = {
  ...SIDE,
  nearArm: { shoulder: [1, -54], elbow: [16, -31], wrist: [43, -32], hand: 'flat' },
  farArm: { shoulder: [4, -53], elbow: [2, -25], wrist: [8, 1], hand: 'reach' },
  nearLeg: { hip: [-2, 4], knee: [-6, 48], ankle: [-12, 91], foot: 'side', toes: 3 },
  farLeg: { hip: [3, 4], knee: [12, 47], ankle: [12, 91], foot: 'side', toes: 2 },
  order: ['farArm', 'farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'head', 'nearArm'],
  build: DRESSED,
}

/** Somebody who explains: one open hand in the air. */
export const SPEAKER: Pose = {
  ...HANDSHAKE,
  nearArm: { shoulder: [1, -54], elbow: [20, -32], wrist: [40, -52], hand: 'open', bend: -10 },
  farArm: { shoulder: [5, -53], elbow: [22, -30], wrist: [46, -30], hand: 'reach' },
}

/** Walks in, a bag in the hand. */
export const WALK: Pose = {
  ...SIDE,
  nearArm: { shoulder: [0, -54], elbow: [-9, -27], wrist: [-3, 1], hand: 'fist' },
  farArm: { shoulder: [4, -53], elbow: [16, -28], wrist: [34, -8], hand: 'reach' },
  nearLeg: { hip: [-2, 4], knee: [1, 49], ankle: [-26, 83], foot: 'side', toes: 44 },
  farLeg: { hip: [3, 4], knee: [20, 44], ankle: [31, 87], foot: 'side', toes: -14 },
  order: ['farArm', 'farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'head', 'nearArm'],
  build: { limbs: 1, longSleeves: true, longTrousers: true },
}

/** A child who will not let go of the ball. */
export const CHILD_HOLDS: Pose = {
  ...SMALL,
  nearArm: {
    shoulder: [-14, -40],
    elbow: [-22, -20],
    wrist: [-9, -8],
    hand: 'grip',
    flip: true,
    bend: -14,
  },
  farArm: { shoulder: [14, -40], elbow: [22, -20], wrist: [9, -8], hand: 'grip', bend: 14 },
  nearLeg: {
    hip: [-6, 4],
    knee: [-7, 33],
    ankle: [-8, 61],
    view: 'front',
    foot: 'front',
    toes: 98,
  },
  farLeg: { hip: [6, 4], knee: [7, 33], ankle: [8, 61], view: 'front', foot: 'front', toes: 82 },
  order: ['farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'head', 'ball', 'farArm', 'nearArm'],
  ball: { at: [0, -12], radius: 10.4 },
  build: { limbs: 0.82 },
}

/** Both arms high and wide, mouth open: a goal has fallen. */
export const CHILD_CHEERS: Pose = {
  ...SMALL,
  nearArm: { shoulder: [-14, -42], elbow: [-30, -56], wrist: [-38, -78], hand: 'open', flip: true },
  farArm: { shoulder: [14, -42], elbow: [30, -56], wrist: [37, -79], hand: 'open' },
  nearLeg: {
    hip: [-6, 4],
    knee: [-14, 31],
    ankle: [-12, 59],
    view: 'front',
    foot: 'front',
    toes: 104,
  },
  farLeg: { hip: [6, 4], knee: [12, 32], ankle: [19, 58], view: 'front', foot: 'front', toes: 74 },
  order: ['farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'farArm', 'head', 'nearArm'],
  build: { limbs: 0.82 },
}

/** One foot off the floor, arms out: the knee learns to hold. */
export const BALANCE: Pose = {
  ...OPEN,
  nearArm: { shoulder: [-18, -56], elbow: [-46, -58], wrist: [-74, -62], hand: 'flat', flip: true },
  farArm: { shoulder: [16, -55], elbow: [43, -58], wrist: [71, -62], hand: 'flat' },
  nearLeg: { hip: [-4, 4], knee: [2, 48], ankle: [-3, 91], foot: 'side', toes: 2 },
  farLeg: { hip: [5, 4], knee: [40, 24], ankle: [20, 63], foot: 'side', toes: 40 },
  order: ['farArm', 'farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'head', 'nearArm'],
  build: { limbs: 0.98 },
}

/** The arm straight up, palm forward: the referee warns of passive play. */
export const ARM_UP: Pose = {
  ...FRONT,
  nearArm: { shoulder: [-20, -55], elbow: [-28, -27], wrist: [-26, 1], hand: 'reach' },
  farArm: { shoulder: [18, -59], elbow: [25, -87], wrist: [24, -116], hand: 'flat', flip: true },
  nearLeg: {
    hip: [-8, 4],
    knee: [-10, 48],
    ankle: [-12, 92],
    view: 'front',
    foot: 'front',
    toes: 96,
  },
  farLeg: { hip: [8, 4], knee: [10, 48], ankle: [12, 92], view: 'front', foot: 'front', toes: 84 },
  order: ['farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'farArm', 'nearArm', 'head'],
  build: { limbs: 1 },
}

/** From the front, arms at the sides. */
export const AT_EASE: Pose = {
  ...ARMS_FOLDED,
  nearArm: { shoulder: [-20, -55], elbow: [-27, -28], wrist: [-26, 2], hand: 'reach' },
  farArm: { shoulder: [20, -55], elbow: [27, -28], wrist: [26, 2], hand: 'reach', flip: true },
}
