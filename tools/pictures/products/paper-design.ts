import type { Piece } from './soft.ts'

export type PaperDesign = { readonly pieces: readonly Piece[]; readonly turn: number }
