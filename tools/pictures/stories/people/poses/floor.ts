import { bent } from '#tools/pictures/stories/people/bend.ts'
import type { Pose } from '#tools/pictures/stories/people/pose.ts'
import { OPEN, SIDE } from '#tools/pictures/stories/people/trunks.ts'

/** On the bench, elbows on the knees. */
export const SEATED: Pose = {
  ...bent(
    {
      ...SIDE,
      nearArm: { shoulder: [1, -54], elbow: [18, -30], wrist: [34, -6], hand: 'reach' },
      farArm: { shoulder: [5, -53], elbow: [24, -28], wrist: [44, -10], hand: 'reach' },
      nearLeg: { hip: [-2, 2], knee: [42, 0], ankle: [36, 43], foot: 'side', toes: 2 },
      farLeg: { hip: [3, 1], knee: [46, -4], ankle: [52, 40], foot: 'side', toes: 2 },
      order: ['farArm', 'farLeg', 'pelvis', 'nearLeg', 'neck', 'torso', 'head', 'nearArm'],
    },
    20,
  ),
  nearArm: { shoulder: [19, -50], elbow: [26, -21], wrist: [48, -9], hand: 'reach', bend: 30 },
  farArm: { shoulder: [23, -48], elbow: [34, -20], wrist: [56, -12], hand: 'reach', bend: 34 },
}

/** In a sports chair, about to throw; the chair is drawn by its scene. */
export const CHAIR_THROW: Pose = bent(
  {
    ...OPEN,
    nearArm: { shoulder: [-17, -57], elbow: [-43, -64], wrist: [-44, -94], hand: 'grip', bend: 16 },
    farArm: { shoulder: [15, -54], elbow: [38, -46], wrist: [60, -60], hand: 'open' },
    nearLeg: { hip: [-3, 4], knee: [36, 2], ankle: [48, 40], foot: 'side', toes: 16 },
    farLeg: { hip: [3, 3], knee: [42, 0], ankle: [56, 38], foot: 'side', toes: 16 },
    order: ['farArm', 'farLeg', 'pelvis', 'nearLeg', 'neck', 'torso', 'head', 'ball', 'nearArm'],
    ball: { at: [-38, -111], radius: 9.8 },
    build: { limbs: 1.06 },
  },
  6,
)

/** Full length on the sand, an arm under the ball. */
export const SAND_DIVE: Pose = {
  ...OPEN,
  head: { ...OPEN.head, at: [5, -79], turn: -46, cut: 'ponytail' },
  nearArm: { shoulder: [-14, -58], elbow: [-20, -86], wrist: [-10, -114], hand: 'grip' },
  farArm: { shoulder: [16, -56], elbow: [32, -80], wrist: [40, -108], hand: 'open', flip: true },
  nearLeg: { hip: [-5, 4], knee: [-22, 45], ankle: [-34, 88], foot: 'side', toes: 104 },
  farLeg: { hip: [5, 4], knee: [26, 38], ankle: [-4, 70], foot: 'side', toes: 118 },
  order: ['farArm', 'farLeg', 'pelvis', 'nearLeg', 'neck', 'torso', 'head', 'ball', 'nearArm'],
  ball: { at: [-4, -132], radius: 9 },
  build: { limbs: 0.96, barefoot: true },
}
