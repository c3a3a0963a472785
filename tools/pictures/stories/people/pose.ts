import type { HandShape } from './hand.ts'
import type { HairCut, HeadView } from './head.ts'
import type { Outline, Point } from './outline.ts'
import type { FootView } from './shoe.ts'

export type Arm = {
  readonly shoulder: Point
  readonly elbow: Point
  readonly wrist: Point
  readonly hand: HandShape
  /** Degrees the hand is bent against the forearm. */
  readonly bend?: number
  /** The thumb on the other side. */
  readonly flip?: boolean
}

export type Leg = {
  readonly hip: Point
  readonly knee: Point
  readonly ankle: Point
  readonly view?: 'side' | 'front'
  readonly foot: FootView
  /** Direction of the toes in degrees, clockwise from the right. */
  readonly toes: number
  /** The sole on the other side: a foot that points to the left. */
  readonly flipFoot?: boolean
}

export type Layer =
  | 'farArm'
  | 'farLeg'
  | 'pelvis'
  | 'neck'
  | 'torso'
  | 'head'
  | 'nearLeg'
  | 'nearArm'
  | 'ball'

/**
 * A person in cm, y down, the middle of the hips near the origin, looking to the right. Torso and
 * folds are drawn by hand for each pose; limbs follow their joints.
 */
export type Pose = {
  readonly torso: Outline
  readonly folds: readonly Outline[]
  /** Collar and side panels, in the second colour of the shirt. */
  readonly trims: readonly Outline[]
  /** Shorts drawn by hand, in one piece; without them each leg wears its own half. */
  readonly shorts?: { readonly outline: Outline; readonly folds: readonly Outline[] }
  readonly neck: readonly [from: Point, to: Point]
  readonly head: {
    readonly at: Point
    readonly turn: number
    readonly view: HeadView
    readonly cut: HairCut
    /** Looks to the left. */
    readonly toLeft?: boolean
    readonly scale?: number
  }
  readonly nearArm: Arm
  readonly farArm: Arm
  readonly nearLeg: Leg
  readonly farLeg: Leg
  readonly order: readonly Layer[]
  readonly ball?: { readonly at: Point; readonly radius: number }
  /** Where the shirt number sits, and how it is turned and squeezed by the twist of the trunk. */
  readonly number?: NumberPlace
  readonly build?: Build
}

export type NumberPlace = {
  readonly at: Point
  readonly turn: number
  readonly width: number
  readonly size: number
}

/** Thickness of limbs and length of the cloth, so that a child is not a small man. */
export type Build = {
  readonly limbs: number
  readonly kneePads?: boolean
  readonly longSleeves?: boolean
  readonly longTrousers?: boolean
  readonly barefoot?: boolean
}
