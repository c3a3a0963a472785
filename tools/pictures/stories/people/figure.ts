import { hand } from './hand.ts'
import { head } from './head.ts'
import {
  FOREARM,
  type Profile,
  SHIN,
  SHIN_FRONT,
  segment,
  THIGH,
  THIGH_FRONT,
  UPPER_ARM,
} from './limb.ts'
import { angleOf, between, circle, type Outline, type Point } from './outline.ts'
import type { Arm, Layer, Leg, Pose } from './pose.ts'
import { shoe } from './shoe.ts'

export type Tone =
  | 'skin'
  | 'hair'
  | 'jersey'
  | 'sleeve'
  | 'trim'
  | 'shorts'
  | 'pad'
  | 'sock'
  | 'shoe'
  | 'sole'
  | 'ball'

export type Part = {
  readonly tone: Tone
  readonly outlines: readonly Outline[]
  readonly isFar: boolean
  /** Set for a real ball: it has seams. */
  readonly ball?: NonNullable<Pose['ball']>
  /** Lies under cloth on all sides: light finds no edge on it. */
  readonly isCovered?: boolean
  /** Darker creases and second colours inside the part. */
  readonly folds?: readonly Outline[]
  readonly trims?: readonly Outline[]
}

/** The parts of a person, back to front. */
export function partsOf(pose: Pose): readonly Part[] {
  return pose.order.flatMap((layer) => layerOf(pose, layer))
}

function layerOf(pose: Pose, layer: Layer): readonly Part[] {
  switch (layer) {
    case 'farArm':
      return armParts(pose.farArm, pose, true)
    case 'nearArm':
      return armParts(pose.nearArm, pose, false)
    case 'farLeg':
      return legParts(pose.farLeg, pose, true)
    case 'nearLeg':
      return legParts(pose.nearLeg, pose, false)
    case 'pelvis':
      if (pose.shorts) {
        return [{ ...near('shorts', [pose.shorts.outline]), folds: pose.shorts.folds }]
      }
      return [
        {
          ...near('shorts', [circle(between(pose.nearLeg.hip, pose.farLeg.hip, 0.5), 12.5)]),
          isCovered: true,
        },
      ]
    case 'neck':
      return [near('skin', [neckOutline(pose.neck, pose.build?.limbs ?? 1)])]
    case 'torso':
      return [{ ...near('jersey', [pose.torso]), folds: pose.folds, trims: pose.trims }]
    case 'head':
      return headParts(pose)
    case 'ball':
      return pose.ball
        ? [{ ...near('ball', [circle(pose.ball.at, pose.ball.radius)]), ball: pose.ball }]
        : []
  }
}

const near = (tone: Tone, outlines: readonly Outline[]): Part => ({ tone, outlines, isFar: false })

function headParts(pose: Pose): readonly Part[] {
  const { at, turn, view, cut, toLeft = false, scale = 1 } = pose.head
  const { skull, features, hair } = head(view, cut, {
    at,
    turn: toLeft ? 180 + turn : turn,
    flip: toLeft,
    scale,
  })
  return [near('skin', skull), { ...near('hair', features), isCovered: true }, near('hair', hair)]
}

function neckOutline([from, to]: Pose['neck'], thickness: number): Outline {
  const profile: Profile = [
    [0, 8.8, 9.4],
    [0.3, 6.6, 7],
    [0.65, 6, 6.4],
    [1, 6.1, 6.5],
  ]
  return segment(from, to, scaled(profile, thickness), { hem: 0 })
}

function scaled(profile: Profile, by: number): Profile {
  return profile.map(([along, front, back]) => [along, front * by, back * by])
}

