import type { Event } from '#services/contract/calendar.ts'

export type EventParent = Event
