import type { Pose } from '#tools/pictures/stories/people/pose.ts'

/** Eight years old and all in: a leap off one foot, the ball as big as the head. */
export const CHILD_THROW: Pose = {
  torso: [
    [-4, -48],
    [-12, -49],
    [-18, -44],
    [-17, -35],
    [-13, -24],
    [-12, -10],
    [-15, 4],
    [-14, 8, 'corner'],
    [0, 11],
    [15, 7, 'corner'],
    [15, 0],
    [13, -12],
    [14, -26],
    [16, -37],
    [14, -45],
    [6, -49],
    [1, -47],
  ],
  folds: [
    [
      [-15, -34],
      [-4, -24],
      [10, -8],
      [-3, -15],
    ],
    [
      [-12, -8],
      [2, 0],
      [14, 0],
      [0, 5],
    ],
  ],
  trims: [
    [
      [-6, -50, 'corner'],
      [1, -44.5],
      [8, -50, 'corner'],
      [9, -47, 'corner'],
      [1, -41.5],
      [-7, -47, 'corner'],
    ],
  ],
  neck: [
    [0, -45],
    [4, -55],
  ],
  head: { at: [6, -63], turn: -8, view: 'side', cut: 'short', scale: 1.08 },
  nearArm: { shoulder: [-13, -43], elbow: [-34, -53], wrist: [-32, -75], hand: 'grip', bend: 12 },
  farArm: { shoulder: [12, -41], elbow: [32, -48], wrist: [51, -58], hand: 'open', bend: 10 },
  nearLeg: { hip: [-2, 4], knee: [29, 15], ankle: [14, 45], foot: 'side', toes: 62 },
  farLeg: { hip: [3, 4], knee: [-5, 38], ankle: [-30, 62], foot: 'side', toes: 106 },
  order: ['farArm', 'farLeg', 'pelvis', 'nearLeg', 'neck', 'torso', 'head', 'ball', 'nearArm'],
  ball: { at: [-26, -90], radius: 9.6 },
  number: { at: [0, -27], turn: 2, width: 0.9, size: 20 },
  build: { limbs: 0.84 },
}
