import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyCoupon, applyMemberCard, getCart } from '#services/contract/cart.ts'
import { cancelOrder, getWaitingOrder } from '#services/contract/order-calls.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import {
  confirmPayment,
  getOrderPaymentMethods,
  payOrder,
} from '#services/contract/order-payments.ts'
import { eraseAccount } from '#services/contract/user.ts'
import { insertCoupon } from '#services/modules/cart/api.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { setStock } from '#services/modules/product/api.ts'
import { addMemberCards } from '#services/modules/user/api.ts'
import { logIn, mailsTo, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { dueDone } from '#tests/support/outbox.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, FAILURE, SUCCESS, someplace, URLS, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

eachEngine('paying an order', (engine) => {
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
  afterAll(async () => await services.close())

  const newEmail = (): string => {
    made += 1
    return `kupac-${engine}-${made}@posta.example`
  }
  const ordered = async (
    productId: number,
    given: Parameters<World['readyCart']>[1] = {},
  ): Promise<string> =>
    (await world.place(await world.readyCart([[productId, 1]], given))).orderSlug
  const rare = async (): Promise<number> => await addProduct(services, { stock: 1 })
  const keyOf = (orderSlug: string) => ({ orderSlug, key: orderKey(orderSlug, TEST_SECRET) })
  const subjects = async (email: string) =>
    (await mailsTo(services, email)).map(({ subject }) => subject.replace(/\d{4}-\d{6}/, '#'))
  const eventsOf = async (orderSlug: string) =>
    (await world.read(orderSlug)).timeline.map(({ event }) => event)
  const runDue = async () => {
    await dueDone(services)
  }

  describe('by a provider', () => {
    test('a signed message makes it paid, once, in any order and however often it comes', async () => {
      const email = newEmail()
      const slug = await ordered(scarf, { email })
      const paid = await world.answerOf(slug)

      const answers = await Promise.all([
        world.webhook(paid),
        world.comeBack(paid),
        world.webhook(paid),
        world.comeBack(paid, 'POST'),
        world.webhook(paid),
      ])

      expect(answers.filter((status) => typeof status === 'number')).toEqual([200, 200, 200])
      expect(answers[1]).toEqual({ status: 303, location: `${SUCCESS}?orderSlug=${slug}` })
      expect(answers[3]).toEqual(answers[1])
      expect(await eventsOf(slug)).toEqual(['placed', 'paid'])
      // Sent at the same time.
      expect((await subjects(email)).toSorted()).toEqual([
        'Narudžba # je plaćena',
        'Vaša narudžba #',
      ])
    })

    test('no other message does: of another signature, amount, order or adapter', async () => {
      const slug = await ordered(scarf)
      const paid = await world.answerOf(slug)
      const { signature: _signature, ...unsigned } = paid
      for (const fields of [
        { ...paid, amount: '0.01' },
        { ...paid, paymentId: 'a'.repeat(32) },
        { ...(await world.answerOf(slug, 'declined')), result: 'paid' },
        { orderSlug: slug, result: 'paid' },
        Object.fromEntries(Object.entries(unsigned).filter(([name]) => !/sign/i.test(name))),
      ]) {
        expect(await world.webhook(fields)).toBe(400)
        expect(await world.comeBack(fields)).toEqual({ status: 303, location: FAILURE })
      }
      const elsewhere = await fetch(`${services.url}/webhook/transfer`, {
        method: 'POST',
        body: new URLSearchParams(paid),
      })
      expect(elsewhere.status).toBe(400)
      expect(await world.read(slug)).toMatchObject({ paymentState: 'unpaid' })
    })

    test('a call that only claims it pays nothing, one with verified details does [PO-12, PO-13]', async () => {
      const slug = await ordered(scarf)
      const claim = { id: slug, details: { status: 'COMPLETED' }, internalRedirect: true }
      expect(await world.refused(confirmPayment, claim)).toMatchObject({
        status: 409,
        code: 'PAYMENT_FAILED',
      })
      const others = await world.answerOf(await ordered(scarf))
      expect(await world.refused(confirmPayment, { ...claim, details: others })).toMatchObject({
        code: 'PAYMENT_FAILED',
      })
      expect((await world.read(slug)).paymentState).toBe('unpaid')

      const details = await world.answerOf(slug)
      const { url } = await services.call(confirmPayment, {
        ...{ id: slug, details, internalRedirect: true },
      })
      expect(url).toBe(`${SUCCESS}?orderSlug=${slug}`)
      expect((await world.read(slug)).paymentState).toBe('paid')
    })

    test('a declined payment leaves it to be paid again, and a late yes counts', async () => {
      const slug = await ordered(scarf)
      const declined = await world.answerOf(slug, 'declined')
      expect(await world.comeBack(declined)).toEqual({
        status: 303,
        location: `${FAILURE}?orderSlug=${slug}`,
      })
      expect(await world.read(slug)).toMatchObject({ canPay: true, paymentState: 'unpaid' })
      expect(await eventsOf(slug)).toEqual(['placed', 'paymentFailed'])

      const { html } = await services.call(payOrder, { ...keyOf(slug), ...URLS })
      expect(html).toContain('<form')
      expect(await world.webhook(await world.answerOf(slug))).toBe(200)
      expect(await world.read(slug)).toMatchObject({ state: 'confirmed', canPay: false })
    })

    test('a payment that is still being decided goes to the success page and pays nothing yet', async () => {
      const slug = await ordered(scarf)
      const { location } = await world.comeBack(await world.answerOf(slug, 'pending'))
      expect(location).toBe(`${SUCCESS}?orderSlug=${slug}`)
      expect((await world.read(slug)).paymentState).toBe('unpaid')
    })

    test('two payments of one order are told to the buyer and to staff', async () => {
      const email = newEmail()
      const slug = await ordered(scarf, { email })
      services.clock.advance(1_000)
      await services.call(payOrder, { ...keyOf(slug), ...URLS })
      await world.webhook(await world.answerOf(slug, 'paid', 0))
      await world.webhook(await world.answerOf(slug, 'paid', 1))

      expect(await world.read(slug)).toMatchObject({ state: 'confirmed', paymentState: 'paid' })
      expect(await eventsOf(slug)).toEqual(['placed', 'paid', 'refundDue'])
      expect(await subjects(email)).toContain('Vraćamo vam novac za narudžbu #')
    })
  })

  describe('late', () => {
    test('after the hold ended it takes the pieces that are still there', async () => {
      const last = await rare()
      const slug = await ordered(last)
      services.clock.advance(31 * MINUTE)
      await runDue()
      expect(await world.stockOf(last)).toEqual({ onHand: 1, held: 0 })
      expect(await world.read(slug)).toMatchObject({
        state: 'awaitingPayment',
        heldUntil: null,
        canPay: true,
      })

      await world.webhook(await world.answerOf(slug))
      expect(await world.read(slug)).toMatchObject({ state: 'confirmed', paymentState: 'paid' })
      expect(await world.stockOf(last)).toEqual({ onHand: 0, held: 0 })
    })

    test('once another buyer has them it is to be refunded, and both sides get a mail', async () => {
      const last = await rare()
      const email = newEmail()
      const slug = await ordered(last, { email })
      services.clock.advance(31 * MINUTE)
      const other = await ordered(last, { paymentId: world.cash })
      expect((await world.read(slug)).canPay).toBe(false)
      const staffBefore = (await subjects('trgovina@savez.example')).length

      await world.webhook(await world.answerOf(slug))
      expect(await world.read(slug)).toMatchObject({
        state: 'cancelled',
        paymentState: 'toRefund',
      })
      expect(await world.read(other)).toMatchObject({ state: 'confirmed' })
      expect(await world.stockOf(last)).toEqual({ onHand: 0, held: 0 })
      expect(await subjects(email)).toContain('Vraćamo vam novac za narudžbu #')
      expect((await subjects('trgovina@savez.example')).slice(staffBefore)).toEqual([
        'Treba vratiti novac: narudžba #',
      ])
    })

    test('a payment that is started again is refused by name when they are gone', async () => {
      const last = await addProduct(services, { name: 'Zadnji šal', stock: 1 })
      const slug = await ordered(last)
      services.clock.advance(31 * MINUTE)
      await ordered(last, { paymentId: world.cash })

      expect(await world.refused(payOrder, { ...keyOf(slug), ...URLS })).toMatchObject({
        code: 'OUT_OF_STOCK',
        message: 'Proizvoda „Zadnji šal” više nema u traženoj količini.',
      })
    })

    test('a bundle whose part is gone is refused by its own name', async () => {
      const part = await addProduct(services, { name: 'Dio paketa', sku: 'DIO', stock: 1 })
      const bundle = await addProduct(services, {
        ...{ name: 'Navijački paket', format: 'Bundle' },
        bundle: [{ sku: 'DIO', quantity: 1 }],
      })
      const cart = await world.readyCart([
        [scarf, 1],
        [bundle, 1],
      ])
      const { orderSlug: slug } = await world.place(cart)
      services.clock.advance(31 * MINUTE)
      await ordered(part, { paymentId: world.cash })

      expect(await world.refused(payOrder, { ...keyOf(slug), ...URLS })).toMatchObject({
        code: 'OUT_OF_STOCK',
        message: 'Proizvoda „Navijački paket” više nema u traženoj količini.',
      })
    })

    test('a payment that begins shortly before the order expires is awaited', async () => {
      const slug = await ordered(scarf)
      services.clock.advance(7 * DAY - MINUTE)
      await services.call(payOrder, { ...keyOf(slug), ...URLS })
      services.clock.advance(20 * MINUTE)
      await runDue()
      expect((await world.read(slug)).state).toBe('awaitingPayment')

      services.clock.advance(11 * MINUTE)
      await runDue()
      expect((await world.read(slug)).state).toBe('cancelled')
    })

    test('an unpaid order ends after seven days, by transfer after three, and its pieces are free', async () => {
      const last = await rare()
      const other = await rare()
      const email = newEmail()
      const [byCard, byTransfer] = [
        await ordered(last),
        await ordered(other, { paymentId: world.transfer, email }),
      ]
      services.clock.advance(3 * DAY)
      await runDue()
      expect((await world.read(byTransfer)).state).toBe('cancelled')
      expect(await world.stockOf(other)).toEqual({ onHand: 1, held: 0 })
      expect(await subjects(email)).toContain('Narudžba # je otkazana')
      expect((await world.read(byCard)).state).toBe('awaitingPayment')

      services.clock.advance(4 * DAY)
      await runDue()
      expect((await world.read(byCard)).state).toBe('cancelled')

      // The money arrives nevertheless, and there are pieces.
      const { number } = await world.read(byTransfer)
      await services.call(moveOrder, { number, move: 'pay' }, await services.as(...SHOP_RIGHTS))
      expect(await world.read(byTransfer)).toMatchObject({
        state: 'confirmed',
        paymentState: 'paid',
      })
      expect(await world.stockOf(other)).toEqual({ onHand: 0, held: 0 })
    })

    test('of a buyer whose account was erased, it goes back', async () => {
      const person = await signUp(services)
      const { headers } = await logIn(services, person)
      const given = { headers: { ...headers }, email: person.email, paymentId: world.transfer }
      const cart = await world.readyCart([[scarf, 1]], given)
      const { orderSlug: slug } = await world.place(cart, {}, { ...headers })
      const { number } = await world.read(slug)
      services.clock.advance(3 * DAY)
      await runDue()
      const again = await logIn(services, person)
      await services.call(eraseAccount, { password: PASSWORD }, { ...again.headers })
      expect(await world.read(slug)).toMatchObject({ state: 'cancelled', email: '' })

      await services.call(moveOrder, { number, move: 'pay' }, await services.as(...SHOP_RIGHTS))
      expect(await world.read(slug)).toMatchObject({ state: 'cancelled', paymentState: 'toRefund' })
      const mails = await mailsTo(services, 'trgovina@savez.example')
      const subject = `Treba vratiti novac: narudžba ${number}`
      expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1)
    })
  })

  describe('at the door or by transfer', () => {
    test('cash on delivery is confirmed at once and takes its pieces', async () => {
      const last = await rare()
      const slug = await ordered(last, { paymentId: world.cash })
      expect(await world.read(slug)).toMatchObject({
        state: 'confirmed',
        paymentState: 'unpaid',
        canPay: false,
        canCancel: true,
      })
      expect(await world.stockOf(last)).toEqual({ onHand: 0, held: 0 })
    })

    test('a transfer names account, reference and codes, and holds the pieces for three days', async () => {
      const email = newEmail()
      const slug = await ordered(scarf, { paymentId: world.transfer, email })
      const order = await world.read(slug)
      expect(order.transfer).toMatchObject({
        payee: 'Savez probnih sportova',
        iban: 'HR1210010051863000160',
      })
      expect(Date.parse(order.heldUntil ?? '') - services.clock.now().getTime()).toBe(3 * DAY)
      const [mail] = await mailsTo(services, email)
      expect(mail?.text).toContain('HR1210010051863000160')
      expect(mail?.text).toContain(order.transfer?.reference)
    })

    test('another method can be chosen while it waits', async () => {
      const slug = await ordered(scarf)
      const { paymentMethods } = await services.call(getOrderPaymentMethods, keyOf(slug))
      expect(paymentMethods.map(({ id }) => id)).toEqual([world.card, world.transfer, world.cash])

      const pay = async (paymentMethodId: number) =>
        await services.call(payOrder, { ...keyOf(slug), ...URLS, paymentMethodId })
      expect((await pay(world.transfer)).html).toBeNull()
      expect((await world.read(slug)).transfer).not.toBeNull()
      expect((await pay(world.cash)).html).toBeNull()
      expect(await world.read(slug)).toMatchObject({ state: 'confirmed', transfer: null })
      expect(await world.refused(payOrder, { ...keyOf(slug), ...URLS })).toMatchObject({
        status: 409,
        code: 'ORDER_STATE',
      })
    })
  })

  describe('cancelled by its buyer', () => {
    test('it frees the pieces and puts the lines into a cart', async () => {
      const last = await rare()
      const slug = await ordered(last, { paymentId: world.cash })
      const session = await services.call(cancelOrder, keyOf(slug))

      expect(await world.stockOf(last)).toEqual({ onHand: 1, held: 0 })
      expect((await world.read(slug)).state).toBe('cancelled')
      const { cart } = await services.call(getCart, session)
      expect(cart.items.map(({ productId, qty }) => [productId, qty])).toEqual([[last, 1]])
      expect(await world.refused(cancelOrder, keyOf(slug))).toMatchObject({ code: 'ORDER_STATE' })
    })

    test('the lines of a member cost what they did', async () => {
      const memberCardBarcode = '3850000000077'
      const customer = await createCustomer(services)
      const { headers, email } = customer
      await services.db.transaction().execute(async (trx) => {
        await addMemberCards(trx, [
          { barcode: memberCardBarcode, holder: 'Ana Anić', validUntil: null },
        ])
      })
      const prices = { retailPriceCents: 2000, membershipPriceCents: 1500, stock: 9 }
      const jersey = await addProduct(services, { name: 'Dres', ...prices })
      const ready = await world.readyCart([[jersey, 1]], { headers, email })
      const { cartId, protectCode } = ready
      const card = { cartId, protectCode, barcode: memberCardBarcode }
      await services.call(applyMemberCard, card, headers)
      const { orderSlug } = await world.place(ready, {}, headers)
      expect(await world.read(orderSlug)).toMatchObject({ itemsTotal: 15 })

      const session = await services.call(cancelOrder, { orderSlug }, headers)
      const { cart } = await services.call(getCart, session, headers)
      expect(cart).toMatchObject({ memberCardBarcode, prices: { base: { itemsTotal: 15 } } })
    })

    test('the link of a mail opens no cart of an account', async () => {
      const customer = await createCustomer(services)
      const { headers, email } = customer
      const cart = await world.readyCart([[scarf, 1]], { headers, email })
      const { orderSlug } = await world.place(cart, {}, headers)
      const session = await services.call(cancelOrder, keyOf(orderSlug))
      const row = await services.db
        .selectFrom('cart')
        .select('account_id')
        .where('id', '=', session.cartId)
        .executeTakeFirst()
      expect(row?.account_id).toBeNull()
    })

    test('paid while it is being cancelled, it is either paid or to be refunded', async () => {
      const last = await rare()
      const slug = await ordered(last)
      const paid = await world.answerOf(slug)
      await Promise.all([world.webhook(paid), services.send(cancelOrder, keyOf(slug), someplace())])
      const { state, paymentState } = await world.read(slug)
      expect(['confirmed paid', 'cancelled toRefund']).toContain(`${state} ${paymentState}`)
      expect(await world.stockOf(last)).toEqual({ onHand: state === 'confirmed' ? 0 : 1, held: 0 })
    })
  })

  test('the mail of a delivery names the right to withdraw where there is one', async () => {
    const book = await addProduct(services, { name: 'E-knjiga', format: 'EProduct' })
    const textOf = async (productId: number, given: object, more: object): Promise<string> => {
      const email = newEmail()
      const cart = await world.readyCart([[productId, 1]], { email, ...given })
      const { orderSlug } = await world.place(cart, more)
      await world.webhook(await world.answerOf(orderSlug))
      const { number } = await world.read(orderSlug)
      await services.call(moveOrder, { number, move: 'deliver' }, await services.as(...SHOP_RIGHTS))
      const mails = await mailsTo(services, email)
      return mails.find(({ subject }) => subject.endsWith('je uručena'))?.text ?? ''
    }
    expect(await textOf(scarf, {}, {})).toContain('Od ugovora možete odustati')
    const atOnce = await textOf(book, { deliveryId: null }, { isDigitalAtOnce: true })
    expect(atOnce).toContain('uručena je')
    expect(atOnce).not.toContain('odustati')
  })

  test('the mail of a cancelled order that a coupon paid promises no money', async () => {
    await services.db.transaction().execute(async (trx) =>
      insertCoupon(trx, {
        ...{ code: 'SVE', kind: 'percent', percent: 100, amountCents: null, minCents: 0 },
        ...{ categoryId: null, isForMembers: false, startsAt: null, endsAt: null, maxUses: null },
      }),
    )
    const book = await addProduct(services, { name: 'E-knjiga', format: 'EProduct' })
    const email = newEmail()
    const given = { email, deliveryId: null, paymentId: world.transfer }
    const cart = await world.readyCart([[book, 1]], given)
    const { cartId, protectCode } = cart
    await services.call(applyCoupon, { cartId, protectCode, couponCode: 'SVE' })
    const { number } = await world.read((await world.place(cart)).orderSlug)
    await services.call(moveOrder, { number, move: 'cancel' }, await services.as(...SHOP_RIGHTS))
    const mails = await mailsTo(services, email)
    const mail = mails.find(({ subject }) => subject.endsWith('je otkazana'))
    expect(mail?.text).toContain('otkazana')
    expect(mail?.text).not.toContain('vraćamo')
  })

  test('the newest order that waits for a provider is found again, by its own guest only', async () => {
    const cart = await world.readyCart([[scarf, 1]])
    const { guestToken } = cart
    const { orderSlug } = await world.place(cart)
    const waiting = async (token: string) =>
      (await services.call(getWaitingOrder, { guestToken: token })).order?.orderSlug ?? null
    expect(await waiting(guestToken)).toBe(orderSlug)
    expect(await waiting(`${guestToken.slice(0, -2)}xx`)).toBeNull()
    expect((await services.call(getWaitingOrder, {})).order).toBeNull()

    await world.webhook(await world.answerOf(orderSlug))
    expect(await waiting(guestToken)).toBeNull()
  })

  test('stock that staff corrected to none does not go below zero when the money comes', async () => {
    const last = await rare()
    const slug = await ordered(last)
    const { db, clock } = services
    await db.transaction().execute((trx) => setStock(trx, clock, { productId: last, onHand: 0 }))
    await world.webhook(await world.answerOf(slug))
    expect(await world.read(slug)).toMatchObject({ paymentState: 'toRefund' })
    expect(await world.stockOf(last)).toMatchObject({ onHand: 0 })
  })
})
