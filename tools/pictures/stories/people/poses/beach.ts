import type { Pose } from '#tools/pictures/stories/people/pose.ts'

/** The spin shot of the sand: upright in the air, turned half away, the arm still over the head. */
export const SPIN_SHOT: Pose = {
  torso: [
    [-3, -62],
    [-12, -63],
    [-19, -58],
    [-19, -46],
    [-13, -30],
    [-10, -16],
    [-12, -2],
    [-14, 6, 'corner'],
    [0, 9],
    [14, 4, 'corner'],
    [16, -8],
    [14, -20],
    [15, -34],
    [18, -46],
    [17, -56],
    [11, -62],
    [4, -62],
  ],
  folds: [
    [
      [-16, -46],
      [-4, -34],
      [10, -14],
      [-2, -22],
    ],
    [
      [-11, -14],
      [2, -6],
      [14, -4],
      [0, 0],
    ],
  ],
  trims: [],
  neck: [
    [1, -58],
    [5, -70],
  ],
  head: { at: [8, -78], turn: 4, view: 'side', cut: 'curls' },
  nearArm: {
    shoulder: [-14, -58],
    elbow: [-26, -84],
    wrist: [-6, -104],
    hand: 'grip',
    bend: 12,
  },
  farArm: { shoulder: [14, -54], elbow: [39, -44], wrist: [61, -58], hand: 'open' },
  nearLeg: { hip: [-1, 4], knee: [18, 44], ankle: [-22, 62], foot: 'side', toes: 150 },
  farLeg: { hip: [4, 4], knee: [42, 22], ankle: [50, 65], foot: 'side', toes: 62 },
  order: ['farArm', 'farLeg', 'pelvis', 'nearLeg', 'neck', 'torso', 'head', 'ball', 'nearArm'],
  ball: { at: [8, -117], radius: 9 },
  build: { limbs: 1, barefoot: true },
}
