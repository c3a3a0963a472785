import { ballSeams } from '#tools/pictures/stories/ball.ts'
import { type Box, boxed } from '#tools/pictures/stories/paint.ts'
import { type Part, partsOf, type Tone } from './figure.ts'
import { type Knot, type Outline, type Point, pathOf } from './outline.ts'
import type { Pose } from './pose.ts'

export type Kit = Readonly<Record<Tone, string>>

/** Two lights behind the person draw two crisp rims; a soft glow leads into the warm one. */
export type Rims = {
  readonly warm: string
  readonly cool: string
  readonly glow: string
  readonly glowStrength: number
  /** Rim width in cm of the body. */
  readonly width: number
  /** Which side the warm light comes from. */
  readonly warmFrom: 'left' | 'right'
}

export type Stand = {
  /** Where the pose's origin goes, in pixels. */
  readonly at: Point
  /** Pixels per cm. */
  readonly scale: number
  readonly turn?: number
  readonly mirrored?: boolean
  /** Prefix of the SVG ids: two people in one picture need two. */
  readonly name: string
}

export function drawPerson(pose: Pose, kit: Kit, rims: Rims, stand: Stand): string {
  return drawParts(partsOf(pose), kit, rims, stand)
}

export function drawParts(parts: readonly Part[], kit: Kit, rims: Rims, stand: Stand): string {
  return parts
    .filter(({ outlines }) => outlines.length > 0)
    .map((part, index) =>
      boxed(boxOf(part, stand), drawPart(part, kit, rims, stand, `${stand.name}${index}`)),
    )
    .join('')
}

/** The whole person as one path: for shadows, masks and plain silhouettes. */
export function silhouetteOf(pose: Pose, stand: Stand): string {
  return partsOf(pose)
    .map(({ outlines }) => pathOf(outlines.map((outline) => standing(outline, stand))))
    .join('')
}

export function pointOn(stand: Stand, [x, y]: Point): Point {
  const turn = ((stand.turn ?? 0) * Math.PI) / 180
  const px = (stand.mirrored ? -x : x) * stand.scale
  const py = y * stand.scale
  return [
    stand.at[0] + px * Math.cos(turn) - py * Math.sin(turn),
    stand.at[1] + px * Math.sin(turn) + py * Math.cos(turn),
  ]
}

function standing(outline: Outline, stand: Stand): Outline {
  return outline.map(([x, y, kind]): Knot => {
    const [px, py] = pointOn(stand, [x, y])
    return kind ? [px, py, kind] : [px, py]
  })
}

/** Knots lie on the curve, which may swing a little beyond them. */
const SWING = 6

function boxOf(part: Part, stand: Stand): Box {
  const knots = part.outlines.flatMap((outline) => standing(outline, stand))
  const xs = knots.map(([x]) => x)
  const ys = knots.map(([, y]) => y)
  const margin = SWING + stand.scale * 2
  const left = Math.floor(Math.min(...xs) - margin)
  const top = Math.floor(Math.min(...ys) - margin)
  const width = Math.ceil(Math.max(...xs) + margin) - left
  const height = Math.ceil(Math.max(...ys) + margin) - top
  return { left, top, width, height }
}

function drawPart(part: Part, kit: Kit, rims: Rims, stand: Stand, id: string): string {
  const toPath = (outlines: readonly Outline[]) =>
    pathOf(outlines.map((outline) => standing(outline, stand)))
  const path = toPath(part.outlines)
  if (part.isCovered) return `<path d="${path}" fill="${kit[part.tone]}"/>`
  const width = rims.width * stand.scale * (part.tone === 'hair' ? 0.8 : 1)
  const side = rims.warmFrom === 'right' ? 1 : -1
  const seams = part.ball
    ? ballSeams(pointOn(stand, part.ball.at), part.ball.radius * stand.scale)
    : ''
  const folds = part.folds?.length
    ? `<path d="${toPath(part.folds)}" fill="#020817" opacity=".3" filter="url(#${id}s)"/>`
    : ''
  const trims = part.trims?.length ? `<path d="${toPath(part.trims)}" fill="${kit.trim}"/>` : ''
  const shade = part.isFar ? `<path d="${path}" fill="#040b1c" opacity=".38"/>` : ''
  const far = part.isFar ? 0.62 : 1
  return `<defs><clipPath id="${id}c"><path d="${path}"/></clipPath>
${outside(`${id}w`, path, [-width * side, width * 0.75])}
${outside(`${id}k`, path, [width * 0.85 * side, width * 0.6])}
${outside(`${id}g`, path, [-width * 3 * side, width * 2], width * 2)}
<filter id="${id}s"><feGaussianBlur stdDeviation="${(stand.scale * 0.5).toFixed(2)}"/></filter></defs>
<g clip-path="url(#${id}c)"><path d="${path}" fill="${kit[part.tone]}"/>${trims}${seams}${shade}${folds}
<path d="${path}" fill="${rims.glow}" opacity="${(rims.glowStrength * far).toFixed(2)}" mask="url(#${id}g)"/>
<path d="${path}" fill="${rims.cool}" opacity="${(0.9 * far).toFixed(2)}" mask="url(#${id}k)"/>
<path d="${path}" fill="${rims.warm}" opacity="${far.toFixed(2)}" mask="url(#${id}w)"/></g>`
}

/** A mask that is white where the shape, moved by an offset, does not reach. */
function outside(id: string, path: string, [dx, dy]: Point, soft = 0): string {
  const filter = soft
    ? `<filter id="${id}f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${soft.toFixed(2)}"/></filter>`
    : ''
  const blurred = soft ? ` filter="url(#${id}f)"` : ''
  return `${filter}<mask id="${id}" maskUnits="userSpaceOnUse" x="-500" y="-500" width="4000" height="3000"><rect x="-500" y="-500" width="4000" height="3000" fill="#fff"/><path d="${path}" fill="#000" transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)})"${blurred}/></mask>`
}
