import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  getOwnNotices,
  requestProductNotice,
  stopProductNotice,
} from '#services/contract/notice.ts'
import { createNoticeWatch } from '#services/modules/notice/watch.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { openDatabase } from '#services/platform/database.ts'
import { createFeedFollower } from '#services/platform/feed-follower.ts'
import { type Customer, createCustomer } from '#tests/support/customers.ts'
import { settled } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { createNoticeWorld, type NoticeWorld, refusal, somewhere } from './notice-world.ts'
import { addProduct } from './product-catalogue.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BACK = 'backInStock'
const DROP = 'priceDrop'
const TOLD = 'Stiglo je: Vuneni šal'
const ROUNDS = 5

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(async () => await smtp.close())

eachEngine('who waits for a product', (engine) => {
  let services: TestServices
  let world: NoticeWorld
  let scarf: number
  let email: string
  let ana: Customer
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine, config: { smtpUrl: smtp.url } })
    // Else its own night may come first.
    await services.services.due.stop()
    world = createNoticeWorld(services, smtp)
    await world.look()
  })
  afterAll(async () => await services?.close())
  beforeEach(async () => {
    made += 1
    email = `gost-${made}@posta.example`
    scarf = await addProduct(services, { name: 'Vuneni šal', stock: 0 })
    ana = await createCustomer(services)
    await services.db.deleteFrom('product_notice').execute()
    await settled(services)
    for (const list of [smtp.mails, smtp.sources]) list.splice(0)
  })

  const asAna = async (kind: typeof BACK | typeof DROP = BACK) =>
    await world.signUp({ productId: scarf, kind, email: ana.email }, ana.headers)
  const own = async () => (await services.call(getOwnNotices, {}, ana.headers)).records

  test('a customer needs no link for the address of the account', async () => {
    const typed = ana.email.toUpperCase()
    const ask = { productId: scarf, kind: BACK, email: typed } as const
    expect(await world.signUp(ask, ana.headers)).toEqual({ needsConfirmation: false })
    await settled(services)
    expect(smtp.mails).toEqual([])
    await world.stock(scarf, 1)
    await world.look()
    expect(world.subjects()).toEqual([TOLD])
  })

  test('a customer confirms any other address like a guest', async () => {
    const ask = { productId: scarf, kind: BACK, email } as const
    expect(await world.signUp(ask, ana.headers)).toEqual({ needsConfirmation: true })
    await world.stock(scarf, 1)
    await world.look()
    expect(world.subjects()).not.toContain(TOLD)
    expect(await own()).toEqual([])
  })

  test('the mail of a customer goes to the present address of the account', async () => {
    await asAna()
    const next = `nova-${made}@posta.example`
    await services.db
      .updateTable('account')
      .set({ email: next, email_key: next })
      .where('id', '=', ana.userId)
      .execute()
    expect(await own()).toHaveLength(1)
    await world.stock(scarf, 1)
    await world.look()
    expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual([next])
  })

  test('a customer sees and stops own notices, those signed up as a guest too, and no others', async () => {
    await asAna(DROP)
    services.clock.advance(1_000)
    await world.waitFor({ productId: scarf, kind: BACK, email: ana.email })
    await world.waitFor({ productId: scarf, kind: BACK, email })
    const [newest, oldest] = await own()
    expect([newest, oldest]).toMatchObject([
      { kind: BACK, name: 'Vuneni šal', price: null },
      { kind: DROP, price: 20, productId: scarf },
    ])
    const stop = async (id: number) =>
      (await services.call(stopProductNotice, { id }, ana.headers)).records
    expect(await stop(newest?.id ?? 0)).toEqual([oldest])
    const foreign = (await world.notices()).find((notice) => notice.email === email)
    for (const { id = 0 } of [{ ...newest }, { ...foreign }]) {
      await expect(stop(id)).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
    expect(await world.notices()).toHaveLength(2)
  })

  test('a stranger is answered the same for every address, and changes nothing that was confirmed', async () => {
    await world.waitFor({ productId: scarf, kind: DROP, email })
    const [before] = await world.notices()
    services.clock.advance(1_000)
    smtp.mails.splice(0)
    const answers = []
    for (const address of [email, ana.email, 'nitko@posta.example']) {
      const input = { productId: scarf, kind: DROP, email: address }
      answers.push(await services.send(requestProductNotice, input, somewhere()))
    }
    await settled(services)
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect((await world.notices())[0]).toEqual(before)
    // A confirmed address gets no second question.
    expect(smtp.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
      'nitko@posta.example',
      ana.email,
    ])
  })

  test('signing up again sends the link again, and the notice stays one', async () => {
    for (let time = 0; time < 3; time += 1) {
      services.clock.advance(1_000)
      await world.signUp({ productId: scarf, kind: BACK, email })
      await settled(services)
    }
    expect(smtp.mails).toHaveLength(3)
    expect(await world.notices()).toHaveLength(1)
  })

  test('mails to one address are limited, but its owner can sign up from another place', async () => {
    const place = somewhere()
    const products = await Promise.all(
      Array.from({ length: 9 }, () => addProduct(services, { stock: 0 })),
    )
    const tries = []
    for (const productId of products) {
      const input = { productId, kind: BACK, email }
      tries.push((await services.send(requestProductNotice, input, place)).status)
    }
    expect(tries).toEqual([...Array(7).fill(200), 429, 429])
    const elsewhere = await services.send(
      requestProductNotice,
      { productId: scarf, kind: BACK, email },
      somewhere(),
    )
    expect(elsewhere.status).toBe(200)
  })

  /** A hundred notices with her address. */
  async function addHundred(given: {
    readonly account_id: number | null
    readonly confirmed_at: string | null
  }): Promise<void> {
    const signed_up_at = services.clock.now().toISOString()
    for (let one = 0; one < 100; one += 1) {
      const product = await addProduct(services, { stock: 0 })
      await services.db
        .insertInto('product_notice')
        .values({
          ...{ email: ana.email, email_key: ana.email, address_key: 'x' },
          ...{ product_id: product, page_id: product, kind: BACK, price_cents: null },
          ...{ language: 'hrv', consent_texts: '[]', claimed_at: null, signed_up_at },
          ...given,
        })
        .execute()
    }
  }

  test('a customer waits for a hundred products at most', async () => {
    const now = services.clock.now().toISOString()
    await addHundred({ account_id: ana.userId, confirmed_at: now })

    await expect(asAna()).rejects.toMatchObject(refusal('LIST_FULL'))
  })

  test('strangers who type her address do not use up her hundred', async () => {
    await addHundred({ account_id: null, confirmed_at: null })

    await asAna()
    expect(await own()).toHaveLength(1)
  })

  test(`two programs that look at once send one mail, ${ROUNDS} rounds`, async () => {
    const log = pino({ level: 'silent' })
    const beside = openDatabase(services.config, { log, sole: false })
    const others = Array.from({ length: 3 }, () => {
      const follower = createFeedFollower(beside.db)
      return createNoticeWatch({ ...services.services.deps, db: beside.db, follower, log })
    })
    for (let round = 0; round < ROUNDS; round += 1) {
      await asAna()
      await settled(services)
      // Two releases at once.
      await Promise.all([world.stock(scarf, 1), world.stock(scarf, 2)])
      await Promise.all([world.watch, ...others].map((watch) => watch.runOnce()))
      await world.mailed()
      expect(world.subjects()).toEqual(Array(round + 1).fill(TOLD))
      await world.stock(scarf, 0)
      await world.look()
      services.clock.advance(1_000)
    }
    await beside.close()
  })

  test(`stock that returns during the sign-up is not missed, ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      services.clock.advance(1_000)
      await Promise.all([asAna(), world.stock(scarf, 1), world.watch.runOnce()])
      await world.look()
      expect(world.subjects()).toHaveLength(round + 1)
      await world.stock(scarf, 0)
      await world.look()
    }
  })

  test('a mail whose answer was lost is not sent as another one', async () => {
    await asAna()
    smtp.be('loses its answer')
    await world.stock(scarf, 1)
    await world.watch.runOnce()
    await services.services.outbox.runOnce()
    smtp.be('takes')
    services.clock.advance(HOUR_MS)
    await settled(services)
    expect(smtp.mails.length).toBeGreaterThan(0)
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await world.notices()).toEqual([])
  })

  test('a program that starts again tells of what returned while it was down', async () => {
    await asAna()
    await services.db
      .updateTable('stock')
      .set({ on_hand: 1 })
      .where('product_id', '=', scarf)
      .execute()
    const { deps } = services.services
    const follower = createFeedFollower(services.db)
    await createNoticeWatch({ ...deps, follower }).runOnce()
    await world.mailed()
    expect(world.subjects()).toEqual([TOLD])
  })

  test('a shop that sends no notices refuses them', async () => {
    const set = async (value: string) =>
      await services.db
        .transaction()
        .execute(
          async (trx) => await setSetting(trx, { group: 'checkout', key: 'productNotices', value }),
        )
    await set('no')
    try {
      await expect(asAna()).rejects.toMatchObject(refusal('NOT_SUPPORTED'))
    } finally {
      await set('yes')
    }
  })

  test('ends after a year, and without a confirmation after two days', async () => {
    const { retention } = services.services.deps
    const purge = async (kind: string, keepDays: number) => {
      const before = new Date(services.clock.now().getTime() - keepDays * DAY_MS).toISOString()
      const rule = retention.find((one) => one.kind === kind)
      return await rule?.purge({ ...services.config, db: services.db }, before, 100)
    }
    const daysOf = (kind: string) => retention.find((one) => one.kind === kind)?.keepDays ?? 0
    expect([daysOf('product-notices'), daysOf('unconfirmed-notices')]).toEqual([365, 2])
    await asAna()
    await world.signUp({ productId: scarf, kind: BACK, email })
    services.clock.advance(3 * DAY_MS)
    expect(await purge('product-notices', 365)).toBe(0)
    expect(await purge('unconfirmed-notices', 2)).toBe(1)
    services.clock.advance(363 * DAY_MS)
    expect(await purge('product-notices', 365)).toBe(1)
  })
})
