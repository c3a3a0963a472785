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

/** Away from home the federation plays in white. */
export const AWAY_KIT: Kit = {
  ...HOME_KIT,
  jersey: '#e8e3d8',
  sleeve: '#e8e3d8',
  trim: '#17929d',
  shorts: '#cfd6d8',
  sock: '#17929d',
}

export const REFEREE_SHIRT: Kit = {
  ...HOME_KIT,
  jersey: '#e2b53c',
  sleeve: '#e2b53c',
  trim: '#16202f',
  shorts: '#16202f',
  sock: '#16202f',
  shoe: '#16202f',
}

/** A coat, a jacket, a training suit: one colour from the collar to the shoes. */
export const suited = (kit: Kit, color: string, trousers = '#121d33'): Kit => ({
  ...kit,
  jersey: color,
  sleeve: color,
  trim: '#e9e4da',
  shorts: trousers,
  shoe: '#1a1420',
  sole: '#cfc6b8',
})

export const shirted = (kit: Kit, color: string, trim = '#f4efe5'): Kit => ({
  ...kit,
  jersey: color,
  sleeve: color,
  trim,
})

export const greying = (kit: Kit): Kit => ({
  ...kit,
  hair: '#b9bcc2',
  pad: '#b9bcc2',
  skin: '#b07a62',
})
