import { describe, expect, test } from 'vitest'
import { matchDay, midnight } from './dates.ts'
import { events as eventsAt } from './events.ts'
import { POST_CATEGORIES, posts as postsFor } from './posts.ts'

const HOUR_MS = 3_600_000

describe.each(['2026-11-21T12:00:00Z', '2027-03-28T00:30:00Z', '2027-10-30T22:45:00Z'])(
  'stories told at %s',
  (clock) => {
    const now = new Date(clock)
    const match = matchDay(now)
    const posts = postsFor(match)
    const events = eventsAt(now, match)
    const eventCalled = (slug: string) => events.find((event) => event.slug === slug)

    test('sixty posts fill six categories, each with a day and a picture of its own', () => {
      const categories = POST_CATEGORIES.map(({ slug }) => slug)
      const sizes = categories.map(
        (slug) => posts.filter(({ category }) => category === slug).length,
      )

      expect(categories).toHaveLength(6)
      expect(sizes.every((size) => size >= 8)).toBe(true)
      expect(sizes.reduce((sum, size) => sum + size)).toBe(60)
      for (const field of ['slug', 'title', 'picture', 'daysAgo'] as const) {
        expect(new Set(posts.map((post) => post[field])).size, field).toBe(60)
      }
    })

    test('of 24 events six are past; each ends after its start, at an hour when people are awake', () => {
      const past = events.filter(({ end, start }) => (end ?? start) < now)
      const atNight = events.filter(({ start }) => {
        const hour = (start.getTime() - midnight(start, 0).getTime()) / HOUR_MS
        return hour < 8 || hour > 21
      })

      expect(events).toHaveLength(24)
      expect(new Set(events.map(({ slug }) => slug)).size).toBe(24)
      expect(past).toHaveLength(6)
      expect(events.filter(({ start, end }) => end !== null && end <= start)).toEqual([])
      expect(atNight.map(({ slug }) => slug)).toEqual([])
    })

    test.each([
      ['jadran-gorje', 'jadran-gorje-31-26'],
      ['ravnica-jadran', 'bod-iz-ravnice'],
      ['turnir-tri-mora', 'kadetkinje-osvojile-turnir-tri-mora'],
      ['seminar-sudaca', 'seminar-sudaca-nova-pravila'],
      ['predstavljanje-knjige', 'predstavljena-knjiga'],
    ])('%s is reported after it has ended, and within three days', (event, report) => {
      const { end } = eventCalled(event) ?? {}
      const { daysAgo = 0 } = posts.find(({ slug }) => slug === report) ?? {}
      const reported = midnight(now, -daysAgo).getTime() + 9 * HOUR_MS
      const daysLater = (reported - (end?.getTime() ?? 0)) / (24 * HOUR_MS)

      expect(daysLater).toBeGreaterThan(0)
      expect(daysLater).toBeLessThan(3)
    })
  },
)
