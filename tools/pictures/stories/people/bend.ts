import { type Knot, type Outline, type Point, rotate } from './outline.ts'
import type { Arm, Pose } from './pose.ts'

const HEM = 8
const WAIST = -22

/** How much of the bend reaches a height of the trunk: nothing at the hem, all above the waist. */
function share(y: number): number {
  const part = Math.min(1, Math.max(0, (HEM - y) / (HEM - WAIST)))
  return part * part * (3 - 2 * part)
}

/** The trunk from the hem upward, turned around the hips; legs stay where they are. */
export function bent<P extends Pose>(pose: P, degrees: number): P {
  const turned = ([x, y]: Point): Point => rotate([x, y], degrees * share(y))
  const whole = (point: Point): Point => rotate(point, degrees)
  const outline = (knots: Outline): Outline =>
    knots.map(([x, y, kind]): Knot => {
      const [px, py] = turned([x, y])
      return kind ? [px, py, kind] : [px, py]
    })
  const arm = (limb: Arm): Arm => ({
    ...limb,
    shoulder: whole(limb.shoulder),
    elbow: whole(limb.elbow),
    wrist: whole(limb.wrist),
  })
  const { number, ball } = pose
  return {
    ...pose,
    torso: outline(pose.torso),
    folds: pose.folds.map(outline),
    trims: pose.trims.map(outline),
    neck: [whole(pose.neck[0]), whole(pose.neck[1])],
    head: { ...pose.head, at: whole(pose.head.at), turn: pose.head.turn + degrees * 0.5 },
    nearArm: arm(pose.nearArm),
    farArm: arm(pose.farArm),
    ...(number && { number: { ...number, at: whole(number.at), turn: number.turn + degrees } }),
    ...(ball && { ball: { ...ball, at: whole(ball.at) } }),
  }
}
