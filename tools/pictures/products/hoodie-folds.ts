import { type FoldGroup, foldsOf, mirrorFold } from '#tools/pictures/engine/height.ts'

const PICTURE_WIDTH = 1200

/** The arm is too long for its sleeve's length of cloth: it bunches at elbow and cuff. */
export function hoodieSleeveFolds(side: -1 | 1): readonly FoldGroup[] {
  const left = foldsOf([
    [308, 640, 190, 740, 22, 22],
    [312, 720, 170, 840, 26, 24],
    [306, 800, 160, 960, 20, 22],
    [290, 900, 150, 1060, 16, 20],
    [300, 520, 210, 600, 16, 18],
    [262, 1040, 130, 1110, 12, 16],
    [250, 1110, 130, 1080, -14, 14],
    [306, 430, 230, 500, -12, 15],
  ])
  const folds =
    side < 0
      ? left
      : left.map((fold, index) => mirrorFold(fold, PICTURE_WIDTH, index % 2 === 0 ? 24 : -10))
  return [{ radius: 12, rise: 24, folds }]
}

export function hoodieBodyFolds(seed: number): readonly FoldGroup[] {
  const sway = (seed % 4) * 12
  const tension = foldsOf([
    [310, 650, 478, 556 - sway, 26, 19],
    [310, 700, 490, 764, -26, 18],
    [308, 760, 430, 850 + sway, -18, 15],
    [892, 660, 724, 572, -24, 19],
    [892, 712, 734, 790 + sway, 26, 18],
    [894, 790, 790, 880, 16, 15],
    [330, 1190, 424, 960, -14, 19],
    [872, 1196, 792, 940, 16, 20],
    [356, 430, 434, 566, 10, 16],
    [844, 426, 776, 566, -10, 16],
    [604, 548, 640, 690, 12, 12],
  ])
  const drapes = foldsOf([
    [352, 880, 348, 1232, 16, 20],
    [856, 860, 862, 1232, -18, 22],
    [548 + sway, 560, 566, 900, 20, 20],
    [668, 590, 652 - sway, 910, -18, 19],
    [462, 1010, 470, 1226, 12, 17],
    [716, 990, 722, 1226, -14, 17],
  ])
  return [
    { radius: 13, rise: 21, folds: tension },
    { radius: 20, rise: 19, folds: drapes },
  ]
}

export const HOOD_FOLDS: readonly FoldGroup[] = [
  {
    radius: 10,
    rise: 20,
    folds: foldsOf([
      [430, 300, 560, 470, 24, 18],
      [770, 306, 650, 470, -26, 17],
      [440, 220, 470, 340, 10, 15],
      [760, 214, 738, 330, -12, 13],
      [470, 400, 600, 520, 14, 15],
      [728, 408, 622, 520, -14, 15],
    ]),
  },
]

export const BACK_HOOD_FOLDS: readonly FoldGroup[] = [
  {
    radius: 13,
    rise: 24,
    folds: foldsOf([
      [440, 330, 590, 560, 44, 18],
      [762, 322, 612, 566, -40, 18],
      [474, 262, 566, 420, 26, 16],
      [726, 270, 636, 440, -24, 15],
      [520, 480, 688, 470, 30, 16],
    ]),
  },
]
