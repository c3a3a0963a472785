import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createEvent } from '#services/modules/calendar/api.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { openStream, type Stream } from './events.ts'

const QUERY = `subscription ($id: ID!) {
  eventChanged(id: $id) { id start end location isPast } }`
const START = '2026-03-02T10:00:00.000Z'
const END = '2026-03-02T12:00:00.000Z'

eachEngine('the subscription to an event', (engine) => {
  let services: TestServices
  let graph: TestGateway
  const opened: Stream[] = []

  beforeAll(async () => {
    services = await startServices({ engine })
    graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  })
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.hangUp()
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  async function follow(id: string): Promise<Stream> {
    const stream = await openStream(graph, {}, { query: QUERY, variables: { id } })
    opened.push(stream)
    return stream
  }
  const addMatch = async () => {
    const texts = { hrv: { title: 'Utakmica', description: '<p>Tekst</p>' } }
    const match = { start: START, end: END, location: 'Split', mediaId: null, texts }
    return await services.db.transaction().execute(async (trx) => await createEvent(trx, match))
  }
  const told = (id: number, more: object = {}) => ({
    data: {
      eventChanged: {
        ...{ id: `${id}`, start: START, end: END, location: 'Split', isPast: false },
        ...more,
      },
    },
  })

  test('tells everyone of a later start and another place, and ends when it is past', async () => {
    const id = await addMatch()
    // More than one visitor may have of an order.
    const streams = await Promise.all(Array.from({ length: 12 }, () => follow(`${id}`)))
    for (const stream of streams) expect(await stream.next()).toEqual(told(id))

    const start = '2026-03-02T10:30:00.000Z'
    const change = { start_at: start, location: 'Zadar' }
    await services.db.updateTable('event').set(change).where('id', '=', id).execute()
    const moved = { start, location: 'Zadar' }
    for (const stream of streams) expect(await stream.next()).toEqual(told(id, moved))

    services.clock.set(END)
    for (const stream of streams) {
      expect(await stream.next()).toEqual(told(id, { ...moved, isPast: true }))
      expect(await stream.next()).toBe('complete')
    }
    // Of what is past the state is told once.
    const late = await follow(`${id}`)
    expect(await late.next()).toEqual(told(id, { ...moved, isPast: true }))
    expect(await late.next()).toBe('complete')
    services.clock.set('2026-03-02T09:00:00.000Z')
  })

  test('ends with an event that is deleted', async () => {
    const id = await addMatch()
    const stream = await follow(`${id}`)
    expect(await stream.next()).toEqual(told(id))
    await services.db.deleteFrom('event_text').where('event_id', '=', id).execute()
    await services.db.deleteFrom('event').where('id', '=', id).execute()
    expect(await stream.next()).toBe('complete')
  })

  test('there is none for an event that does not exist, or an id that is none', async () => {
    expect(await (await follow('999999')).next()).toBe('NOT_FOUND')
    expect(await (await follow('rukomet')).next()).toBe('BAD_USER_INPUT')
  })
})
