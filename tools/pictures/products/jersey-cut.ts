/** Measures of a jersey lying flat, in pixels from its middle line and from the top of the picture. */
export type JerseyCut = {
  readonly neckHalf: number
  readonly neckTop: number
  readonly shoulderHalf: number
  readonly shoulderY: number
  readonly chestHalf: number
  readonly underarmY: number
  readonly waistHalf: number
  readonly waistY: number
  readonly hemHalf: number
  readonly hemY: number
  readonly cuffOuter: readonly [half: number, y: number]
  readonly cuffInner: readonly [half: number, y: number]
}

export type Neckline = 'v' | 'round' | 'polo' | 'back'

export type JerseyShape = {
  readonly body: string
  readonly backHem: string
  readonly sleeves: readonly [left: string, right: string]
  readonly cuffInsides: readonly [left: string, right: string]
  readonly neckInside: string
  readonly backCollar: string
  readonly collar: string
  readonly collarEdge: string
  readonly armholes: readonly [left: string, right: string]
}

export const ADULT_CUT: JerseyCut = {
  neckHalf: 142,
  neckTop: 190,
  shoulderHalf: 284,
  shoulderY: 258,
  chestHalf: 268,
  underarmY: 590,
  waistHalf: 268,
  waistY: 930,
  hemHalf: 286,
  hemY: 1302,
  cuffOuter: [512, 640],
  cuffInner: [318, 744],
}

export const CHILD_CUT: JerseyCut = {
  neckHalf: 150,
  neckTop: 238,
  shoulderHalf: 304,
  shoulderY: 302,
  chestHalf: 304,
  underarmY: 606,
  waistHalf: 300,
  waistY: 880,
  hemHalf: 322,
  hemY: 1208,
  cuffOuter: [526, 640],
  cuffInner: [346, 752],
}

export const RETRO_CUT: JerseyCut = {
  neckHalf: 132,
  neckTop: 206,
  shoulderHalf: 300,
  shoulderY: 270,
  chestHalf: 296,
  underarmY: 622,
  waistHalf: 292,
  waistY: 950,
  hemHalf: 300,
  hemY: 1290,
  cuffOuter: [524, 706],
  cuffInner: [322, 794],
}

export const WOMEN_CUT: JerseyCut = {
  neckHalf: 146,
  neckTop: 206,
  shoulderHalf: 262,
  shoulderY: 268,
  chestHalf: 250,
  underarmY: 574,
  waistHalf: 226,
  waistY: 890,
  hemHalf: 270,
  hemY: 1262,
  cuffOuter: [456, 566],
  cuffInner: [296, 664],
}

export const LONG_CUT: JerseyCut = {
  ...ADULT_CUT,
  hemY: 1270,
  cuffOuter: [552, 1146],
  cuffInner: [420, 1184],
}

/** A T-shirt hangs straight and has a smaller neck than a jersey. */
export const TEE_CUT: JerseyCut = {
  ...RETRO_CUT,
  neckHalf: 124,
  shoulderHalf: 306,
  waistHalf: 294,
  hemHalf: 298,
  hemY: 1300,
  cuffOuter: [520, 620],
  cuffInner: [336, 724],
}

export const CHILD_TEE_CUT: JerseyCut = { ...CHILD_CUT, neckHalf: 132, cuffOuter: [520, 616] }

export const LONG_TEE_CUT: JerseyCut = {
  ...TEE_CUT,
  cuffOuter: [556, 1150],
  cuffInner: [426, 1186],
}

export const SMALLEST_CUT: JerseyCut = {
  ...CHILD_CUT,
  neckHalf: 168,
  shoulderHalf: 330,
  chestHalf: 336,
  waistHalf: 338,
  hemHalf: 352,
  hemY: 1150,
  cuffOuter: [534, 560],
  cuffInner: [382, 690],
}

const MIDDLE = 600

type Side = -1 | 1

function pointOn(side: Side): (half: number, y: number) => string {
  return (half, y) => `${(MIDDLE + side * half).toFixed(1)},${y.toFixed(1)}`
}

function neckDepth(neckline: Neckline, cut: JerseyCut): number {
  const depth = { v: 214, round: 148, polo: 150, back: 30 }[neckline]
  return cut.neckTop + depth
}

