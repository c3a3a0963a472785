import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterEvents } from '#services/contract/calendar.ts'
import { changeEvent, createEvent, lockEvent } from '#services/modules/calendar/api.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'
import { startRenderingGateway } from './rendering-gateway.ts'

const DAY_MS = 24 * 60 * 60_000
const ALL = '/event/calendar.ics'

eachEngine('calendars that others subscribe to', (engine) => {
  let services: TestServices
  let graph: TestGateway

  beforeAll(async () => {
    services = await startServices({ seed: true, engine })
    graph = await startRenderingGateway(services)
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  const inDays = (days: number) =>
    new Date(services.clock.now().getTime() + days * DAY_MS).toISOString()
  const add = (title: string, event: Partial<Parameters<typeof createEvent>[1]> = {}) =>
    services.db.transaction().execute((trx) =>
      createEvent(trx, {
        ...{ start: inDays(3), end: null, location: 'Dvorana; Luka, "Bura"', mediaId: null },
        texts: { hrv: { title, description: '' } },
        ...event,
      }),
    )
  const change = (id: number, changes: Parameters<typeof changeEvent>[2]) =>
    services.db.transaction().execute(async (trx) => {
      const event = await lockEvent(trx, id)
      if (event) await changeEvent(trx, event, changes)
    })

  async function read(path = ALL) {
    const answer = await fetch(graph.url + path)
    const text = await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const calendar = new ICAL.Component(ICAL.parse(text))
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    return { headers: answer.headers, calendar, events }
  }
  const find = async (id: number, path = ALL) =>
    (await read(path)).events.find(({ uid }) => uid === `event-${id}@localhost`)

  test('all events of the last year and to come are in it, as in their own files [EV-01~]', async () => {
    const title = 'Šibenčići – čačkalice; žljebovi, i druge riječi koje se ne daju složiti u redak'
    const id = await add(title)
    const old = await add('Davno', { start: inDays(-400), end: inDays(-399) })
    const recent = await add('Nedavno', { start: inDays(-360), end: null })
    await eventually(async () => expect(await find(recent)).toBeDefined())
    const { headers, calendar, events } = await read()
    const { records, total } = await services.call(filterEvents, { limit: 100 })

    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Jadranski sportski savez')
    expect(total).toBe(records.length)
    const uids = records.map((event) => `event-${event.id}@localhost`)
    expect(events.map(({ uid }) => uid)).toEqual(
      uids.filter((uid) => uid !== `event-${old}@localhost`),
    )
    const event = await find(id)
    expect([event?.summary, event?.location]).toEqual([title, 'Dvorana; Luka, "Bura"'])
    expect(event?.startDate.toJSDate().toISOString()).toBe(`${inDays(3).slice(0, 19)}.000Z`)
    const own = await read(`/event/${id}/calendar.ics`)
    expect(own.events[0]?.component.toString()).toBe(event?.component.toString())
  })

  test('a change has a higher number under the same identity, and a cancellation says so [ED-05~]', async () => {
    const id = await add('Seli se')
    await eventually(async () => expect((await find(id))?.sequence).toBe(0))
    await change(id, { time: { start: inDays(9), end: inDays(10), isAllDay: false } })
    await eventually(async () => expect((await find(id))?.sequence).toBe(1))
    expect((await find(id))?.endDate.toJSDate().getTime()).toBeGreaterThan(
      new Date(inDays(9)).getTime(),
    )
    await change(id, { state: 'CANCELLED' })
    await eventually(async () => {
      const event = await find(id)
      const status = event?.component.getFirstPropertyValue('status')
      expect([event?.sequence, status]).toEqual([2, 'CANCELLED'])
    })
  })

  test('whole days are dates', async () => {
    const id = await add('Kamp', {
      ...{ kind: 'CAMP', isAllDay: true },
      ...{ start: '2027-06-30T22:00:00.000Z', end: '2027-07-05T22:00:00.000Z' },
    })
    await eventually(async () => expect(await find(id)).toBeDefined())
    const event = await find(id)
    expect([event?.startDate.isDate, `${event?.startDate}`, `${event?.endDate}`]).toEqual([
      true,
      '2027-07-01',
      '2027-07-06',
    ])
  })

  test('each kind has its own calendar, and there is none of another', async () => {
    const match = await add('Utakmica', { kind: 'MATCH' })
    await eventually(async () =>
      expect(await find(match, '/event/match/calendar.ics')).toBeDefined(),
    )
    const { calendar } = await read('/event/match/calendar.ics')
    expect(calendar.getFirstPropertyValue('name')).toBe('Utakmice – Jadranski sportski savez')
    expect(await find(match, '/event/camp/calendar.ics')).toBeUndefined()
    for (const path of ['/event/party/calendar.ics', '/event/999999/calendar.ics']) {
      expect([path, (await fetch(graph.url + path)).status]).toEqual([path, 404])
    }
  })

  test('the list of events and the page of one link to it [EV-02~]', async () => {
    const page = await (await fetch(`${graph.url}/dogadjaji`)).text()
    expect(page).toContain('href="webcal://localhost:4000/event/calendar.ics"')
    expect(page).toContain('href="/event/calendar.ics"')
    const [event] = (await services.call(filterEvents, { order: 'coming-first' })).records
    const own = await (await fetch(`${graph.url}/dogadjaj/${event?.id}`)).text()
    expect(own).toContain('href="webcal://localhost:4000/event/calendar.ics"')
  })
})
