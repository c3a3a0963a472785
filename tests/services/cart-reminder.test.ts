import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addItem, clearCart, getNewCartSession } from '#services/contract/cart.ts'
import { changeOwnConsent } from '#services/contract/consents.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import {
  acceptsMarketing,
  assignConsents,
  withdrawMarketing,
  writeConsent,
} from '#services/modules/gdpr/api.ts'
import { reminderDueHandlers } from '#services/modules/reminder/remind.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { openDatabase } from '#services/platform/database.ts'
import { createDueWorker } from '#services/platform/jobs/due-worker.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { dueDone, settled } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { createWorld, URLS } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NEWS = 7
const SUBJECT = 'Vaša vas košarica čeka'
const SILENT = pino({ level: 'silent' })
const PUBLIC_URL = 'http://localhost:4000'

type Customer = Awaited<ReturnType<typeof createCustomer>>
type Session = { readonly cartId: string; readonly protectCode: string }

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(async () => await smtp.close())

eachEngine('a cart that was left', (engine) => {
  let services: TestServices
  let scarf: number

  beforeAll(async () => {
    services = await startServices({
      engine,
      config: { smtpUrl: smtp.url },
    })
    scarf = await addProduct(services, { name: 'Vuneni šal', stock: 99 })
    await services.db.transaction().execute(async (trx) => {
      await writeConsent(
        trx,
        { number: NEWS, language: 'hrv', html: '<p>Ponude</p>' },
        services.clock,
      )
      await assignConsents(trx, 'newsletter', [{ number: NEWS, isRequired: true }])
    })
  })
  afterAll(async () => await services?.close())
  beforeEach(() => {
    for (const list of [smtp.mails, smtp.sources]) list.splice(0)
  })
  afterEach(() => smtp.be('takes'))

  /** Logins end long before carts rest. */
  const withdraw = async ({ userId, email }: Customer) =>
    await services.db.transaction().execute(
      async (trx) =>
        await withdrawMarketing(trx, {
          person: { userId, email, firstName: 'Željka', lastName: 'Anić' },
          ...{ language: 'hrv', clock: services.clock },
        }),
    )

  async function customer(wantsOffers = true): Promise<Customer> {
    const made = await createCustomer(services, { firstName: 'Željka' })
    const input = { uniqueNumber: NEWS, isAccepted: true }
    if (wantsOffers) await services.call(changeOwnConsent, input, made.headers)
    return made
  }

  async function leave({ headers }: Customer): Promise<Session> {
    const session = await services.call(getNewCartSession, {}, headers)
    await services.call(addItem, { ...session, productId: scarf, qty: 2 }, headers)
    return session
  }

  async function after(ms: number): Promise<void> {
    services.clock.advance(ms)
    await workOff()
  }

  /** A task may plan another one. */
  async function workOff(): Promise<void> {
    await dueDone(services)
    await settled(services)
  }

  /** Orders have letters, too. */
  const subjects = () => smtp.mails.flatMap(({ subject }) => (subject === SUBJECT ? [subject] : []))
  const linkTo = (path: string) =>
    new RegExp(`${PUBLIC_URL}(${path}[\\w.-]+)`).exec(smtp.mails[0]?.text ?? '')?.[1] ?? ''

  test('is recalled once after a day, and never again', async () => {
    const ana = await customer()
    const session = await leave(ana)
    await after(DAY_MS - 1)
    expect(subjects()).toEqual([])
    await after(1)
    expect(subjects()).toEqual([SUBJECT])
    expect(smtp.mails[0]?.to?.[0]?.address).toBe(ana.email)
    expect(smtp.mails[0]?.text).toMatch(/Pozdrav, Željka![\s\S]*Vuneni šal: 2 kom\./)

    await services.call(addItem, { ...session, productId: scarf, qty: 1 })
    await after(2 * DAY_MS)
    expect(smtp.mails).toHaveLength(1)
  })

  test('waits from its last use', async () => {
    const ana = await customer()
    const session = await leave(ana)
    await after(20 * HOUR_MS)
    await services.call(addItem, { ...session, productId: scarf, qty: 1 })
    await after(20 * HOUR_MS)
    expect(subjects()).toEqual([])
    await after(4 * HOUR_MS)
    expect(subjects()).toHaveLength(1)
  })

  test('waits as long as the shop wants, also what was left before', async () => {
    await leave(await customer())
    const setHours = async (value: string) =>
      await services.db
        .transaction()
        .execute(
          async (trx) => await setSetting(trx, { group: 'checkout', key: 'cartLeftHours', value }),
        )
    await setHours('48')
    try {
      await after(DAY_MS)
      expect(subjects()).toEqual([])
      await after(DAY_MS)
      expect(subjects()).toHaveLength(1)
    } finally {
      await setHours('24')
    }
  })

  test.each([
    ['whose customer did not want offers', async () => void (await leave(await customer(false)))],
    [
      'of a guest',
      async () => {
        const session = await services.call(getNewCartSession, {})
        await services.call(addItem, { ...session, productId: scarf, qty: 1 })
      },
    ],
    [
      'that was emptied',
      async () => {
        const ana = await customer()
        await services.call(clearCart, await leave(ana), ana.headers)
      },
    ],
    [
      'whose customer has withdrawn since',
      async () => {
        const ana = await customer()
        await leave(ana)
        await withdraw(ana)
      },
    ],
    [
      'that was ordered',
      async () => {
        const { cartId } = await leave(await customer())
        await services.db
          .updateTable('cart')
          .set({ state: 'archived' })
          .where('id', '=', cartId)
          .execute()
      },
    ],
  ])('is not recalled: one %s', async (_which, prepare) => {
    await prepare()
    await after(DAY_MS)
    expect(subjects()).toEqual([])
  })

  test('is not recalled when its customer has ordered otherwise since', async () => {
    const ana = await customer()
    const { cartId } = await leave(ana)
    await services.db
      .updateTable('cart')
      .set({ used_at: services.clock.now().toISOString() })
      .where('id', '=', cartId)
      .execute()
    const { readyCart } = await createWorld(services)
    const other = await readyCart([[scarf, 1]])
    await services.call(createOrder, { ...other, ...URLS })
    await services.db
      .updateTable('customer_order')
      .set({ account_id: ana.userId })
      .where('cart_id', '=', other.cartId)
      .execute()
    await after(DAY_MS)
    expect(subjects()).toEqual([])
  })

  test('is not recalled two weeks later by a program that was down', async () => {
    await leave(await customer())
    await after(15 * DAY_MS)
    expect(subjects()).toEqual([])
  })

  test('is not recalled when the consent ends while the mail waits for its server', async () => {
    const ana = await customer()
    await leave(ana)
    smtp.be('delays')
    services.clock.advance(DAY_MS)
    await dueDone(services)
    const waiting = services.db
      .selectFrom('outbox')
      .select(['attempts', 'fault'])
      .where('kind', '=', 'reminder.cart')
    await expect
      .poll(async () => {
        await services.services.outbox.runOnce()
        return await waiting.execute()
      })
      .toEqual([{ attempts: 1, fault: expect.any(String) }])
    await withdraw(ana)
    smtp.be('takes')
    await after(HOUR_MS)
    expect(subjects()).toEqual([])
  })

  test('is recalled by one of two programs that look at once', async () => {
    await leave(await customer())
    services.clock.advance(DAY_MS)
    const beside = openDatabase(services.config, { log: SILENT, sole: false })
    const other = createDueWorker({
      ...{ db: beside.db, clock: services.clock, log: SILENT },
      handlers: new Map(Object.entries(reminderDueHandlers)),
    })
    await Promise.all([services.services.due.runOnce(), other.runOnce()])
    await beside.close()
    await dueDone(services)
    await settled(services)
    expect(subjects()).toHaveLength(1)
  })

  describe('its mail', () => {
    let ana: Customer
    beforeEach(async () => {
      ana = await customer()
      await leave(ana)
      await after(DAY_MS)
    })

    const visit = async (path: string, init: RequestInit = {}) =>
      await fetch(services.url + path, { ...init, redirect: 'manual' })
    const wants = async () => await acceptsMarketing(services.db, ana.userId)

    test('leads to the cart by way of the login, for two weeks, and hands over nothing', async () => {
      const path = linkTo('/podsjetnik/kosarica/')
      const answer = await visit(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `${PUBLIC_URL}/prijava?redirect=%2Fkosarica`,
      ])
      expect(answer.headers.getSetCookie()).toEqual([])
      const forged = await visit(`${path.slice(0, -4)}AAAA`)
      expect(forged.headers.get('location')).toBe(`${PUBLIC_URL}/kosarica`)
      services.clock.advance(15 * DAY_MS)
      expect((await visit(path)).headers.get('location')).toBe(`${PUBLIC_URL}/kosarica`)
    })

    test('stops by one press in the mail program and on the page, not by being looked at', async () => {
      const source = smtp.sources[0]?.replaceAll(/\r\n\s+/g, ' ') ?? ''
      const [, header] = /^List-Unsubscribe: <([^>]+)>/m.exec(source) ?? []
      expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
      const path = linkTo('/podsjetnik/odjava/')
      expect(header).toBe(PUBLIC_URL + path)

      expect(await (await visit(path)).text()).toContain('Odjavite me')
      expect(await wants()).toBe(true)
      const oneClick = { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') }
      for (let press = 0; press < 2; press += 1) {
        const answer = await visit(path, oneClick)
        expect(await answer.text()).toContain('Odjavljeni ste')
      }
      expect(await wants()).toBe(false)
      const withdrawn = await services.db
        .selectFrom('consent_log')
        .select('source')
        .where('account_id', '=', ana.userId)
        .where('status', '=', 'withdrawn')
        .execute()
      expect(withdrawn).toEqual([{ source: 'newsletter' }])
      expect((await visit(`${path}x`, oneClick)).status).toBe(404)
    })

    test('is posted to as a form with parts, too', async () => {
      const body = new FormData()
      body.set('List-Unsubscribe', 'One-Click')
      const answer = await visit(linkTo('/podsjetnik/odjava/'), { method: 'POST', body })
      expect([answer.status, await wants()]).toEqual([200, false])
    })
  })
})