/** From the left neck point down to the middle and up to the right one. */
function necklineCurve(neckline: Neckline, cut: JerseyCut, widen: number, drop: number): string {
  const half = cut.neckHalf + widen
  const depth = neckDepth(neckline, cut) + drop
  const left = pointOn(-1)
  const right = pointOn(1)
  if (neckline === 'v') {
    const bend = cut.neckTop + (depth - cut.neckTop) * 0.55
    return `C${left(half * 0.96, bend)} ${left(half * 0.57, depth - 26)} ${left(8, depth)}L${right(8, depth)}C${right(half * 0.57, depth - 26)} ${right(half * 0.96, bend)} ${right(half, cut.neckTop)}`
  }
  const bend = cut.neckTop + (depth - cut.neckTop) * 0.62
  return `C${left(half * 0.94, bend)} ${left(half * 0.56, depth)} ${left(0, depth)}C${right(half * 0.56, depth)} ${right(half * 0.94, bend)} ${right(half, cut.neckTop)}`
}

function bodySide(cut: JerseyCut, side: Side): { up: string; down: string } {
  const p = pointOn(side)
  const { shoulderHalf: s, chestHalf: c, waistHalf: w, hemHalf: h } = cut
  const armMiddle = (cut.shoulderY + cut.underarmY) / 2
  const down = `C${p(cut.neckHalf + 40, cut.neckTop + 22)} ${p(s - 52, cut.shoulderY - 26)} ${p(s, cut.shoulderY)}C${p(s + 6, armMiddle)} ${p(c + 2, cut.underarmY - 90)} ${p(c, cut.underarmY)}C${p(c - 2, cut.underarmY + 150)} ${p(w - 4, cut.waistY - 120)} ${p(w, cut.waistY)}C${p(w + 6, cut.waistY + 120)} ${p(h - 6, cut.hemY - 160)} ${p(h, cut.hemY)}`
  const up = `C${p(h - 6, cut.hemY - 160)} ${p(w + 6, cut.waistY + 120)} ${p(w, cut.waistY)}C${p(w - 4, cut.waistY - 120)} ${p(c - 2, cut.underarmY + 150)} ${p(c, cut.underarmY)}C${p(c + 2, cut.underarmY - 90)} ${p(s + 6, armMiddle)} ${p(s, cut.shoulderY)}C${p(s - 52, cut.shoulderY - 26)} ${p(cut.neckHalf + 40, cut.neckTop + 22)} ${p(cut.neckHalf, cut.neckTop)}`
  return { up, down }
}

function sleeve(cut: JerseyCut, side: Side): string {
  const p = pointOn(side)
  const [outer, outerY] = cut.cuffOuter
  const [inner, innerY] = cut.cuffInner
  const { shoulderHalf: s, shoulderY } = cut
  return `M${p(s - 14, shoulderY - 8)}C${p(s + 78, shoulderY + 40)} ${p(outer - 96, outerY - 220)} ${p(outer, outerY)}Q${p((outer + inner) / 2 + 4, (outerY + innerY) / 2 + 16)} ${p(inner, innerY)}C${p(inner - 18, innerY - 60)} ${p(cut.chestHalf + 4, cut.underarmY + 40)} ${p(cut.chestHalf - 8, cut.underarmY + 4)}C${p(s - 22, cut.underarmY - 120)} ${p(s - 22, shoulderY + 90)} ${p(s - 14, shoulderY - 8)}Z`
}

/** The back of the cuff shows below the front: cloth has an inside. */
function cuffInside(cut: JerseyCut, side: Side): string {
  const p = pointOn(side)
  const [outer, outerY] = cut.cuffOuter
  const [inner, innerY] = cut.cuffInner
  const bow = (half: number, y: number) => p((outer + inner) / 2 + half, (outerY + innerY) / 2 + y)
  return `M${p(outer - 1, outerY)}Q${bow(10, 38)} ${p(inner + 1, innerY)}L${p(inner + 10, innerY - 20)}L${p(outer - 12, outerY - 20)}Z`
}

/** The sleeves carried on beyond their cuffs, so that an open end is not rounded off like a cushion. */
export function openCuffs(cut: JerseyCut): readonly [left: string, right: string] {
  const beyond = (side: Side) => {
    const p = pointOn(side)
    const [outer, outerY] = cut.cuffOuter
    const [inner, innerY] = cut.cuffInner
    return `M${p(outer - 20, outerY - 40)}L${p(inner + 8, innerY - 40)}L${p(inner + 70, innerY + 110)}L${p(outer + 60, outerY + 90)}Z`
  }
  return [beyond(-1), beyond(1)]
}

