import type { EventChange } from '#gateway/session/watches.ts'
import type { Event } from '#services/contract/calendar.ts'

export type EventParent = Event
export type EventChangeParent = EventChange
