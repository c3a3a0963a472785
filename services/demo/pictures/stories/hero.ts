import { smoothstep } from '#services/demo/pictures/engine/numbers.ts'
import { encodeMaster, type Size } from '#services/demo/pictures/engine/raster.ts'
import { developCanvas, overlay } from '#services/demo/pictures/engine/stage.ts'
import { type Camera, pixelsPerMetre, project, type Spot } from './hall/camera.ts'
import { buildHall, type Hall } from './hall/match.ts'
import { darker, fairer, HOME_KIT, KEEPER_KIT, NIGHT_RIMS, RIVAL_KIT } from './kits.ts'
import { bloom, scatterDust, shadeWith, softShadow } from './lens.ts'
import { drawPerson, type Kit, type Stand } from './people/light.ts'
import type { Pose } from './people/pose.ts'
import { BLOCK_HIGH, BLOCK_STEP } from './people/poses/block.ts'
import { JUMP_SHOT } from './people/poses/jump-shot.ts'
import { STAR_SAVE } from './people/poses/keeper.ts'
import { shirtNumber } from './people/shirt-number.ts'

type Actor = {
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

type Scene = {
  readonly hall: Hall
  readonly actors: readonly Actor[]
  readonly keep: (u: number, v: number) => number
}

async function drawScene({ hall, actors, keep }: Scene): Promise<Buffer> {
  const canvas = await buildHall(hall)
  for (const [index, actor] of actors.entries()) {
    const unit = pixelsPerMetre(hall.camera, actor.spot.z)
    await softShadow(canvas, shadowOf(actor, hall.camera), unit * 0.07, 0.75)
    const stand = standOf(actor, hall.camera, `actor${index}-`)
    // Small people need a thinner edge than the one in front, or it eats them.
    const rims = { ...NIGHT_RIMS, width: stand.scale > 2 ? 1 : 0.85 }
    const person = drawPerson(actor.pose, actor.kit, rims, stand)
    await overlay(canvas, person + shirtNumber(actor.pose, stand, actor.number, NUMBER_FILL))
  }
  bloom(canvas, 26, 0.9)
  scatterDust(canvas, 260, 8)
  shadeWith(canvas, keep)
  return encodeMaster(developCanvas(canvas, 0.01), hall.camera.size)
}

const HOME: Size = { width: 1920, height: 860 }
const TALL: Size = { width: 900, height: 1200 }

const homeCamera: Camera = {
  size: HOME,
  horizon: 396,
  middle: 1480,
  height: 1.5,
  focal: 1118,
  goalZ: 13.4,
}

export const HERO_HOME: Scene = {
  hall: {
    camera: homeCamera,
    stand: { top: 150, bottom: 470, rows: 44, litAt: 1260, brightness: 0.6, seed: 3 },
    floor: {
      lit: '#2487a0',
      dark: '#0d3558',
      pool: { x: 1300, z: 6, spread: 0.42 },
      farZ: 21,
    },
    lamps: [
      { x: 240, y: 84, aim: 0.85, spread: 0.1, reach: 1000, power: 0.16 },
      { x: 580, y: 44, aim: 1.15, spread: 0.12, reach: 1000, power: 0.28 },
      { x: 900, y: 26, aim: 1.35, spread: 0.1, reach: 1000, power: 0.28 },
      { x: 1340, y: 20, aim: 1.62, spread: 0.11, reach: 1000, power: 0.32 },
      { x: 1640, y: 32, aim: 1.9, spread: 0.1, reach: 1000, power: 0.3 },
      { x: 1850, y: 62, aim: 2.1, spread: 0.12, reach: 1000, power: 0.32 },
    ],
    defocus: 3.6,
  },
  actors: [
    {
      pose: STAR_SAVE,
      kit: KEEPER_KIT,
      spot: { x: 0.1, z: 12.6 },
      hips: 1.02,
      number: '1',
      mirrored: true,
    },
    {
      pose: BLOCK_STEP,
      kit: fairer(RIVAL_KIT),
      spot: { x: 2.0, z: 8.2 },
      hips: 1,
      number: '5',
    },
    {
      pose: BLOCK_HIGH,
      kit: darker(RIVAL_KIT),
      spot: { x: -0.85, z: 7.5 },
      hips: 1.2,
      number: '18',
    },
    {
      pose: BLOCK_HIGH,
      kit: RIVAL_KIT,
      spot: { x: 0.55, z: 7 },
      hips: 1.08,
      number: '23',
      mirrored: true,
    },
    {
      pose: JUMP_SHOT,
      kit: HOME_KIT,
      spot: { x: -1.66, z: 3.95 },
      hips: 1.52,
      number: '7',
      turn: -5,
    },
  ],
  keep: (u) => 0.24 + 0.76 * smoothstep(0.22, 0.56, u),
}

const tallCamera: Camera = {
  size: TALL,
  horizon: 520,
  middle: 640,
  height: 1.5,
  focal: 1000,
  goalZ: 13,
}

/** Composed for phones: people in the upper two thirds, the words below them. */
export const HERO_HOME_TALL: Scene = {
  hall: {
    camera: tallCamera,
    stand: { top: 190, bottom: 590, rows: 48, litAt: 520, brightness: 0.62, seed: 5 },
    floor: {
      lit: '#2487a0',
      dark: '#0d3558',
      pool: { x: 500, z: 6, spread: 0.6 },
      farZ: 19,
    },
    lamps: [
      { x: 90, y: 90, aim: 1.15, spread: 0.12, reach: 1000, power: 0.26 },
      { x: 330, y: 44, aim: 1.4, spread: 0.11, reach: 1000, power: 0.3 },
      { x: 620, y: 40, aim: 1.7, spread: 0.11, reach: 1000, power: 0.32 },
      { x: 830, y: 86, aim: 2, spread: 0.12, reach: 1000, power: 0.28 },
    ],
    defocus: 3.6,
  },
  actors: [
    {
      pose: STAR_SAVE,
      kit: KEEPER_KIT,
      spot: { x: -0.2, z: 12 },
      hips: 1,
      number: '1',
      mirrored: true,
    },
    { pose: BLOCK_HIGH, kit: darker(RIVAL_KIT), spot: { x: 1.2, z: 7.6 }, hips: 1.1, number: '18' },
    {
      pose: BLOCK_HIGH,
      kit: RIVAL_KIT,
      spot: { x: 0.3, z: 6.8 },
      hips: 1.2,
      number: '23',
      mirrored: true,
    },
    {
      pose: JUMP_SHOT,
      kit: HOME_KIT,
      spot: { x: -1.22, z: 3.7 },
      hips: 1.72,
      number: '7',
      turn: -5,
    },
  ],
  keep: (_u, v) => 1 - 0.66 * smoothstep(0.62, 0.86, v),
}

export function drawHero(scene: Scene): Promise<Buffer> {
  return drawScene(scene)
}