function armhole(cut: JerseyCut, side: Side): string {
  const p = pointOn(side)
  const { shoulderHalf: s, chestHalf: c } = cut
  const armMiddle = (cut.shoulderY + cut.underarmY) / 2
  return `M${p(s, cut.shoulderY)}C${p(s + 6, armMiddle)} ${p(c + 2, cut.underarmY - 90)} ${p(c, cut.underarmY)}`
}

export function hemCurve(cut: JerseyCut, lift: number, sag = 50): string {
  const left = pointOn(-1)
  const right = pointOn(1)
  const y = cut.hemY - lift
  return `M${left(cut.hemHalf + 6, y)}C${left(150, y + sag)} ${right(150, y + sag)} ${right(cut.hemHalf + 6, y)}`
}

export function jerseyShape(cut: JerseyCut, neckline: Neckline): JerseyShape {
  const left = pointOn(-1)
  const right = pointOn(1)
  const { neckHalf: n, neckTop, hemHalf: h, hemY } = cut
  const lift = neckline === 'back' ? 20 : 34
  const backArc = (drop: number) =>
    `M${left(n, neckTop + 6)}C${left(n * 0.72, neckTop - lift + drop)} ${right(n * 0.72, neckTop - lift + drop)} ${right(n, neckTop + 6)}`
  const hem = `C${right(150, hemY + 50)} ${left(150, hemY + 50)} ${left(h, hemY)}`
  const inner = necklineCurve(neckline, cut, -14, neckline === 'back' ? -46 : -40)
  const outer = necklineCurve(neckline, cut, 4, 4)
  const collar = `M${left(n + 4, neckTop)}${outer}L${right(n - 14, neckTop - 6)}${mirrorCurve(inner)}Z`
  return {
    body: `M${left(n, neckTop)}${necklineCurve(neckline, cut, 0, 0)}${bodySide(cut, 1).down}${hem}${bodySide(cut, -1).up}Z`,
    backHem: `M${left(h - 8, hemY - 30)}C${left(160, hemY + 76)} ${right(160, hemY + 76)} ${right(h - 8, hemY - 30)}Z`,
    sleeves: [sleeve(cut, -1), sleeve(cut, 1)],
    cuffInsides: [cuffInside(cut, -1), cuffInside(cut, 1)],
    // From behind nothing of the inside is seen, only the collar.
    neckInside:
      neckline === 'back'
        ? collar
        : `${backArc(0)}L${right(n, neckTop)}${reversedNeck(neckline, cut)}Z`,
    backCollar: `${backArc(-4)}L${right(n - 10, neckTop + 16)}C${right(n * 0.7, neckTop + 8)} ${left(n * 0.7, neckTop + 8)} ${left(n - 10, neckTop + 16)}Z`,
    collar,
    collarEdge: `M${left(n + 4, neckTop)}${outer}`,
    armholes: [armhole(cut, -1), armhole(cut, 1)],
  }
}

/** Turned-down collar of an old jersey: the left wing, mirrored for the right one, and the placket. */
export function poloCollar(cut: JerseyCut): { wings: string; placket: string; buttons: string } {
  const { neckHalf: n, neckTop: top } = cut
  const wing = (side: Side) => {
    const p = pointOn(side)
    return `M${p(n - 20, top - 18)}C${p(n - 34, top + 50)} ${p(70, top + 112)} ${p(6, top + 146)}C${p(14, top + 186)} ${p(40, top + 214)} ${p(78, top + 236)}C${p(122, top + 196)} ${p(160, top + 110)} ${p(n + 26, top + 14)}C${p(n + 12, top - 8)} ${p(n - 4, top - 18)} ${p(n - 20, top - 18)}Z`
  }
  const button = (y: number) => `M588,${y}a12,12 0 1 0 24,0a12,12 0 1 0 -24,0Z`
  return {
    wings: wing(-1) + wing(1),
    placket: `M574,${top + 138}H626V${top + 334}Q600,${top + 342} 574,${top + 334}Z`,
    buttons: button(top + 216) + button(top + 288),
  }
}

/** The neckline is symmetric, so walking it backwards is walking its mirror image. */
function mirrorCurve(curve: string): string {
  return curve.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_pair, x: string, y: string) => {
    return `${(2 * MIDDLE - Number(x)).toFixed(1)},${y}`
  })
}

function reversedNeck(neckline: Neckline, cut: JerseyCut): string {
  return mirrorCurve(necklineCurve(neckline, cut, 0, 6))
}
