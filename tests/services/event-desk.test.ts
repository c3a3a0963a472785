import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getEvent } from '#services/contract/calendar.ts'
import type { Call, CallInput } from '#services/contract/call.ts'
import { addItem, validateCart } from '#services/contract/cart.ts'
import {
  createDeskEvent,
  getDeskEvent,
  moveDeskEvent,
  saveDeskEvent,
} from '#services/contract/event-desk.ts'
import { listEventRows } from '#services/contract/event-list.ts'
import { listEdits } from '#services/contract/history.ts'
import { listOrders } from '#services/contract/order-list.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createMediaWorld } from './media-world.ts'
import { copiesOf } from './order-copies.ts'
import { createWorld, someplace, URLS, type World } from './order-world.ts'
import { addProduct, seedCatalogue, topicsOf } from './product-catalogue.ts'

const START = '2026-03-02T09:00:00.000Z'
const EVENING = '2026-03-20T18:00:00.000Z/2026-03-20T20:00:00.000Z'

type NewEvent = CallInput<typeof createDeskEvent>

eachEngine('events in the hands of staff', (engine) => {
  let services: TestServices
  let world: World
  let staff: Record<string, string>
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    await seedCatalogue(services.db)
    staff = await services.as('content.write', 'content.publish', 'orders.read', 'audit.read')
  })
  afterAll(async () => await services?.close())
  beforeEach(() => services.clock.set(START))

  const create = async (given: Partial<NewEvent> = {}) => {
    const texts = [{ language: 'hrv', title: 'Derbi', description: '<p>Dođite</p>' }]
    const event = { kind: 'MATCH' as const, time: EVENING, location: 'Bura', texts }
    return (await services.call(createDeskEvent, { ...event, ...given }, staff)).event
  }
  const change = (path: string, base: unknown, value: unknown) => ({ path, base, value }) as never
  const save = async (id: string, ...changes: ReturnType<typeof change>[]) =>
    await services.call(
      saveDeskEvent,
      { id: Number(id), sitting: `sitting-${Math.random()}`, changes },
      staff,
    )
  const move = async (id: string, given: object) =>
    await services.call(
      moveDeskEvent,
      {
        id: Number(id),
        reasons: [{ language: 'hrv', text: 'Dvorana je zatvorena.' }],
        ...given,
      } as never,
      staff,
    )
  const shown = async (id: string) => (await services.call(getEvent, { id: Number(id) })).event
  const refused = async (call: Call, input: object) => {
    const { status, body } = await services.send(call, input, staff)
    return { status, ...(body as { error: { code: string; field?: string } }).error }
  }
  const addTicket = async (id: string, name = 'Ulaznica') => {
    const productId = await addProduct(services, { name, format: 'EProduct' })
    await save(id, change(`tickets.${productId}`, false, true))
    await save(id, change('offered', null, `${productId}`))
    return productId
  }
  const buy = async (productId: number, { isPaid = true } = {}) => {
    made += 1
    const email = `navijac-${engine}-${made}@posta.example`
    const cart = await world.readyCart([[productId, 1]], { email, deliveryId: null })
    const { orderSlug } = await world.place(cart)
    if (isPaid) await world.webhook(await world.answerOf(orderSlug))
    return email
  }
  const numberOf = async (email: string) => {
    const order = services.db.selectFrom('customer_order').select('number')
    return (await order.where('email', '=', email).executeTakeFirstOrThrow()).number
  }
  const lettersTo = async (email: string) => {
    await dueDone(services)
    const mails = await mailsTo(services, email)
    return mails.filter(({ subject }) => /^(Otkazano|Novi termin|Ipak)/.test(subject))
  }

  test('a new event is in the calendar, and is found in the list [EV-02~]', async () => {
    const { id } = await create({ time: '2026-07-01/2026-07-05', kind: 'CAMP' })
    expect(await shown(id)).toMatchObject({
      ...{ title: 'Derbi', description: '<p>Dođite</p>', kind: 'CAMP', isAllDay: true },
      ...{ start: '2026-06-30T22:00:00.000Z', end: '2026-07-05T22:00:00.000Z' },
    })
    const { items } = await services.call(
      listEventRows,
      { search: 'derbi', filter: { kind: ['CAMP'], isPast: false } },
      staff,
    )
    expect(items).toEqual([
      expect.objectContaining({ id, title: 'Derbi', state: 'PLANNED', sold: null }),
    ])
    services.clock.set('2026-07-06T00:00:00.000Z')
    await dueDone(services)
    const later = await services.as('content.write')
    const past = await services.call(listEventRows, { filter: { isPast: true } }, later)
    expect(past.items.map((one) => one.id)).toContain(id)
  })

  test('its picture is one of the library, shown at once, and another of the history', async () => {
    const media = await createMediaWorld(services)
    const { id } = await create()
    const picture = `${await media.add()}`
    const saved = await save(id, change('picture', null, picture))
    expect(saved.event.picture).toMatchObject({ id: Number(picture) })
    expect((await shown(id))?.media).toMatchObject({ id: Number(picture) })
    const { edits } = await services.call(listEdits, { entity: 'event', id }, staff)
    expect(edits[0]).toMatchObject({ path: 'picture', before: null, after: picture })
    for (const value of ['999999', 'x', '0']) {
      const wrong = {
        id: Number(id),
        sitting: 'sitting-x',
        changes: [change('picture', picture, value)],
      }
      expect(await refused(saveDeskEvent, wrong)).toMatchObject({
        ...{ status: 400, code: 'INVALID_INPUT', field: 'picture' },
      })
    }
    expect((await save(id, change('picture', picture, null))).event.picture).toBeNull()
  })

  test('an event needs a time that can be and a title in the main language', async () => {
    const texts = [{ language: 'hrv', title: '', description: '' }]
    const given = { kind: 'MATCH', time: EVENING, location: '', texts }
    expect(await refused(createDeskEvent, given)).toMatchObject({
      ...{ status: 400, code: 'INVALID_INPUT', field: 'title.hrv' },
    })
    const wrong = { ...given, time: '2026-03-20T18:00', texts: [{ ...texts[0], title: 'Kup' }] }
    expect(await refused(createDeskEvent, wrong)).toMatchObject({ field: 'time' })
    const { id } = await create()
    for (const [path, base, value] of [
      ['title.hrv', 'Derbi', ''],
      ['title.xxx', null, 'Kup'],
      ['kind', 'MATCH', 'PARTY'],
      ['time', EVENING, 'sutra'],
      ['tickets.999999', false, true],
      ['state', 'PLANNED', 'CANCELLED'],
    ] as const) {
      const input = { id: Number(id), sitting: 'sitting-1', changes: [{ path, base, value }] }
      expect(await refused(saveDeskEvent, input)).toMatchObject({ status: 400, field: path })
    }
  })

  test('a save changes only what it names, answers both values of what two changed, and leaves a trace', async () => {
    const { id } = await create()
    const topics = await topicsOf(services, () => save(id, change('location', 'Bura', 'Split')))
    expect(topics.toSorted()).toEqual([`event:${id}`, 'events', 'search'])
    const { applied, differing } = await save(
      id,
      change('location', 'Bura', 'Zadar'),
      change('time', EVENING, '2026-03-21T18:00:00.000Z'),
    )
    expect(applied).toEqual(['time'])
    expect(differing).toMatchObject([{ path: 'location', value: 'Zadar', current: 'Split' }])
    expect(await shown(id)).toMatchObject({
      ...{ location: 'Split', start: '2026-03-21T18:00:00.000Z', end: null, sequence: 2 },
    })
    const { edits } = await services.call(listEdits, { entity: 'event', id }, staff)
    expect(edits.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['time', EVENING, '2026-03-21T18:00:00.000Z'],
      ['location', 'Bura', 'Split'],
      ['time', null, EVENING],
      ['title.hrv', null, 'Derbi'],
    ])
  })

  test('a cancelled event sells no ticket, and a cart with one says why', async () => {
    const { id } = await create()
    const ticket = await addTicket(id)
    const cart = await world.readyCart([[ticket, 1]], { deliveryId: null })
    const session = { cartId: cart.cartId, protectCode: cart.protectCode }
    const topics = await topicsOf(services, () => move(id, { move: 'CANCEL' }))
    expect(topics).toEqual(expect.arrayContaining([`event:${id}`, `product:${ticket}`]))

    expect(await shown(id)).toMatchObject({
      ...{ state: 'CANCELLED', reason: 'Dvorana je zatvorena.', ticketId: null },
    })
    const { cart: read } = await services.call(validateCart, session)
    expect(read.items).toMatchObject([{ state: 'unavailable', reason: 'EVENT_CANCELLED' }])
    const order = await world.refused(createOrder, { ...session, ...URLS })
    expect(order).toMatchObject({ status: 409, code: 'EVENT_CANCELLED' })
    const again = await world.refused(
      addItem,
      { ...session, productId: ticket, qty: 1 },
      someplace(),
    )
    expect(again).toMatchObject({ status: 409, code: 'EVENT_CANCELLED' })

    await move(id, { move: 'RESTORE', reasons: [] })
    expect((await services.call(validateCart, session)).cart.items).toMatchObject([{ state: 'ok' }])
    expect((await shown(id))?.ticketId).toBe(ticket)
  })

  test('each buyer of a ticket gets one letter of a move, whose number is shown before', async () => {
    const { id } = await create({ texts: [{ language: 'hrv', title: 'Finale', description: '' }] })
    const ticket = await addTicket(id)
    const buyers = [await buy(ticket)]
    // More than are informed at once.
    const number = await numberOf(buyers[0] ?? '')
    for (const copy of await copiesOf(services.db, number, 21)) {
      buyers.push(`${copy}@posta.example`)
      await services.db
        .updateTable('customer_order')
        .set({ email: `${copy}@posta.example` })
        .where('number', '=', copy)
        .execute()
    }
    const unpaid = await buy(ticket, { isPaid: false })
    const stranger = await buy(await addProduct(services, { name: 'Pjesma', format: 'EProduct' }))
    const { event } = await services.call(getDeskEvent, { id: Number(id) }, staff)
    expect(event).toMatchObject({ letters: 23, tickets: [{ sold: 23, isOffered: true }] })
    const { total } = await services.call(listOrders, { filter: { event: [id] } }, staff)
    expect(total.count).toBe(23)

    expect((await move(id, { move: 'CANCEL' })).letters).toBe(23)
    await lettersTo(unpaid)
    const log = await services.db
      .selectFrom('mail_log')
      .select(['email', 'subject'])
      .where('subject', '=', 'Otkazano: Finale')
      .execute()
    expect(log.map(({ email }) => email).toSorted()).toEqual([...buyers, unpaid].toSorted())
    const [paid] = await lettersTo(buyers[0] ?? '')
    expect(paid?.text).toContain('Dvorana je zatvorena.')
    expect(paid?.text).toContain('Novac za ulaznice vraćamo')
    const [free] = await lettersTo(unpaid)
    expect(free?.text).toContain('Ništa nam ne dugujete.')
    expect(await lettersTo(stranger)).toEqual([])

    await move(id, { move: 'RESTORE', reasons: [] })
    const subjects = (await lettersTo(buyers[0] ?? '')).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Ipak se održava: Finale', 'Otkazano: Finale'])
    const { edits } = await services.call(listEdits, { entity: 'event', id }, staff)
    expect(edits.find(({ path }) => path === 'move.cancel')?.after).toMatchObject({ letters: 23 })
  })

  test('two moves in a row are two letters in their order, also when the first are not written yet', async () => {
    const { id } = await create()
    const buyer = await buy(await addTicket(id))
    await move(id, { move: 'CANCEL' })
    await move(id, { move: 'RESTORE', reasons: [] })
    await lettersTo(buyer)
    const letters = await services.db
      .selectFrom('mail_log')
      .select('template')
      .where('email', '=', buyer)
      .where('template', 'like', 'order-event-%')
      .orderBy('job_id')
      .execute()
    expect(letters.map(({ template }) => template)).toEqual([
      'order-event-cancelled',
      'order-event-restored',
    ])
  })

  test('a postponed event keeps its tickets and says when it was to be', async () => {
    const { id } = await create()
    const buyer = await buy(await addTicket(id))
    const time = '2026-04-20T17:00:00.000Z/2026-04-20T19:00:00.000Z'
    expect(
      await refused(moveDeskEvent, {
        id: Number(id),
        move: 'POSTPONE',
        time: EVENING,
        reasons: [{ language: 'hrv', text: 'Snijeg' }],
      }),
    ).toMatchObject({ status: 400, field: 'time' })
    expect(
      await refused(moveDeskEvent, { id: Number(id), move: 'POSTPONE', time, reasons: [] }),
    ).toMatchObject({ field: 'reason.hrv' })
    await move(id, { move: 'POSTPONE', time })
    expect(await shown(id)).toMatchObject({
      ...{ state: 'POSTPONED', start: '2026-04-20T17:00:00.000Z' },
      previousStart: '2026-03-20T18:00:00.000Z',
    })
    const [letter] = await lettersTo(buyer)
    expect(letter?.text).toContain('ponedjeljak, 20.04.2026. u 19:00')
    expect(letter?.text).toContain('Vaše ulaznice vrijede za novi termin.')
    await move(id, { move: 'CANCEL' })
    expect(
      await refused(moveDeskEvent, {
        id: Number(id),
        move: 'CANCEL',
        reasons: [{ language: 'hrv', text: 'x' }],
      }),
    ).toMatchObject({ status: 409, code: 'EVENT_STATE' })
    await move(id, { move: 'RESTORE', reasons: [] })
    expect((await shown(id))?.state).toBe('POSTPONED')
  })

  test('a ticket of a season is sold on while another of its events is to come', async () => {
    const [first, second] = [await create(), await create()]
    const season = await addTicket(first.id, 'Sezonska')
    await save(second.id, change(`tickets.${season}`, false, true))
    const buyer = await buy(season)
    await move(first.id, { move: 'CANCEL' })
    const [letter] = await lettersTo(buyer)
    expect(letter?.text).toContain('Vaša ulaznica i dalje vrijedi za ostale događaje.')
    await expect(buy(season)).resolves.toBeDefined()
  })

  test('a copy has the picture of its original and nothing of its tickets', async () => {
    const { id } = await create()
    await addTicket(id)
    const copy = await create({ copyOf: Number(id), time: '2026-05-01T16:00:00.000Z' })
    expect(copy).toMatchObject({ state: 'PLANNED', tickets: [], letters: 0 })
  })
})
