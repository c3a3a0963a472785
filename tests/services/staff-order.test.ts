import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import { listEdits } from '#services/contract/history.ts'
import { withdrawOrder } from '#services/contract/order-calls.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import {
  getStaffOrder,
  refundOrder,
  resendOrderMail,
  returnExtraPayment,
  saveOrderNote,
} from '#services/contract/staff-order.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { readRoles } from '#services/modules/staff/api.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

type Headers = Record<string, string>
type Ordered = { readonly number: string; readonly slug: string; readonly email: string }

eachEngine('an order in the hands of staff', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let cap: number
  let keeper: Headers
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    const priced = { stock: 1_000, retailPriceCents: 1_999 }
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', ...priced })
    cap = await addProduct(services, { name: 'Kapa', sku: 'KAPA', ...priced })
    keeper = await services.as(...SHOP_RIGHTS)
  })
  afterEach(async () => await requireWhole(services))
  afterAll(async () => await services?.close())

  async function ordered(paymentId = world.transfer): Promise<Ordered> {
    made += 1
    const email = `red-${engine}-${made}@posta.example`
    const lines = [
      [scarf, 3],
      [cap, 1],
    ] as const
    const { orderSlug: slug } = await world.place(
      await world.readyCart(lines, { paymentId, email }),
    )
    return { slug, email, number: (await world.read(slug)).number }
  }
  async function paid(): Promise<Ordered> {
    const order = await ordered()
    await move(order, { move: 'pay' })
    return order
  }
  const read = async ({ number }: Ordered, by = keeper) =>
    await services.call(getStaffOrder, { number }, by)
  const move = async (
    { number }: Ordered,
    given: Omit<CallInput<typeof moveOrder>, 'number'>,
    by = keeper,
  ) => await services.call(moveOrder, { number, ...given }, by)
  const refund = async ({ number }: Ordered, given: object, by = keeper, key?: string) => {
    const headers = { ...by, ...(key && { 'idempotency-key': key }) }
    const { status, body } = await services.send(refundOrder, { number, ...given }, headers)
    return { status, code: (body as { error?: { code?: string } }).error?.code }
  }
  const withdraw = async ({ slug }: Ordered, lines: readonly { id: number; qty: number }[]) =>
    await services.call(withdrawOrder, {
      ...{ orderSlug: slug, key: orderKey(slug, TEST_SECRET), lines: [...lines] },
      ...{ name: 'Ana Anić', email: 'ana.red@posta.example' },
    })
  const amounts = (list: readonly { amount: string }[]) => list.map(({ amount }) => amount)

  test('shows what is sold, owed and left of it, in the words of the graph', async () => {
    const order = await paid()
    const fresh = await read(order)
    const [line, other] = fresh.lines
    expect(line).toMatchObject({ name: 'Šal', quantity: 3, returnedQuantity: 0, isSent: true })
    expect(amounts(line?.refunds ?? [])).toEqual(['19.99', '39.98', '59.97'])
    const { total, delivery } = fresh.sums
    expect(fresh).toMatchObject({
      ...{ number: order.number, state: 'CONFIRMED', paymentState: 'PAID', email: order.email },
      customerId: expect.any(String),
      sums: { refundable: total, undue: total, owed: { amount: '0.00' }, deliveryRefund: delivery },
      payments: [{ provider: 'transfer', state: 'PAID', amount: total, isExtra: false }],
      ...{ withdrawals: [], notes: [], nextMove: 'SHIP' },
    })

    await move(order, { move: 'ship' })
    await withdraw(order, [
      { id: Number(line?.id), qty: 2 },
      { id: Number(other?.id), qty: 1 },
    ])
    const back = await read(order)
    expect(back.lines.map(({ returnedQuantity }) => returnedQuantity)).toEqual([2, 1])
    expect(back.lines.map(({ refunds }) => amounts(refunds))).toEqual([['19.99'], []])
    expect(back).toMatchObject({
      sums: { owed: { amount: '59.97' }, refunded: { amount: '0.00' }, refundable: total },
      nextMove: 'REFUND',
    })
  })

  test('gives a withdrawal fourteen days for its refund, until what it costs is paid back [case 35]', async () => {
    const order = await paid()
    const [line] = (await read(order)).lines
    await move(order, { move: 'ship' })
    const at = services.clock.now()
    for (const _ of [1, 2]) {
      services.clock.advance(1_000)
      await withdraw(order, [{ id: Number(line?.id), qty: 1 }])
    }
    const [first, second] = (await read(order)).withdrawals
    expect(first).toMatchObject({ what: '1 × Šal', isSettled: false })
    const days = (Date.parse(first?.refundBy ?? '') - at.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThan(15)
    expect(second).toMatchObject({ isSettled: false })
    expect(await refund(order, { amount: '19.99' })).toMatchObject({ status: 200 })
    const settled = (await read(order)).withdrawals.map(({ isSettled }) => isSettled)
    expect(settled).toEqual([true, false])
  })

  test('offers no move that is refused, and refuses none that it offers', async () => {
    const packer = await services.as('orders.read', 'orders.move')
    const reader = await services.as('orders.read')
    const order = await ordered()
    const offered = async (by: Headers) => (await read(order, by)).moves
    expect(await offered(keeper)).toEqual(['PAY', 'CANCEL', 'CORRECT'])
    await move(order, { move: 'pay' })
    expect(await offered(keeper)).toEqual(['REFUND', 'SHIP', 'DELIVER', 'CANCEL', 'CORRECT'])
    expect(await offered(packer)).toEqual(['SHIP', 'DELIVER', 'CANCEL', 'CORRECT'])
    expect(await offered(reader)).toEqual([])
    expect((await read(order, reader)).nextMove).toBeNull()
    await move(order, { move: 'ship' })
    expect(await offered(keeper)).toEqual(['REFUND', 'DELIVER', 'RETURN'])
    await move(order, { move: 'deliver' })
    expect(await offered(keeper)).toEqual(['REFUND'])
    await refund(order, { amount: (await read(order)).sums.refundable.amount })
    expect(await offered(keeper)).toEqual([])
  })

  test('pays back lines, amounts and what is owed, each once, and only what was shown', async () => {
    const order = await paid()
    await move(order, { move: 'ship' })
    const [line] = (await read(order)).lines
    const lines = [{ id: `${line?.id}`, quantity: 2 }]
    const other = await refund(order, { lines, expected: '40.00' })
    expect(other).toEqual({ status: 409, code: 'AMOUNT_CHANGED' })
    expect((await read(order)).lines[0]?.returnedQuantity).toBe(0)

    const key = randomUUID()
    const twice = [1, 2].map(() => refund(order, { lines, expected: '39.98' }, keeper, key))
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200])
    const part = await read(order)
    expect(part).toMatchObject({
      ...{ paymentState: 'PARTLY_REFUNDED', sums: { refunded: { amount: '39.98' } } },
      withdrawals: [{ what: '2 × Šal', isSettled: true }],
    })

    const { amount: rest } = part.sums.refundable
    const both = await Promise.all([1, 2].map(() => refund(order, { amount: rest })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const whole = await read(order)
    expect(whole).toMatchObject({
      paymentState: 'REFUNDED',
      sums: { refunded: whole.sums.total, refundable: { amount: '0.00' } },
    })
    const { edits } = await services.call(listEdits, { entity: 'order', id: order.number }, keeper)
    expect(edits.filter(({ path }) => path === 'move.refund')).toHaveLength(2)
  })

  test('demands a fresh code or password over the limit, also when a refund is split', async () => {
    await services.db.transaction().execute(async (trx) => {
      await setSetting(trx, { group: 'staff', key: 'refundLimit', value: '25' })
    })
    const order = await paid()
    const by = await services.as(...SHOP_RIGHTS)
    services.clock.advance(11 * 60_000)
    expect(await refund(order, { amount: '20' }, by)).toMatchObject({ status: 200 })
    const more = await refund(order, { amount: '5.01' }, by)
    expect(more).toEqual({ status: 403, code: 'CONFIRM_AGAIN' })
    const input = { number: order.number, move: 'refund', amount: 5.01 }
    expect((await services.send(moveOrder, input, by)).status).toBe(403)
    expect(await refund(order, { amount: '5' }, by)).toMatchObject({ status: 200 })
    const fresh = await services.as(...SHOP_RIGHTS)
    expect(await refund(order, { amount: '5.01' }, fresh)).toMatchObject({ status: 200 })
    expect((await read(order)).sums.refunded.amount).toBe('30.01')
    keeper = await services.as(...SHOP_RIGHTS)
    await services.db.transaction().execute(async (trx) => {
      await setSetting(trx, { group: 'staff', key: 'refundLimit', value: '500' })
    })
  })

  test('a number of a parcel leads to its courier once the shop knows the address', async () => {
    const order = await paid()
    const { number } = order
    const ship = { number, move: 'ship', tracking: 'ZO 7' }
    const unknown = await services.send(moveOrder, ship, keeper)
    expect(unknown).toMatchObject({
      body: { error: { code: 'NO_TRACKING_ADDRESS', field: 'tracking' } },
    })
    await services.db.transaction().execute(async (trx) => {
      const value = 'https://paketi.example/{number}'
      await setSetting(trx, { group: 'checkout', key: 'trackingAddress', value })
    })
    await move(order, { move: 'ship', tracking: 'ZO 7' })
    expect((await read(order)).trackingUrl).toBe('https://paketi.example/ZO7')
  })

  test('a parcel that comes back closes its order, and what was paid for it is owed', async () => {
    const order = await paid()
    await move(order, { move: 'ship' })
    const [line] = (await read(order)).lines
    await refund(order, { lines: [{ id: `${line?.id}`, quantity: 1 }] })
    await move(order, { move: 'return', note: 'Nije preuzeto' })
    const closed = await read(order)
    expect(closed).toMatchObject({
      ...{ state: 'CANCELLED', paymentState: 'TO_REFUND', nextMove: 'REFUND' },
      sums: { refunded: { amount: '19.99' }, owed: closed.sums.refundable },
    })
    const [letter] = (await mailsTo(services, order.email)).filter(({ subject }) =>
      subject.includes('zatvorena'),
    )
    expect(letter?.text).toMatch(/vraćamo\s+istim\s+putem/)

    const atDoor = await ordered(world.cash)
    await move(atDoor, { move: 'ship' })
    await move(atDoor, { move: 'return', restock: true })
    expect(await read(atDoor)).toMatchObject({
      ...{ state: 'CANCELLED', paymentState: 'UNPAID', moves: ['PAY'], nextMove: null },
      sums: { owed: { amount: '0.00' } },
    })
  })

  test('a note has its author, is written once, and is never lost to another one or shown to the buyer', async () => {
    const order = await ordered()
    const [id, text] = [randomUUID(), 'Kupac moli dostavu popodne.']
    const write = async (base: string | null, next: string, by = keeper) =>
      await services.call(saveOrderNote, { number: order.number, id, base, text: next }, by)
    for (const _ of [1, 2]) await write(null, text)
    const other = await services.as(...SHOP_RIGHTS)
    expect((await read(order)).notes).toMatchObject([
      { id, text, actor: { name: 'Test Staff' }, isEdited: false },
    ])

    expect((await write(text, 'Dostava iza 17 h.', other)).applied).toHaveLength(1)
    expect(await write(text, 'Dostava iza 18 h.')).toMatchObject({
      applied: [],
      differing: [{ current: 'Dostava iza 17 h.', value: 'Dostava iza 18 h.' }],
    })
    expect((await read(order)).notes).toMatchObject([{ text: 'Dostava iza 17 h.', isEdited: true }])
    expect(JSON.stringify(await world.read(order.slug))).not.toContain('iza 17')

    await write('Dostava iza 17 h.', '')
    expect((await read(order)).notes).toEqual([])
  })

  test('a note has a right of its own, which support has, and those who only look on do not', async () => {
    const order = await ordered()
    const roles = await readRoles(services.db)
    const write = async (key: string) => {
      const rights = roles.find((role) => role.key === key)?.rights ?? []
      const given = { number: order.number, id: randomUUID(), base: null, text: `Od ${key}` }
      return await services.send(saveOrderNote, given, await services.as(...rights))
    }
    for (const key of ['support', 'packer', 'shop-keeper']) {
      expect([key, (await write(key)).status]).toEqual([key, 200])
    }
    const { status, body } = await write('reader')
    expect([status, body]).toMatchObject([403, { error: { field: 'orders.note' } }])
    const support = roles.find(({ key }) => key === 'support')?.rights ?? []
    const packed = await services.as(...support)
    const given = { number: order.number, move: 'pay' } as const
    expect((await services.send(moveOrder, given, packed)).status).toBe(403)
    expect((await read(order)).notes.map(({ text }) => text)).toContain('Od support')
  })

  test('a mail is sent again once for each press, only while it is true, and a few times an hour', async () => {
    const order = await paid()
    const subject = `Narudžba ${order.number} je plaćena`
    const resend = async (mail: string, key: string) => {
      const headers = { ...keeper, 'idempotency-key': key }
      return await services.send(resendOrderMail, { number: order.number, mail }, headers)
    }
    expect((await read(order)).mails).toEqual(['CONFIRMATION', 'PAYMENT'])
    const press = randomUUID()
    for (const _ of [1, 2]) expect((await resend('PAYMENT', press)).status).toBe(200)
    const sent = (await mailsTo(services, order.email)).filter((mail) => mail.subject === subject)
    expect(sent).toHaveLength(2)
    expect((await resend('SHIPMENT', randomUUID())).status).toBe(409)
    const { edits } = await services.call(listEdits, { entity: 'order', id: order.number }, keeper)
    expect(edits[0]).toMatchObject({ path: 'move.resend', after: { mail: 'PAYMENT' } })
    for (let index = 3; index < 9; index += 1) await resend('SHIPMENT', randomUUID())
    expect((await resend('PAYMENT', randomUUID())).status).toBe(200)
    expect((await resend('PAYMENT', randomUUID())).status).toBe(429)
  })

  test('a second payment that staff pay back by hand is recorded once', async () => {
    const order = await ordered(world.card)
    await world.webhook(await world.answerOf(order.slug))
    const [payment] = (await read(order)).payments
    const paymentId = payment?.id ?? ''
    const { number } = order
    const plain = await services.send(returnExtraPayment, { number, paymentId }, keeper)
    expect(plain.status).toBe(409)
    const at = services.clock.now().toISOString()
    await services.db
      .insertInto('payment')
      .values({
        ...{ id: `extra-${engine}`, order_slug: order.slug, method_id: null, adapter: 'hpf' },
        ...{ amount_cents: 7_996, currency: 'EUR', success_url: '', failure_url: '' },
        ...{ is_extra: 1, state: 'paid', started_at: at, settled_at: at },
      })
      .execute()
    const extra = { number, paymentId: `extra-${engine}` }
    for (const _ of [1, 2]) await services.call(returnExtraPayment, extra, keeper)
    const { payments, timeline, sums } = await read(order)
    expect(payments.find(({ isExtra }) => isExtra)).toMatchObject({
      ...{ state: 'REFUNDED', refunded: { amount: '79.96' } },
    })
    expect(timeline.filter(({ event }) => event === 'REFUNDED')).toHaveLength(1)
    expect(sums.refunded.amount).toBe('0.00')
  })
})
