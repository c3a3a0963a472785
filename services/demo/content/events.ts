import type { EventEntry } from './entries.ts'
import { comingEvents } from './events/coming.ts'
import { comingMatches } from './events/matches.ts'
import { pastEvents } from './events/past.ts'

export function events(now: Date, match: Date): readonly EventEntry[] {
  return [...comingMatches(now, match), ...comingEvents(now), ...pastEvents(now)]
}
