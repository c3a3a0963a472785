import { bent } from '#tools/pictures/stories/people/bend.ts'
import type { Pose } from '#tools/pictures/stories/people/pose.ts'
import { OPEN, SIDE } from '#tools/pictures/stories/people/trunks.ts'

/** From the corner: laid out flat over the area, the arm drawn back, both legs trailing. */
export const WING_FLY: Pose = {
  ...bent(
    {
      ...OPEN,
      nearArm: {
        shoulder: [-17, -57],
        elbow: [-43, -68],
        wrist: [-42, -98],
        hand: 'grip',
        bend: 14,
      },
      farArm: { shoulder: [15, -54], elbow: [36, -70], wrist: [57, -86], hand: 'open', bend: 10 },
      nearLeg: { hip: [-3, 4], knee: [-24, 44], ankle: [-64, 52], foot: 'side', toes: 150 },
      farLeg: { hip: [4, 4], knee: [8, 49], ankle: [-22, 82], foot: 'side', toes: 126 },
      order: ['farArm', 'farLeg', 'pelvis', 'nearLeg', 'neck', 'torso', 'head', 'ball', 'nearArm'],
      ball: { at: [-36, -114], radius: 9.8 },
      build: { limbs: 1.04, kneePads: true },
    },
    14,
  ),
}

/** Full speed on the counter attack, both feet off the floor. */
export const SPRINT: Pose = bent(
  {
    ...SIDE,
    head: { ...SIDE.head, turn: -8 },
    nearArm: { shoulder: [0, -54], elbow: [-26, -44], wrist: [-20, -16], hand: 'fist', flip: true },
    farArm: { shoulder: [6, -53], elbow: [24, -30], wrist: [44, -52], hand: 'fist' },
    nearLeg: { hip: [-2, 4], knee: [40, 14], ankle: [36, 57], foot: 'side', toes: 22 },
    farLeg: { hip: [2, 4], knee: [-18, 45], ankle: [-62, 54], foot: 'side', toes: 118 },
    order: ['farArm', 'farLeg', 'pelvis', 'nearLeg', 'neck', 'torso', 'head', 'nearArm'],
    build: { limbs: 1 },
  },
  17,
)

/** The line player turns around the defender and falls into the area as he throws. */
export const FALLING_SHOT: Pose = bent(
  {
    ...OPEN,
    nearArm: {
      shoulder: [-17, -57],
      elbow: [-36, -80],
      wrist: [-18, -104],
      hand: 'grip',
      bend: 10,
    },
    farArm: { shoulder: [15, -54], elbow: [34, -34], wrist: [56, -24], hand: 'open', flip: true },
    nearLeg: { hip: [-3, 4], knee: [8, 48], ankle: [-26, 74], foot: 'side', toes: 116 },
    farLeg: { hip: [4, 4], knee: [40, 24], ankle: [24, 64], foot: 'side', toes: 70 },
    order: ['farArm', 'farLeg', 'pelvis', 'nearLeg', 'neck', 'torso', 'head', 'ball', 'nearArm'],
    ball: { at: [-10, -121], radius: 9.8 },
    build: { limbs: 1.12, kneePads: true },
  },
  22,
)

/** The seven-metre throw: both feet on the floor, the arm ready, the keeper's eye held. */
export const SEVEN_METRES: Pose = bent(
  {
    ...OPEN,
    nearArm: { shoulder: [-18, -57], elbow: [-46, -58], wrist: [-50, -87], hand: 'grip', bend: 14 },
    farArm: { shoulder: [16, -54], elbow: [42, -56], wrist: [66, -68], hand: 'open', bend: 6 },
    nearLeg: { hip: [-4, 4], knee: [-22, 45], ankle: [-48, 79], foot: 'side', toes: 30 },
    farLeg: { hip: [5, 4], knee: [26, 42], ankle: [30, 86], foot: 'side', toes: 2 },
    order: ['farArm', 'farLeg', 'nearLeg', 'pelvis', 'neck', 'torso', 'head', 'ball', 'nearArm'],
    ball: { at: [-45, -103], radius: 9.8 },
    build: { limbs: 1.04 },
  },
  4,
)
