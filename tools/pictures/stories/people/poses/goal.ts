import { bent } from '#tools/pictures/stories/people/bend.ts'
import type { Pose } from '#tools/pictures/stories/people/pose.ts'
import { FRONT, OPEN } from '#tools/pictures/stories/people/trunks.ts'

const COVERED = { limbs: 1.05, longSleeves: true, longTrousers: true }

/** On the line, knees bent, hands beside the head: nothing has happened yet. */
export const KEEPER_READY: Pose = {
  ...FRONT,
  nearArm: { shoulder: [-19, -56], elbow: [-46, -52], wrist: [-56, -80], hand: 'open', flip: true },
  farArm: { shoulder: [19, -56], elbow: [46, -52], wrist: [56, -80], hand: 'open' },
  nearLeg: {
    hip: [-9, 4],
    knee: [-33, 40],
    ankle: [-30, 84],
    view: 'front',
    foot: 'front',
    toes: 104,
  },
  farLeg: { hip: [9, 4], knee: [33, 40], ankle: [30, 84], view: 'front', foot: 'front', toes: 76 },
  order: ['farLeg', 'nearLeg', 'pelvis', 'neck', 'farArm', 'torso', 'head', 'nearArm'],
  build: COVERED,
}

/** The hurdle: one leg thrown out along the floor, the hand following it down. */
export const KEEPER_LOW: Pose = bent(
  {
    ...OPEN,
    head: { ...OPEN.head, turn: 6 },
    nearArm: { shoulder: [-18, -56], elbow: [-44, -66], wrist: [-64, -88], hand: 'open' },
    farArm: { shoulder: [16, -53], elbow: [42, -46], wrist: [69, -38], hand: 'open', flip: true },
    nearLeg: {
      hip: [-7, 4],
      knee: [-40, 32],
      ankle: [-4, 44],
      foot: 'side',
      toes: 172,
      flipFoot: true,
    },
    farLeg: { hip: [8, 2], knee: [52, 14], ankle: [96, 26], foot: 'side', toes: -64 },
    order: ['nearLeg', 'farLeg', 'pelvis', 'neck', 'farArm', 'torso', 'head', 'nearArm'],
    build: COVERED,
  },
  18,
)

/** Thrown flat across the goal, both hands to the ball. To be drawn turned. */
export const KEEPER_DIVE: Pose = {
  ...OPEN,
  head: { ...OPEN.head, at: [4, -79], turn: -50 },
  nearArm: { shoulder: [-15, -59], elbow: [-16, -88], wrist: [-6, -116], hand: 'open' },
  farArm: { shoulder: [15, -58], elbow: [22, -86], wrist: [20, -114], hand: 'open', flip: true },
  nearLeg: { hip: [-6, 4], knee: [-24, 44], ankle: [-48, 82], foot: 'side', toes: 118 },
  farLeg: { hip: [6, 4], knee: [24, 40], ankle: [0, 78], foot: 'side', toes: 108 },
  order: ['farArm', 'farLeg', 'pelvis', 'nearLeg', 'neck', 'torso', 'head', 'nearArm'],
  build: COVERED,
}
