/** Kinds of events, as staff sort them. */
export const EVENT_KINDS = ['MATCH', 'TOURNAMENT', 'CAMP', 'TRAINING', 'MEETING', 'OTHER'] as const
export const EVENT_STATES = ['PLANNED', 'POSTPONED', 'CANCELLED'] as const
/** What staff do with an event that its ticket holders are informed of. */
export const EVENT_MOVES = ['CANCEL', 'POSTPONE', 'RESTORE'] as const

export type EventKind = (typeof EVENT_KINDS)[number]
export type EventState = (typeof EVENT_STATES)[number]
export type EventMove = (typeof EVENT_MOVES)[number]

export const EVENT_TITLE_LENGTH = 200
export const EVENT_TEXT_LENGTH = 20_000
export const EVENT_PLACE_LENGTH = 200
export const EVENT_REASON_LENGTH = 500
