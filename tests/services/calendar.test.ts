import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterEvents, getEvent, getEventsOfTickets } from '#services/contract/calendar.ts'
import { followChanges } from '#services/contract/settings.ts'
import { createEvent } from '#services/modules/calendar/api.ts'
import { createTestClock, type TestClock } from '#tests/support/clock.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct } from './product-catalogue.ts'

eachEngine('calendar', (engine) => {
  let services: TestServices
  let clock: TestClock

  beforeAll(async () => {
    clock = createTestClock('2026-03-02T09:00:00.000Z')
    services = await startServices({ engine, clock })
    await create('Derbi u Dvorani Bura', '2026-03-20T18:00:00Z', '2026-03-20T20:00:00Z')
    await create('Otvoreni trening', '2026-03-10T16:00:00+01:00', null)
    await create('Škola rukometa 100%', '2026-03-01T08:00:00Z', '2026-03-05T08:00:00Z')
    await create('Prošli turnir', '2026-02-01T08:00:00Z', null)
    await create('Davni turnir', '2025-02-01T08:00:00Z', null)
  })
  afterAll(async () => await services.close())

  function create(title: string, start: string, end: string | null): Promise<number> {
    const description = `<p>${title}: ulaz besplatan.</p><script>alert(1)</script>`
    return services.db.transaction().execute(
      async (trx) =>
        await createEvent(trx, {
          start,
          end,
          location: 'Split',
          mediaId: null,
          texts: { hrv: { title, description } },
        }),
    )
  }

  test('lists events by start, paged [AP-36~]', async () => {
    const all = await services.call(filterEvents, {})
    const second = await services.call(filterEvents, { page: 2, limit: 3 })

    expect(all.records.map(({ title }) => title)).toEqual([
      'Davni turnir',
      'Prošli turnir',
      'Škola rukometa 100%',
      'Otvoreni trening',
      'Derbi u Dvorani Bura',
    ])
    expect(all).toMatchObject({ lastPage: 1, total: 5 })
    expect(second.records.map(({ title }) => title)).toEqual([
      'Otvoreni trening',
      'Derbi u Dvorani Bura',
    ])
    expect(second).toMatchObject({ lastPage: 2, total: 5 })
  })

  test('leaves out what is over by the given moment, and keeps what is under way', async () => {
    const { records, total } = await services.call(filterEvents, { from: '2026-03-02T09:00:00Z' })

    expect(records[0]?.title).toBe('Škola rukometa 100%')
    expect(total).toBe(3)
  })

  test('what is coming stands first, and what is over behind it, the latest first [EV-02]', async () => {
    const first = await services.call(filterEvents, { order: 'coming-first', limit: 3 })
    const second = await services.call(filterEvents, { order: 'coming-first', limit: 3, page: 2 })

    expect(first.records.map(({ title }) => title)).toEqual([
      'Škola rukometa 100%',
      'Otvoreni trening',
      'Derbi u Dvorani Bura',
    ])
    expect(first.records.every(({ isPast }) => isPast === false)).toBe(true)
    expect(second.records.map(({ title, isPast }) => [title, isPast])).toEqual([
      ['Prošli turnir', true],
      ['Davni turnir', true],
    ])
  })

  test.each([
    ['skola', 1],
    ['ŠKOLA rukometa', 1],
    ['besplatan', 5],
    ['100%', 1],
    ['%', 1],
    ['_', 0],
    ['nogomet', 0],
    ['nogomet\0', 0],
  ])('finds "%s" in %i events', async (keywords, total) => {
    expect((await services.call(filterEvents, { keywords })).total).toBe(total)
  })

  test('answers one event, cleaned, and null for none', async () => {
    const { records } = await services.call(filterEvents, { keywords: 'trening' })
    const id = records[0]?.id ?? 0
    const { event } = await services.call(getEvent, { id })

    expect(event).toEqual({
      id,
      title: 'Otvoreni trening',
      slug: null,
      description: '<p>Otvoreni trening: ulaz besplatan.</p>',
      start: '2026-03-10T15:00:00.000Z',
      end: null,
      location: 'Split',
      media: null,
      isPast: false,
      ticketId: null,
      kind: 'OTHER',
      state: 'PLANNED',
      reason: null,
      isAllDay: false,
      previousStart: null,
      sequence: 0,
    })
    for (const none of [999_999, 2_147_483_647]) {
      expect(await services.call(getEvent, { id: none })).toEqual({ event: null })
    }
  })

  test.each([
    ['its end', '2026-03-11T10:00:00Z', '2026-03-11T12:00:00Z', '2026-03-11T12:00:00.000Z'],
    ['midnight in winter', '2026-03-12T17:00:00Z', null, '2026-03-12T23:00:00.000Z'],
    ['midnight in summer', '2026-06-12T17:00:00Z', null, '2026-06-12T22:00:00.000Z'],
    ['a short day', '2026-03-28T23:00:00Z', null, '2026-03-29T22:00:00.000Z'],
    ['a long day', '2026-10-24T22:00:00Z', null, '2026-10-25T23:00:00.000Z'],
  ])('is over with %s, and not a moment before', async (_what, start, end, over) => {
    const before = clock.now().toISOString()
    const id = await create('Rub', start, end)
    const isPastAt = async (at: string) => {
      clock.set(at)
      const { event } = await services.call(getEvent, { id })
      const { records } = await services.call(filterEvents, {
        from: at,
        keywords: 'rub',
        limit: 50,
      })
      return { isPast: event?.isPast, isLeftOut: !records.some((record) => record.id === id) }
    }
    const justBefore = new Date(Date.parse(over) - 1).toISOString()

    expect(await isPastAt(start)).toEqual({ isPast: false, isLeftOut: false })
    expect(await isPastAt(justBefore)).toEqual({ isPast: false, isLeftOut: false })
    expect(await isPastAt(over)).toEqual({ isPast: true, isLeftOut: true })

    await services.db.deleteFrom('event').where('id', '=', id).execute()
    clock.set(before)
  })

  test('a ticket tells its events by start; an event sells one of its tickets', async () => {
    const { db } = services
    const add = (name: string) => addProduct(services, { name, format: 'EProduct' })
    const [adult, child, season, scarf] = [
      await add('Ulaznica'),
      await add('Dječja'),
      await add('Sezonska'),
      await add('Šal'),
    ]
    const { cursor } = await services.call(followChanges, {})
    const event = { end: null, location: 'Bura', mediaId: null }
    const [later, first] = await db.transaction().execute(async (trx) => [
      await createEvent(trx, {
        ...{ ...event, start: '2026-05-09T18:00:00Z', otherTicketIds: [season] },
        texts: { hrv: { title: 'Uzvrat', description: '' } },
      }),
      await createEvent(trx, {
        ...{ ...event, start: '2026-05-02T18:00:00Z' },
        ...{ ticketId: adult, otherTicketIds: [child, season] },
        texts: { hrv: { title: 'Prva', description: '' } },
      }),
    ])
    const { tickets } = await services.call(getEventsOfTickets, {
      productIds: [adult, child, season, scarf],
    })
    const { topics } = await services.call(followChanges, { after: cursor })

    const idsOf = new Map(tickets.map((one) => [one.productId, one.events.map(({ id }) => id)]))
    expect(idsOf.get(adult)).toEqual([first])
    expect(idsOf.get(child)).toEqual([first])
    expect(idsOf.get(season)).toEqual([first, later])
    expect(idsOf.has(scarf)).toBe(false)
    const sold = async (id: number) => (await services.call(getEvent, { id })).event?.ticketId
    expect([await sold(first ?? 0), await sold(later ?? 0)]).toEqual([adult, null])
    expect(topics).toEqual(expect.arrayContaining([`product:${child}`, `product:${season}`]))
    await db
      .deleteFrom('event')
      .where('id', 'in', [first ?? 0, later ?? 0])
      .execute()
  })

  test('a page beyond every list is empty', async () => {
    const { records, total } = await services.call(filterEvents, { page: 2_147_483_647 })

    expect({ records, total }).toEqual({ records: [], total: 5 })
  })

  test('an event that passes changes its page and the lists', async () => {
    const id = await create('Kratki susret', '2026-04-01T10:00:00Z', '2026-04-01T11:00:00Z')
    await dueDone(services)
    const { cursor } = await services.call(followChanges, {})

    clock.set('2026-04-01T10:30:00Z')
    await dueDone(services)
    const during = await services.call(followChanges, { after: cursor })
    clock.set('2026-04-01T11:00:01Z')

    expect(during.topics).not.toContain(`event:${id}`)
    // On PostgreSQL they are told of once no older transaction is under way, whoever's it is.
    const passed = async () =>
      (await services.call(followChanges, { after: during.cursor, wait: 5 })).topics
    await expect
      .poll(passed, { timeout: 50_000 })
      .toEqual(expect.arrayContaining([`event:${id}`, 'events']))
  })
})
