import { type FoldGroup, foldsOf, mirrorFold } from '#tools/pictures/engine/height.ts'
import type { JerseyCut } from './jersey-cut.ts'

const PICTURE_WIDTH = 1200

/** Every fold starts at a cause: underarm, collar, side seam or hem. */
export function bodyFolds(cut: JerseyCut, seed: number): readonly FoldGroup[] {
  const arm = 600 - cut.chestHalf
  const y = cut.underarmY
  const hem = cut.hemY
  const waist = 600 - cut.waistHalf
  const sway = (seed % 5) * 9
  const tension = foldsOf([
    [arm - 4, y - 34, arm + 176, y - 176, 26, 13],
    [arm - 2, y - 4, arm + 214, y - 92, 30, 13],
    [arm, y + 16, arm + 186, y + 6, 24, 12],
    [arm + 2, y + 44, arm + 166, y + 120, -22, 12],
    [600 - cut.neckHalf - 24, cut.neckTop + 86, arm + 76, y - 120, 20, 11],
  ])
  const otherSide = tension.map((fold, index) =>
    mirrorFold(fold, PICTURE_WIDTH, index % 2 === 0 ? 22 : -16),
  )
  const drapes = foldsOf([
    [432 + sway, 720, 402, hem + 30, 26, 17],
    [520, 900 - sway, 548 + sway, hem + 40, -24, 16],
    [664, 860, 690 - sway, hem + 40, 22, 18],
    [776, 700 + sway, 806, hem + 30, -28, 17],
    [360, 960, 352, hem + 16, 14, 14],
    [600, 560, 588, 800, 16, 16],
  ])
  const crumples = foldsOf([
    [waist, 842 + sway, waist + 136, 884, -16, 10],
    [waist + 2, 896, waist + 168, 926 + sway, 14, 10],
    [waist + 4, 968, waist + 112, 980, -12, 9],
    [1200 - waist, 800, 1200 - waist - 150, 868 - sway * 0.6, 18, 10],
    [1200 - waist, 880 + sway, 1200 - waist - 126, 902, -14, 10],
    [1200 - waist - 2, 1010, 1200 - waist - 92, 1030, 10, 8],
    [604, cut.neckTop + 232, 640, cut.neckTop + 330, 12, 9],
  ])
  return [
    { radius: 17, rise: 20, folds: drapes },
    { radius: 7, rise: 10, folds: [...tension, ...otherSide] },
    { radius: 5, rise: 6, folds: crumples },
  ]
}

export function sleeveFolds(cut: JerseyCut, side: -1 | 1): readonly FoldGroup[] {
  const [outer, outerY] = cut.cuffOuter
  const [inner, innerY] = cut.cuffInner
  const arm = cut.chestHalf
  const left = foldsOf([
    [600 - arm - 10, cut.underarmY - 60, 600 - arm - 150, cut.underarmY - 150, 20, 12],
    [600 - arm - 16, cut.underarmY + 10, 600 - arm - 176, cut.underarmY - 50, 24, 13],
    [600 - arm - 24, cut.underarmY + 64, 600 - outer + 60, cut.underarmY - 8, 18, 12],
    [600 - cut.shoulderHalf - 20, cut.shoulderY + 70, 600 - outer + 90, outerY - 130, -26, 14],
    [600 - inner - 30, innerY - 30, 600 - arm - 70, cut.underarmY - 60, 12, 11],
  ])
  if (outerY > 900) {
    // A long arm bends, so its sleeve bunches at the elbow and at the cuff.
    left.push(
      ...foldsOf([
        [600 - arm - 40, 690, 600 - arm - 150, 800, 20, 13],
        [600 - arm - 64, 770, 600 - arm - 190, 860, -22, 14],
        [600 - arm - 90, 850, 600 - arm - 220, 960, 18, 13],
        [600 - inner + 30, innerY - 190, 600 - outer + 30, outerY - 90, 14, 11],
        [600 - inner + 14, innerY - 110, 600 - outer + 24, outerY - 120, -12, 10],
      ]),
    )
  }
  const folds =
    side < 0
      ? left
      : left.map((fold, index) => mirrorFold(fold, PICTURE_WIDTH, index % 2 === 0 ? -14 : 20))
  return [{ radius: 9, rise: 15, folds }]
}
