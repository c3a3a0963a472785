import { encodeStory } from './encode.ts'
import { type Camera, pixelsPerMetre, project, type Spot } from './hall/camera.ts'
import { buildHall, type Hall } from './hall/match.ts'
import { NIGHT_RIMS } from './kits.ts'
import { bloom, scatterDust, shadeWith, softShadow } from './lens.ts'
import { paint } from './paint.ts'
import { drawPerson, type Kit, type Stand, silhouetteOf } from './people/light.ts'
import type { Pose } from './people/pose.ts'
import { shirtNumber } from './people/shirt-number.ts'

/** A person on the court. */
export type Actor = {
  readonly pose: Pose
  readonly kit: Kit
  /** On the floor, with the hips this many metres above it. */
  readonly spot: Spot
  readonly hips: number
  readonly number: string
  readonly mirrored?: boolean
  readonly turn?: number
}

const NUMBER_FILL = '#f7f3ea'

function standOf(actor: Actor, camera: Camera, name: string): Stand {
  const scale = pixelsPerMetre(camera, actor.spot.z) / 100
  return {
    at: project(camera, { ...actor.spot, height: actor.hips }),
    scale,
    mirrored: actor.mirrored ?? false,
    turn: actor.turn ?? 0,
    name,
  }
}

function shadowOf(actor: Actor, camera: Camera): string {
  const [x, y] = project(camera, actor.spot)
  const unit = pixelsPerMetre(camera, actor.spot.z)
  const spread = 0.52 + (actor.hips - 0.9) * 0.12
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(unit * spread).toFixed(1)}" ry="${(unit * spread * 0.15).toFixed(1)}"/>`
}

/** Varnish mirrors who stands on it: the same outline, upside down. */
function mirrored(actor: Actor, camera: Camera, stand: Stand): string {
  const [, floor] = project(camera, actor.spot)
  return `<g transform="matrix(1 0 0 -1 0 ${(floor * 2).toFixed(1)})"><path d="${silhouetteOf(actor.pose, stand)}"/></g>`
}

export type Scene = {
  readonly hall: Hall
  readonly actors: readonly Actor[]
  readonly keep: (u: number, v: number) => number
}

/** Hall first, then the people from far to near, then what the lens does. */
export async function drawScene({ hall, actors, keep }: Scene): Promise<Buffer> {
  const canvas = await buildHall(hall)
  for (const [index, actor] of actors.entries()) {
    const unit = pixelsPerMetre(hall.camera, actor.spot.z)
    await softShadow(canvas, shadowOf(actor, hall.camera), unit * 0.07, 0.75)
    const stand = standOf(actor, hall.camera, `actor${index}-`)
    await softShadow(canvas, mirrored(actor, hall.camera, stand), unit * 0.06, 0.13)
    // Small people need a thinner edge than the one in front, or it eats them.
    const rims = { ...NIGHT_RIMS, width: stand.scale > 2 ? 1 : 0.85 }
    const person = drawPerson(actor.pose, actor.kit, rims, stand)
    await paint(canvas, person + shirtNumber(actor.pose, stand, actor.number, NUMBER_FILL))
  }
  bloom(canvas, 26, 0.9)
  scatterDust(canvas, 260, 8)
  shadeWith(canvas, keep)
  return encodeStory(canvas)
}
