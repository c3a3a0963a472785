import type { Kit, Rims } from './people/light.ts'

/** The federation's shirt by night: navy that the lamps can still lift. */
export const HOME_KIT: Kit = {
  skin: '#93604f',
  hair: '#0a0f1e',
  jersey: '#14336a',
  sleeve: '#14336a',
  trim: '#d7263d',
  shorts: '#0d2148',
  pad: '#101a30',
  sock: '#e9e4da',
  shoe: '#d7263d',
  sole: '#f4efe5',
  ball: '#e9b44c',
}

export const RIVAL_KIT: Kit = {
  ...HOME_KIT,
  skin: '#7d4c43',
  hair: '#0d0a12',
  jersey: '#5c1a2c',
  sleeve: '#5c1a2c',
  trim: '#e8ddcb',
  shorts: '#33101d',
  sock: '#8a2a3a',
  shoe: '#1a1420',
  sole: '#cfc6b8',
}

export const KEEPER_KIT: Kit = {
  ...HOME_KIT,
  jersey: '#b98a2a',
  sleeve: '#b98a2a',
  trim: '#1c2536',
  shorts: '#1c2536',
  shoe: '#1a1420',
}

export const fairer = (kit: Kit): Kit => ({ ...kit, skin: '#a8735c', hair: '#3a221a' })
export const darker = (kit: Kit): Kit => ({ ...kit, skin: '#5c3833', hair: '#07080f' })

/** Warm from the right, teal from the left: the two lamps of every night picture. */
export const NIGHT_RIMS: Rims = {
  warm: '#ffe9cf',
  cool: '#2fb6c0',
  glow: '#d7263d',
  glowStrength: 0.5,
  width: 0.9,
  warmFrom: 'right',
}
