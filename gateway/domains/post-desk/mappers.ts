import type { DeskPost } from '#services/contract/post-desk.ts'

export type StaffPostParent = DeskPost
