import type { Edit, Saved } from '#services/contract/history.ts'

export type EditParent = Edit
export type DifferenceParent = Saved['differing'][number]
