import { EVENT_KINDS, EVENT_STATES } from '#services/contract/rules/events.ts'
import { anyOf, days, isTrue, listOf } from './list.ts'

/** Matches, camps and other events of the calendar. */
export const EVENT_LIST = listOf({
  right: 'content.write',
  isPersonal: false,
  columns: {
    title: { kind: 'text' },
    kind: { kind: 'word' },
    start: { kind: 'moment', sort: 'START' },
    end: { kind: 'moment', isExtra: true },
    location: { kind: 'text' },
    state: { kind: 'word' },
    sold: { kind: 'number' },
  },
  filters: {
    /** By the end of the event, or of its day. */
    isPast: isTrue(),
    kind: anyOf(EVENT_KINDS),
    state: anyOf(EVENT_STATES),
    start: days(),
  },
  sort: 'START_DESC',
  views: {
    upcoming: { filter: { isPast: false }, sort: 'START_ASC' },
    changed: { filter: { isPast: false, state: ['POSTPONED', 'CANCELLED'] }, sort: 'START_ASC' },
    past: { filter: { isPast: true } },
    all: {},
  },
})
