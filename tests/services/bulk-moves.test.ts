import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelBulk, getBulkJob, listBulkRows, startBulk } from '#services/contract/bulk.ts'
import { listEdits } from '#services/contract/history.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import type { Right } from '#services/contract/rules/rights.ts'
import { getStaffOrder } from '#services/contract/staff-order.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { copiesOf } from './order-copies.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const RIGHTS: Right[] = ['orders.read', 'orders.move']

eachEngine('moves of many orders', (engine) => {
  let services: TestServices
  let world: World
  let numbers: string[]
  let headers: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    const scarf = await addProduct(services, { stock: 100, retailPriceCents: 2_000 })
    const first = await world.place(await world.readyCart([[scarf, 1]], { paymentId: world.cash }))
    const { number } = await world.read(first.orderSlug)
    numbers = [number, ...(await copiesOf(services.db, number, 60))]
    headers = await services.as(...RIGHTS)
  })
  afterEach(async () => await requireWhole(services))
  afterAll(async () => await services?.close())

  const start = async (input: object) =>
    (await services.call(startBulk, input as never, headers)).job
  const jobOf = async (id: string) => (await services.call(getBulkJob, { id }, headers)).job
  const rowsOf = async (id: string, page?: number) =>
    (await services.call(listBulkRows, { id, page }, headers)).rows
  const next = (count: number) => numbers.splice(0, count).map((number) => ({ number }))
  const historyOf = async (number: string) =>
    (await services.call(listEdits, { entity: 'order', id: number }, headers)).edits

  test('move each order as one by one, and say of each what became of it', async () => {
    const [sent, ...others] = next(5)
    const { number = '' } = sent ?? {}
    await services.call(moveOrder, { number, move: 'ship' }, headers)
    await services.call(moveOrder, { number: others[0]?.number ?? '', move: 'cancel' }, headers)
    const orders = [{ number }, ...others, { number: '2020-000001' }]

    const begun = await start({ move: 'SHIP', orders, note: 'Poslano danas' })
    expect(begun).toMatchObject({ state: 'RUNNING', total: 6, left: 6, startedBy: 'Test Staff' })
    await dueDone(services)

    expect(await jobOf(begun.id)).toMatchObject({
      ...{ state: 'DONE', moved: 3, unchanged: 1, refused: 2, left: 0 },
      endedAt: expect.any(String),
    })
    expect(await rowsOf(begun.id)).toEqual([
      { number: others[0]?.number, result: 'REFUSED', reason: 'ORDER_STATE' },
      { number: '2020-000001', result: 'REFUSED', reason: 'NOT_FOUND' },
      { number, result: 'UNCHANGED', reason: null },
      ...others.slice(1).map((one) => ({ ...one, result: 'MOVED', reason: null })),
    ])
    const last = others[3]?.number ?? ''
    const [latest] = await historyOf(last)
    expect(latest).toMatchObject({
      ...{ path: 'move.ship', actor: { name: 'Test Staff' }, after: { state: 'shipped' } },
    })
    const { timeline } = await services.call(getStaffOrder, { number: last }, headers)
    expect(timeline.at(-1)).toMatchObject({ event: 'SHIPPED', note: 'Poslano danas' })
  })

  test('that are started again change nothing', async () => {
    const orders = next(4)
    const ids = []
    for (let round = 0; round < 2; round += 1) ids.push((await start({ move: 'SHIP', orders })).id)
    await dueDone(services)

    const jobs = await Promise.all(ids.map(jobOf))
    expect(jobs.map(({ moved, unchanged }) => moved + unchanged)).toEqual([4, 4])
    expect(jobs.reduce((sum, { moved }) => sum + moved, 0)).toBe(4)
    for (const { number } of orders) {
      expect((await historyOf(number)).map(({ path }) => path)).toEqual(['move.ship'])
    }
  })

  test('take a web address for each parcel, or a number once its courier is known', async () => {
    const [first, second] = next(2)
    const web = 'https://kurir.example/praćenje?broj=1'
    const orders = [
      { ...first, tracking: web },
      { ...second, tracking: 'RR 123 456 HR' },
    ]
    const refused = await services.send(startBulk, { move: 'SHIP', orders }, headers)
    expect(refused.body).toMatchObject({
      error: { code: 'NO_TRACKING_ADDRESS', field: 'orders.1.tracking' },
    })

    const address = 'https://posta.example/?broj={number}'
    await services.db.transaction().execute(async (trx) => {
      await setSetting(trx, { group: 'checkout', key: 'trackingAddress', value: address })
    })
    const wrong = [{ ...first, tracking: 'javascript:alert(1)' }]
    const unfit = await services.send(startBulk, { move: 'SHIP', orders: wrong }, headers)
    expect(unfit.body).toMatchObject({ error: { code: 'INVALID_INPUT' } })
    await start({ move: 'SHIP', orders })
    await dueDone(services)
    const stored = await services.db
      .selectFrom('customer_order')
      .select('tracking_url')
      .where('number', 'in', [first?.number ?? '', second?.number ?? ''])
      .orderBy('number')
      .execute()
    expect(stored.map((row) => row.tracking_url)).toEqual([
      web,
      'https://posta.example/?broj=RR123456HR',
    ])
  })

  test('end at a cancellation, and once the member has lost the right', async () => {
    const [cancelled, stopped] = [next(20), next(20)]
    const first = await start({ move: 'SHIP', orders: cancelled })
    const end = await services.call(cancelBulk, { id: first.id }, headers)
    expect(end.job.state).toBe('CANCELLED')
    await dueDone(services)
    expect(await jobOf(first.id)).toEqual(end.job)
    expect((await services.call(cancelBulk, { id: first.id }, headers)).job).toEqual(end.job)

    const other = await services.as(...RIGHTS)
    const { job } = await services.call(startBulk, { move: 'SHIP', orders: stopped }, other)
    const { account_id } = await services.db
      .selectFrom('bulk_job')
      .select('account_id')
      .where('id', '=', Number(job.id))
      .executeTakeFirstOrThrow()
    await services.db.deleteFrom('staff_role_member').where('account_id', '=', account_id).execute()
    await dueDone(services)
    const { state, moved, left } = await jobOf(job.id)
    expect({ state, all: moved + left }).toEqual({ state: 'STOPPED', all: 20 })
    expect(left).toBeGreaterThan(0)
  })

  test('refuse more orders than a job takes, one that is named twice, and those without the right', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ number: `${index}` }))
    const twice = [{ number: '1' }, { number: '1' }]
    for (const orders of [many, twice, []]) {
      const { status } = await services.send(startBulk, { move: 'SHIP', orders }, headers)
      expect(status).toBe(400)
    }
    const reader = await services.as('orders.read')
    const { body } = await services.send(startBulk, { move: 'PAY', orders: [twice[0]] }, reader)
    expect(body).toMatchObject({ error: { code: 'FORBIDDEN', field: 'orders.move' } })
    const unknown = await services.send(getBulkJob, { id: '99999' }, headers)
    expect(unknown.status).toBe(404)
  })

  describe('of all that match', () => {
    const MATCHING = 1_240
    const query = 'isToSend=true&placedFrom=2026-02-01&placedTo=2026-02-01'
    let matching: string[]

    beforeAll(async () => {
      const [number = ''] = numbers
      await services.db
        .updateTable('customer_order')
        .set({ placed_at: '2026-02-01T12:00:00.000Z' })
        .where('number', '=', number)
        .execute()
      matching = [number, ...(await copiesOf(services.db, number, MATCHING - 1))]
    })

    const jobs = async () =>
      (await services.db.selectFrom('bulk_job').select('id').execute()).length
    const given = { move: 'CANCEL', matching: { query, count: MATCHING } }

    test('are refused with their number when one more came between, and none is moved', async () => {
      const [number = ''] = matching
      const [late = ''] = await copiesOf(services.db, number, 1)
      const before = await jobs()
      const refused = await services.send(startBulk, given as never, headers)
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { error: { code: 'ROWS_CHANGED', limit: MATCHING + 1 } },
      ])
      const drop = { move: 'CANCEL', matching: { query, count: MATCHING + 2 } }
      expect((await services.send(startBulk, drop as never, headers)).status).toBe(409)
      await dueDone(services)
      expect(await jobs()).toBe(before)
      await services.call(moveOrder, { number: late, move: 'deliver' }, headers)
    })

    test('are stored at once, with a page of results at a time', async () => {
      const job = await start(given)
      expect(job).toMatchObject({ state: 'RUNNING', total: MATCHING, left: MATCHING })
      const pages = await Promise.all(
        [1, 2, 13, 14].map(async (page) =>
          (await services.call(listBulkRows, { id: job.id, page }, headers)).rows.map(
            (row) => row.number,
          ),
        ),
      )
      expect(pages).toEqual([
        ...[matching.slice(0, 100), matching.slice(100, 200)],
        ...[matching.slice(1_200), []],
      ])
      const [latest] = await services.db
        .selectFrom('edit')
        .select('after')
        .where('entity', '=', 'bulk')
        .where('path', '=', 'start')
        .orderBy('id', 'desc')
        .limit(1)
        .execute()
      expect(JSON.parse(latest?.after ?? '')).toEqual({ move: 'CANCEL', orders: MATCHING, query })
      await services.call(cancelBulk, { id: job.id }, headers)
      await dueDone(services)
    })

    test('are read from a query that the list knows whole, of at most 10,000 orders', async () => {
      for (const wrong of [
        { query: 'isToSend=true&colour=RED', count: MATCHING },
        { query: 'state=LOST', count: MATCHING },
        { query, count: 10_001 },
        { query, count: 0 },
      ]) {
        const { status } = await services.send(
          startBulk,
          { move: 'PAY', matching: wrong } as never,
          headers,
        )
        expect([wrong, status]).toEqual([wrong, 400])
      }
      const both = { ...given, orders: [{ number: matching[0] ?? '' }] }
      expect((await services.send(startBulk, both as never, headers)).status).toBe(400)
    })

    test('show the refused ones first', async () => {
      const orders = matching.slice(-101).map((number) => ({ number }))
      const [sent, ...others] = orders
      await services.call(moveOrder, { number: sent?.number ?? '', move: 'ship' }, headers)
      const { id } = await start({ move: 'RETURN', orders })
      await dueDone(services)
      const refused = { result: 'REFUSED', reason: 'ORDER_STATE' }
      expect(await rowsOf(id)).toEqual(others.map((one) => ({ ...one, ...refused })))
      expect(await rowsOf(id, 2)).toEqual([{ ...sent, result: 'MOVED', reason: null }])
    })
  })
})
