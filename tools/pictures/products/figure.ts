import { HOME_KIT, NIGHT_RIMS } from '#tools/pictures/stories/kits.ts'
import {
  drawPerson,
  pointOn,
  type Stand,
  silhouetteOf,
} from '#tools/pictures/stories/people/light.ts'
import { JUMP_SHOT } from '#tools/pictures/stories/people/poses/jump-shot.ts'
import { shirtNumber } from '#tools/pictures/stories/people/shirt-number.ts'

/** The player of the match pictures, in the home kit. */
export function throwerInKit(stand: Stand): string {
  return (
    drawPerson(JUMP_SHOT, HOME_KIT, NIGHT_RIMS, stand) +
    shirtNumber(JUMP_SHOT, stand, '7', '#F4EFE5')
  )
}

/** The same player cut from one sheet of colour, the ball from another. */
export function throwerCutOut(stand: Stand, color: string, ballColor: string): string {
  const { ball } = JUMP_SHOT
  const [x, y] = ball ? pointOn(stand, ball.at) : [0, 0]
  const radius = (ball?.radius ?? 0) * stand.scale
  return `<path d="${silhouetteOf(JUMP_SHOT, stand)}" fill="${color}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${ballColor}"/>${shirtNumber(JUMP_SHOT, stand, '7', ballColor)}`
}
