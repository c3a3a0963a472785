import type { DeskEvent } from '#services/contract/event-desk.ts'

export type StaffEventParent = DeskEvent
