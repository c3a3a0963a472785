import { HOME_KIT, NIGHT_RIMS } from './kits.ts'
import { drawPerson, type Kit, type Rims, type Stand } from './people/light.ts'
import type { Pose } from './people/pose.ts'
import { shirtNumber } from './people/shirt-number.ts'

/** One person in a picture: who, where, how large and how dressed. */
export type Role = {
  readonly pose: Pose
  /** Where the hips come to lie, in pixels. */
  readonly x: number
  readonly y: number
  /** Pixels per cm. */
  readonly scale: number
  readonly kit?: Kit
  readonly number?: string
  readonly numberFill?: string
  readonly turn?: number
  readonly mirrored?: boolean
  readonly cut?: Pose['head']['cut']
  /** Thickness of arms and legs; 1 is a grown man. */
  readonly limbs?: number
  readonly rims?: Partial<Rims>
}

export function standOf({ x, y, scale, turn = 0, mirrored = false }: Role): Stand {
  // Two people in one picture never share a place, so the place can name their clip paths.
  return { at: [x, y], scale, turn, mirrored, name: `p${Math.round(x)}-${Math.round(y)}-` }
}

export function poseOf({ pose, cut, limbs }: Role): Pose {
  return {
    ...pose,
    head: { ...pose.head, cut: cut ?? pose.head.cut },
    build: { limbs: 1, ...pose.build, ...(limbs && { limbs }) },
  }
}

export function play(role: Role): string {
  const pose = poseOf(role)
  const stand = standOf(role)
  const { kit = HOME_KIT, number, numberFill = '#f7f3ea', rims } = role
  const person = drawPerson(pose, kit, { ...NIGHT_RIMS, ...rims }, stand)
  return number ? person + shirtNumber(pose, stand, number, numberFill) : person
}

export const playAll = (roles: readonly Role[]): string => roles.map(play).join('')

/** A blot under somebody who stands or jumps. */
export function groundShadow(x: number, y: number, width: number, opacity = 0.34): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${(width * 0.1).toFixed(1)}" fill="#020817" opacity="${opacity}"/>`
}
