import { text } from '#tools/pictures/engine/lettering.ts'
import { pointOn, type Stand } from './light.ts'
import type { Pose } from './pose.ts'

/** The number on the shirt, turned and squeezed as the trunk turns. Mirrored people keep theirs. */
export function shirtNumber(pose: Pose, stand: Stand, digits: string, fill: string): string {
  if (!pose.number) return ''
  const { at, turn, width, size } = pose.number
  const [x, y] = pointOn(stand, at)
  const lean = (stand.turn ?? 0) + (stand.mirrored ? -turn : turn)
  const height = size * stand.scale
  const figure = text(digits, 0, height * 0.36, {
    size: height,
    anchor: 'middle',
    attributes: `fill="${fill}"`,
  })
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean}) scale(${width} 1)">${figure}</g>`
}
