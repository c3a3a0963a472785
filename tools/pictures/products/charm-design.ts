import type { Piece } from './soft.ts'

export type CharmDesign = { readonly pieces: readonly Piece[] }
