import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyCoupon, setInstructions } from '#services/contract/cart.ts'
import { cancelOrder } from '#services/contract/order-calls.ts'
import { filterDocuments } from '#services/contract/order-documents.ts'
import { insertCoupon } from '#services/modules/cart/api.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, someplace, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const DAY = 24 * 60 * 60_000

eachEngine('an order', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let book: number

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 1_000 })
    book = await addProduct(services, { name: 'E-knjiga', sku: 'KNJIGA', format: 'EProduct' })
  })
  afterEach(async () => await requireWhole(services))
  afterAll(async () => await services.close())

  const cancel = async (orderSlug: string): Promise<void> => {
    const proof = { orderSlug, key: orderKey(orderSlug, TEST_SECRET) }
    await services.call(cancelOrder, proof, someplace())
  }
  const addCoupon = async (code: string, percent: number): Promise<void> => {
    await services.db.transaction().execute(async (trx) =>
      insertCoupon(trx, {
        ...{ code, kind: 'percent', percent, amountCents: null, minCents: 0, categoryId: null },
        ...{ isForMembers: false, startsAt: null, endsAt: null, maxUses: 1 },
      }),
    )
  }
  const orderedWith = async (couponCode: string, given: Parameters<World['readyCart']>[1] = {}) => {
    const productId = given.deliveryId === null ? book : scarf
    const { cartId, protectCode } = await world.readyCart([[productId, 1]], given)
    await services.call(applyCoupon, { cartId, protectCode, couponCode })
    return (await world.place({ cartId, protectCode })).orderSlug
  }

  describe('that is over gives the use of its coupon back', () => {
    test.each([
      ['when its buyer cancels it', cancel],
      [
        'when it expires',
        async () => {
          services.clock.advance(7 * DAY)
          await dueDone(services)
        },
      ],
    ])('%s, once', async (how, end) => {
      const code = `JEDNOM${how.length}`
      await addCoupon(code, 10)
      const slug = await orderedWith(code)
      const usesOf = async () =>
        await services.db
          .selectFrom('coupon')
          .select('uses')
          .where('code', '=', code)
          .executeTakeFirstOrThrow()
      expect(await usesOf()).toEqual({ uses: 1 })
      await end(slug)
      expect((await world.read(slug)).state).toBe('cancelled')
      expect(await usesOf()).toEqual({ uses: 0 })

      // Its money comes nevertheless, and the next buyer has the coupon by then.
      await orderedWith(code)
      await world.webhook(await world.answerOf(slug))
      expect(await world.read(slug)).toMatchObject({ state: 'cancelled', paymentState: 'toRefund' })
      expect(await usesOf()).toEqual({ uses: 1 })
    })
  })

  test('that its buyer cancelled stays cancelled when money comes late, and its pieces stay for sale', async () => {
    const last = await addProduct(services, { stock: 1 })
    const { orderSlug: slug } = await world.place(await world.readyCart([[last, 1]]))
    const paid = await world.answerOf(slug)
    await cancel(slug)
    await world.webhook(paid)
    expect(await world.read(slug)).toMatchObject({ state: 'cancelled', paymentState: 'toRefund' })
    expect(await world.stockOf(last)).toMatchObject({ onHand: 1 })
  })

  test('that a coupon pays for is confirmed by mail as any other', async () => {
    await addCoupon('BESPLATNO', 100)
    const email = `besplatno-${engine}@posta.example`
    const slug = await orderedWith('BESPLATNO', {
      ...{ email, deliveryId: null, paymentId: world.transfer },
    })
    const { number } = await world.read(slug)
    const mails = await mailsTo(services, email)
    expect(mails.map(({ subject }) => subject)).toEqual([`Vaša narudžba ${number}`])
  })

  test('has what its buyer wrote into the cart, unless the call brings another text [PO-06~]', async () => {
    const noted = async (more: object) => {
      const { cartId, protectCode } = await world.readyCart([[scarf, 1]])
      const instructions = 'Zvonite dvaput.'
      await services.call(setInstructions, { cartId, protectCode, instructions })
      const { orderSlug } = await world.place({ cartId, protectCode }, more)
      return (await world.read(orderSlug)).instructions
    }
    expect(await noted({})).toBe('Zvonite dvaput.')
    expect(await noted({ orderMessage: 'Ne zvonite.' })).toBe('Ne zvonite.')
  })

  test('of a guest is among those of the account with the same address, however it was typed [PF-17~]', async () => {
    const typed = `Velika.Slova-${engine}@Posta.Example`
    const { orderSlug } = await world.place(await world.readyCart([[scarf, 1]], { email: typed }))
    const { headers } = await createCustomer(services, { email: typed.toLowerCase() })
    const { records } = await services.call(filterDocuments, {}, headers)
    expect(records).toMatchObject([{ extendedDetails: { orderSlug } }])
  })
})
