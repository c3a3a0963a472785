import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { moveOrder } from '#services/contract/order-moves.ts'
import { payOrder } from '#services/contract/order-payments.ts'
import { extraDueHandlers } from '#services/modules/order/pay/extra-payment.ts'
import { settle } from '#services/modules/order/pay/settle.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { movePayment, paymentsOf } from '#services/modules/payment/store.ts'
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
import { createWorld, URLS, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const SHOP = 'trgovina@savez.example'

eachEngine('an order that is paid twice', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 1_000 })
  })
  afterEach(async () => await requireWhole(services))
  afterAll(async () => await services?.close())

  /** An order with two payments that were begun at the provider. */
  async function begunTwice(): Promise<{ slug: string; number: string; email: string }> {
    made += 1
    const email = `dvaput-${engine}-${made}@posta.example`
    const cart = await world.readyCart([[scarf, 1]], { email })
    const { orderSlug: slug } = await world.place(cart)
    const key = orderKey(slug, TEST_SECRET)
    services.clock.advance(1_000)
    await services.call(payOrder, { orderSlug: slug, key, ...URLS })
    const { number } = await world.read(slug)
    return { slug, number, email }
  }
  const subjects = async (email: string, number: string) =>
    (await mailsTo(services, email)).flatMap(({ subject }) =>
      subject.includes(number) ? [subject.replace(number, '#')] : [],
    )
  const paymentStates = async (slug: string) =>
    (await paymentsOf(services.db, slug)).map(({ state, isExtra }) => `${state} ${isExtra}`)
  const eventsOf = async (slug: string) =>
    (await world.read(slug)).timeline.map(({ event }) => event)

  test('both at once and several times each: one pays it, the other goes back by itself, once [PO-12~]', async () => {
    const { slug, number, email } = await begunTwice()
    const both = [await world.answerOf(slug, 'paid', 0), await world.answerOf(slug, 'paid', 1)]

    const messages = [...both, ...both, ...both].map((fields, index) =>
      index % 3 ? world.webhook(fields) : world.comeBack(fields),
    )
    await Promise.all(messages)

    const settled = ['paid false', 'refunded true']
    await expect.poll(async () => (await paymentStates(slug)).sort()).toEqual(settled)
    const events = ['placed', 'paid', 'refundDue', 'refunded']
    await expect.poll(() => eventsOf(slug)).toEqual(events)
    expect(await world.read(slug)).toMatchObject({
      ...{ state: 'confirmed', paymentState: 'paid', refundTotal: 0, refundedTotal: 0 },
    })
    await expect
      .poll(async () => (await subjects(email, number)).sort())
      .toEqual([
        'Narudžba # je plaćena',
        'Vaša narudžba #',
        'Vratili smo novac za narudžbu #',
        'Vraćamo vam novac za narudžbu #',
      ])

    await Promise.all(both.map(world.webhook))
    expect(await eventsOf(slug)).toEqual(events)
    expect(await subjects(SHOP, number)).toEqual([])
  })

  test('a refund by staff comes from the payment that pays it, never from the other', async () => {
    const { slug, number } = await begunTwice()
    await world.webhook(await world.answerOf(slug, 'paid', 1))
    await world.webhook(await world.answerOf(slug, 'paid', 0))
    await expect.poll(() => paymentStates(slug)).toEqual(['refunded true', 'paid false'])

    const part = { number, move: 'refund', amount: 1 } as const
    const order = await services.call(moveOrder, part, await services.as(...SHOP_RIGHTS))
    expect(order).toMatchObject({ refundedTotal: 1 })
    expect((await paymentsOf(services.db, slug)).map((one) => one.refundedCents)).toEqual([
      Math.round(order.total * 100),
      100,
    ])
  })

  test('through a provider that cannot be told so, staff get a mail and the buyer too', async () => {
    const { slug, number, email } = await begunTwice()
    await world.webhook(await world.answerOf(slug, 'paid', 1))
    const [extra] = await paymentsOf(services.db, slug)
    const outcome = {
      ...({ paymentId: extra?.id ?? '', kind: 'paid', reference: 'R', reason: null } as const),
      ...{ orderSlug: slug, adapter: 'hpf', at: services.clock.now().toISOString() },
    }
    await Promise.all([settle(services, outcome), settle(services, outcome)])

    expect(await paymentStates(slug)).toEqual(['paid true', 'paid false'])
    expect(await eventsOf(slug)).toEqual(['placed', 'paid', 'refundDue'])
    await expect.poll(() => subjects(SHOP, number)).toEqual(['Treba vratiti novac: narudžba #'])
    expect(await subjects(email, number)).toContain('Vraćamo vam novac za narudžbu #')
  })

  test('a provider that has not answered for three days makes it a task of staff', async () => {
    const { slug, number } = await begunTwice()
    const [{ id: paymentId } = { id: '' }] = await paymentsOf(services.db, slug)
    await services.db.transaction().execute(async (trx) => {
      for (const handle of Object.values(extraDueHandlers)) {
        await handle(trx, { slug, paymentId }, services.clock)
      }
    })
    await expect.poll(() => subjects(SHOP, number)).toEqual(['Treba vratiti novac: narudžba #'])
  })

  test('the database itself refuses a second payment that is not extra', async () => {
    const { slug } = await begunTwice()
    const { db, clock } = services
    const at = clock.now().toISOString()
    const [first, second] = await paymentsOf(db, slug)
    const pay = async (id = '') =>
      await db
        .transaction()
        .execute((trx) => movePayment(trx, id, { from: ['started'], to: 'paid', at }))
    expect(await pay(first?.id)).toBe(true)
    await expect(pay(second?.id)).rejects.toThrow(/unique/i)
  })
})
