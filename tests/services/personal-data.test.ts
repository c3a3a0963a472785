import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changeOwnConsent,
  createDataExport,
  getOwnConsents,
  logConsents,
} from '#services/contract/consents.ts'
import { logout } from '#services/contract/login.ts'
import { getSharedWishlist, shareWishlist, toggleWish } from '#services/contract/wishlist.ts'
import { assignConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import { proveConsents } from '#services/modules/gdpr/log/proof.ts'
import { planRetention, purge } from '#services/modules/gdpr/retention.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { type Customer, createCustomer } from '#tests/support/customers.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'
import { addProduct } from './product-catalogue.ts'

eachEngine('what is kept of a person', (engine) => {
  let services: TestServices
  let scarf: number

  beforeAll(async () => {
    services = await startServices({ engine })
    scarf = await addProduct(services, { name: 'Vuneni šal' })
    await services.db.transaction().execute(async (trx) => {
      const newsletter = { number: 1, language: 'hrv', html: '<p>Želim <b>newsletter</b></p>' }
      await writeConsent(trx, newsletter, services.clock)
      await assignConsents(trx, 'newsletter', [{ number: 1, isRequired: true }])
    })
  })
  afterAll(async () => await services.close())
  beforeEach(() => services.clock.set('2026-03-02T09:00:00.000Z'))

  async function someone(): Promise<Customer> {
    const customer = await createCustomer(services, { firstName: 'Željka' })
    await services.call(logConsents, {
      status: 'accepted',
      statusTimestamp: '2026-03-02T08:59:58.000Z',
      sourceType: 'newsletter',
      consents: [1],
      user: { userType: 'guest', email: customer.email },
    })
    const { headers } = customer
    await services.call(changeOwnConsent, { uniqueNumber: 1, isAccepted: false }, headers)
    await services.call(toggleWish, { product_id: scarf, wished: true }, headers)
    return customer
  }
  const addressOf = async ({ headers }: Customer) =>
    await services.call(createDataExport, {}, headers)
  const download = async (path: string) => {
    const response = await fetch(services.url + path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  describe('is read', () => {
    test('as a file that names each part in words, with everything in it', async () => {
      const customer = await someone()
      const other = await someone()
      const { path, expiresAt } = await addressOf(customer)
      const { status, headers, text } = await download(path)
      const kept: unknown = JSON.parse(text)

      expect(status).toBe(200)
      expect(expiresAt).toBe('2026-03-02T09:05:00.000Z')
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="moji-podaci-2026-03-02.json"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(kept).toMatchObject({
        Izrađeno: '2026-03-02T09:00:00.000Z',
        Privole: [
          {
            privola: 'Želim newsletter',
            odgovor: 'prihvaćeno',
            izvor: 'prijava na newsletter',
            vrijeme: '2026-03-02T09:00:00.000Z',
            'vrijeme na uređaju': '2026-03-02T08:59:58.000Z',
            'inačica teksta': 1,
            'e-mail': customer.email,
            'potvrđeno da je vaša': null,
          },
          {
            odgovor: 'povučeno',
            izvor: 'profil',
            'potvrđeno da je vaša': '2026-03-02T09:00:00.000Z',
          },
        ],
        'Lista želja': {
          'dijeli se poveznicom': false,
          želje: [{ proizvod: 'Vuneni šal', 'broj proizvoda': scarf }],
        },
      })
      expect(text).not.toContain(other.email)
    })

    test('by nobody without a session', async () => {
      expect((await services.send(createDataExport, {})).status).toBe(401)
    })

    test('for five minutes', async () => {
      const { path } = await addressOf(await someone())

      services.clock.advance(5 * 60_000 - 1)
      expect((await download(path)).status).toBe(200)
      services.clock.advance(1)
      expect((await download(path)).status).toBe(404)
    })

    test('ten times an hour, since it reads everything', async () => {
      const customer = await someone()
      for (let time = 0; time < 10; time += 1) await addressOf(customer)

      const refused = await services.send(createDataExport, {}, customer.headers)
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } })
      expect((await addressOf(await someone())).path).toMatch(/^\/download\//)
    })

    test('while the session stands', async () => {
      const customer = await someone()
      const { path } = await addressOf(customer)
      expect((await download(path)).status).toBe(200)

      await services.call(logout, {}, customer.headers)
      expect((await download(path)).status).toBe(404)
    })

    test('under no address but the one that was given', async () => {
      const { path } = await addressOf(await someone())
      const { path: others } = await addressOf(await someone())
      const [body = '', signature = ''] = path.replace('/download/', '').split('.')
      const [otherBody = ''] = others.replace('/download/', '').split('.')
      const { headers } = await someone()

      for (const token of [
        body,
        `${body}.`,
        `${otherBody}.${signature}`,
        `${body}.${signature}.x`,
        `${body}.${'a'.repeat(43)}`,
        headers['accessToken'],
        '%00',
        '..%2f..%2fetc%2fpasswd',
      ]) {
        expect((await download(`/download/${token}`)).status, token).toBeGreaterThanOrEqual(400)
      }
    })
  })

  describe('is forgotten', () => {
    async function erase({ userId, email }: Customer): Promise<void> {
      const { personalData, clock } = services.services.deps
      const means = { clock, secret: TEST_SECRET }
      const person = { userId, email, firstName: 'Željka', lastName: 'Anić' }
      const own = personalData.filter(({ name }) => name === 'gdpr' || name === 'wishlist')
      await services.db.transaction().execute(async (trx) => {
        for (const one of own) await one.erase(trx, person, means)
      })
    }

    test('by the log of consents: it keeps number, time and source of somebody', async () => {
      const customer = await someone()
      const other = await someone()
      const logged = async () =>
        await services.db.selectFrom('consent_log').selectAll().orderBy('id').execute()
      const own = (await logged()).filter(({ email }) => email === customer.email)
      await erase(customer)

      const log = await logged()
      const ids = new Set(own.map(({ id }) => id))
      const erased = log.filter(({ id }) => ids.has(id))
      expect(JSON.stringify(erased)).not.toContain(customer.email)
      expect(erased).toHaveLength(2)
      expect(erased).toMatchObject([
        { source: 'newsletter', email: null, email_key: null, account_id: null },
        { source: 'profile', email: null, email_key: null, account_id: null },
      ])
      // Who brings the address is found, by whoever has the key as well.
      const changing = { author: commandAuthor('test'), clock: services.clock }
      const { findPerson } = services.services.deps
      const prove = async (email: string, secret: string) =>
        await services.db
          .transaction()
          .execute(async (trx) => await proveConsents(trx, { email, secret, findPerson }, changing))
      const proven = await prove(customer.email.toUpperCase(), TEST_SECRET)
      expect(proven).toMatchObject([
        {
          status: 'accepted',
          source: 'newsletter',
          confirmedAt: null,
          erasedAt: '2026-03-02T09:00:00.000Z',
        },
        {
          number: 1,
          status: 'withdrawn',
          version: 1,
          confirmedAt: '2026-03-02T09:00:00.000Z',
          erasedAt: '2026-03-02T09:00:00.000Z',
        },
      ])
      expect(await prove(customer.email, 'another secret')).toEqual([])
      expect(await prove(other.email, TEST_SECRET)).toMatchObject([
        { erasedAt: null },
        { erasedAt: null },
      ])
      expect(log.filter(({ email }) => email === other.email)).toHaveLength(2)
    })

    test('so far that only who has the key can show what was said under an address', async () => {
      const customer = await someone()
      await erase(customer)
      const { databaseUrl, dataDir, sessionSecret } = services.config
      const place = { dataDir, databaseUrl, sessionSecret }
      const said = await runTool('consents', place, customer.email)

      expect(said.trim().split('\n')).toEqual([
        '2026-03-02T09:00:00.000Z  accepted  consent 1, text 1 (hrv)  newsletter  nobody confirmed that its owner said so  erased since',
        '2026-03-02T09:00:00.000Z  withdrawn  consent 1, text 1 (hrv)  profile  erased since',
      ])
    })

    test('so that an account with the same address begins with nothing', async () => {
      const customer = await someone()
      await erase(customer)
      await services.db.deleteFrom('session').where('account_id', '=', customer.userId).execute()
      await services.db.deleteFrom('account').where('id', '=', customer.userId).execute()

      const { headers } = await createCustomer(services, { email: customer.email })
      const { records } = await services.call(getOwnConsents, {}, headers)
      expect(records).toMatchObject([{ isAccepted: false, since: null }])
    })

    test('by the wishlist, and by whoever it was shared with', async () => {
      const customer = await someone()
      const { shareToken } = await services.call(shareWishlist, {}, customer.headers)
      const read = async () => (await services.send(getSharedWishlist, { shareToken })).status
      expect(await read()).toBe(200)

      await erase(customer)
      expect(await read()).toBe(404)
      const lists = services.db.selectFrom('wishlist').where('account_id', '=', customer.userId)
      expect(await lists.select('id').execute()).toEqual([])
    })

    test('for good five years later', async () => {
      await erase(await someone())
      const { retention } = services.services.deps
      const rules = retention.filter(({ kind }) => kind === 'erased-consents')
      const later = (days: number) => ({
        ...services.services.deps,
        clock: { now: () => new Date(services.clock.now().getTime() + days * 86_400_000) },
      })
      const [before] = await planRetention(rules, later(1_825))
      const [after] = await planRetention(rules, later(1_827))
      expect(before?.rows).toBe(0)
      expect(after?.rows).toBeGreaterThan(0)

      for (const rule of rules) await purge(rule, later(1_827))
      const left = services.db.selectFrom('consent_log').where('erased_at', 'is not', null)
      expect(await left.select('id').execute()).toEqual([])
    })
  })
})