function armParts(arm: Arm, { build }: Pose, isFar: boolean): readonly Part[] {
  const thickness = build?.limbs ?? 1
  const upper = scaled(UPPER_ARM, thickness)
  const lower = scaled(FOREARM, thickness)
  const { shoulder, elbow, wrist, bend = 0, flip = false } = arm
  const fingers = hand(arm.hand, {
    at: wrist,
    turn: angleOf(elbow, wrist) + bend,
    flip,
    scale: Math.sqrt(thickness),
  })
  const skin = [segment(shoulder, elbow, upper), segment(elbow, wrist, lower), ...fingers]
  const sleeve = build?.longSleeves
    ? [
        segment(shoulder, elbow, upper, { grow: 1.2 }),
        segment(elbow, wrist, lower, { grow: 1, to: 0.96, hem: 0.2 }),
      ]
    : [segment(shoulder, elbow, upper, { to: 0.56, grow: 1.3, hem: 1.6 })]
  const cuff = build?.longSleeves
    ? segment(elbow, wrist, lower, { from: 0.88, to: 0.97, grow: 1.2, hem: 0.1 })
    : segment(shoulder, elbow, upper, { from: 0.5, to: 0.565, grow: 2.7, hem: 0.3 })
  return [
    { tone: 'skin', outlines: skin, isFar },
    { tone: 'sleeve', outlines: sleeve, isFar },
    { tone: 'trim', outlines: [withoutCap(cuff)], isFar },
  ]
}

/** A band across a limb: both ends straight. */
function withoutCap(band: Outline): Outline {
  return band.slice(0, -1).map(([x, y]) => [x, y, 'corner'])
}

function legParts(leg: Leg, { build, shorts }: Pose, isFar: boolean): readonly Part[] {
  const thickness = build?.limbs ?? 1
  const isFront = leg.view === 'front'
  const thigh = scaled(isFront ? THIGH_FRONT : THIGH, thickness)
  const shin = scaled(isFront ? SHIN_FRONT : SHIN, thickness)
  const { hip, knee, ankle } = leg
  const parts: Part[] = [
    { tone: 'skin', outlines: [segment(hip, knee, thigh), segment(knee, ankle, shin)], isFar },
  ]
  const { upper, sole, stripe } = shoe(leg.foot, {
    at: ankle,
    turn: leg.toes,
    flip: leg.flipFoot ?? false,
    scale: Math.sqrt(thickness),
  })
  if (build?.barefoot) {
    const short = segment(hip, knee, thigh, { to: 0.58, grow: 1.4, hem: 2.4 })
    const foot: Part = { tone: 'skin', outlines: [upper], isFar }
    return [foot, ...parts, { tone: 'shorts', outlines: [short], isFar }]
  }
  if (build?.longTrousers) {
    parts.push({ tone: 'shoe', outlines: [upper], isFar })
    parts.push({ tone: 'sole', outlines: [sole], isFar })
    const trousers = [
      segment(hip, knee, thigh, { grow: 1 }),
      segment(knee, ankle, shin, { grow: 1.6, to: 0.98, hem: 2.2 }),
    ]
    return [...parts, { tone: 'shorts', outlines: trousers, isFar }]
  }
  if (build?.kneePads) parts.push({ tone: 'pad', outlines: kneePad(hip, knee, ankle), isFar })
  const sock = segment(knee, ankle, shin, { from: 0.66, grow: 0.5 })
  parts.push({ tone: 'sock', outlines: [sock.slice(0, -1)], isFar })
  parts.push({ tone: 'shoe', outlines: [upper], isFar })
  parts.push({ tone: 'sole', outlines: stripe ? [sole, stripe] : [sole], isFar })
  if (shorts) return parts
  const short = segment(hip, knee, thigh, { to: 0.58, grow: 1.4, hem: 2.4 })
  return [...parts, { tone: 'shorts', outlines: [short], isFar }]
}

function kneePad(hip: Point, knee: Point, ankle: Point): readonly Outline[] {
  return [
    withoutCap(segment(hip, knee, THIGH, { from: 0.8, to: 1, grow: 0.5, hem: 0 })),
    circle(knee, 6),
    withoutCap(segment(knee, ankle, SHIN, { from: 0, to: 0.2, grow: 0.5, hem: 0 })),
  ]
}
