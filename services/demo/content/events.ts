import { readdirSync } from 'node:fs'
import type { EventEntry } from './entries.ts'
import { comingEvents } from './events/coming.ts'
import { comingMatches } from './events/matches.ts'
import { pastEvents } from './events/past.ts'

export function events(now: Date, match: Date): readonly EventEntry[] {
  return allEvents(now, match).filter(({ picture }) => DRAWN.has(`${picture}.webp`))
}

export function allEvents(now: Date, match: Date): readonly EventEntry[] {
  return [...comingMatches(now, match), ...comingEvents(now), ...pastEvents(now)]
}

// TEMPORARY until every event has its picture.
const DRAWN = new Set(readdirSync(new URL('../masters/', import.meta.url)))
