import { smoothstep } from '#tools/pictures/engine/numbers.ts'
import type { Size } from '#tools/pictures/engine/raster.ts'
import type { Camera } from './hall/camera.ts'
import { darker, fairer, HOME_KIT, KEEPER_KIT, RIVAL_KIT } from './kits.ts'
import { BLOCK_HIGH, BLOCK_HIGH_MIRRORED, BLOCK_STEP } from './people/poses/block.ts'
import { JUMP_SHOT } from './people/poses/jump-shot.ts'
import { STAR_SAVE } from './people/poses/keeper.ts'
import type { Scene } from './scene.ts'

const HOME: Size = { width: 1920, height: 860 }
const TALL: Size = { width: 900, height: 1200 }

const homeCamera: Camera = {
  size: HOME,
  horizon: 420,
  middle: 1480,
  height: 1.16,
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
  // Nobody but the keeper may stand inside the six metres.
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
      spot: { x: 1.82, z: 6.9 },
      hips: 1,
      number: '5',
    },
    {
      pose: BLOCK_HIGH,
      kit: darker(RIVAL_KIT),
      spot: { x: -0.62, z: 6.7 },
      hips: 1.2,
      number: '18',
    },
    {
      pose: BLOCK_HIGH_MIRRORED,
      kit: RIVAL_KIT,
      spot: { x: 0.72, z: 6.4 },
      hips: 1.08,
      number: '23',
      mirrored: true,
    },
    {
      pose: JUMP_SHOT,
      kit: HOME_KIT,
      spot: { x: -1.42, z: 3.4 },
      hips: 1.1,
      number: '7',
      turn: -5,
    },
  ],
  keep: (u) => 0.3 + 0.7 * smoothstep(0.2, 0.54, u),
}

const tallCamera: Camera = {
  size: TALL,
  horizon: 520,
  middle: 640,
  height: 1.2,
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
    {
      pose: BLOCK_HIGH,
      kit: darker(RIVAL_KIT),
      spot: { x: 1.12, z: 6.85 },
      hips: 1.1,
      number: '18',
    },
    {
      pose: BLOCK_HIGH_MIRRORED,
      kit: RIVAL_KIT,
      spot: { x: 0.22, z: 6.4 },
      hips: 1.2,
      number: '23',
      mirrored: true,
    },
    {
      pose: JUMP_SHOT,
      kit: HOME_KIT,
      spot: { x: -1.12, z: 3.4 },
      hips: 1.36,
      number: '7',
      turn: -5,
    },
  ],
  keep: (_u, v) => 1 - 0.8 * smoothstep(0.6, 0.76, v),
}
