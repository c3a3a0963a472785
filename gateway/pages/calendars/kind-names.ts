import type { EventKind } from '#services/contract/rules/events.ts'

type Names = Readonly<Record<EventKind, string>>

const ENGLISH: Names = {
  MATCH: 'Matches',
  TOURNAMENT: 'Tournaments',
  CAMP: 'Camps',
  TRAINING: 'Training',
  MEETING: 'Meetings',
  OTHER: 'Other events',
}
const NAMES: ReadonlyMap<string, Names> = new Map([
  [
    'hrv',
    {
      MATCH: 'Utakmice',
      TOURNAMENT: 'Turniri',
      CAMP: 'Kampovi',
      TRAINING: 'Treninzi',
      MEETING: 'Sastanci',
      OTHER: 'Ostali događaji',
    },
  ],
  [
    'ger',
    {
      MATCH: 'Spiele',
      TOURNAMENT: 'Turniere',
      CAMP: 'Camps',
      TRAINING: 'Training',
      MEETING: 'Treffen',
      OTHER: 'Weitere Termine',
    },
  ],
])

/** Of a calendar of these events. */
export function nameOfKind(kind: EventKind, language: string): string {
  return (NAMES.get(language) ?? ENGLISH)[kind]
}
