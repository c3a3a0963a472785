import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { moveOrder } from '#services/contract/order-moves.ts'
import { assignConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import {
  changePrice,
  holdStock,
  releaseHold,
  setArchived,
  startReduction,
} from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { dueDone, settled } from '#tests/support/outbox.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { createNoticeWorld, type NoticeWorld, refusal, STOP, somewhere } from './notice-world.ts'
import { createWorld } from './order-world.ts'
import { addProduct, idOfSku, moment, seedCatalogue } from './product-catalogue.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const EMAIL = 'Iva.Kupac@posta.example'
const BACK = 'backInStock'
const DROP = 'priceDrop'
const TO_CONFIRM = 'Potvrdite da vam javimo'

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(async () => await smtp.close())

eachEngine('a notice about a product', (engine) => {
  let services: TestServices
  let world: NoticeWorld
  let scarf: number

  beforeAll(async () => {
    services = await startServices({ engine, config: { smtpUrl: smtp.url } })
    world = createNoticeWorld(services, smtp)
    await seedCatalogue(services.db)
    await world.look()
  })
  afterAll(async () => await services?.close())
  beforeEach(async () => {
    scarf = await addProduct(services, { name: 'Vuneni šal', stock: 0 })
    await services.db.deleteFrom('product_notice').execute()
    await settled(services)
    for (const list of [smtp.mails, smtp.sources]) list.splice(0)
    // The limits of one address belong to a test of their own.
    services.clock.advance(HOUR_MS)
  })
  afterEach(() => smtp.be('takes'))

  const change = async <Answer>(work: (trx: Trx) => Promise<Answer>) =>
    await services.db.transaction().execute(work)

  test('is confirmed by mail before anything is sent, and a look at the link confirms nothing', async () => {
    expect(await world.signUp({ productId: scarf, kind: BACK, email: EMAIL })).toEqual({
      needsConfirmation: true,
    })
    await settled(services)
    expect(world.subjects()).toEqual([TO_CONFIRM])
    expect(smtp.mails[0]?.to?.[0]?.address).toBe(EMAIL)
    expect(smtp.mails[0]?.text).toContain('kad stigne Vuneni šal')

    const page = await world.open(world.toConfirm())
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Vuneni šal')])
    await world.stock(scarf, 5)
    await world.look()
    expect(world.subjects()).toEqual([TO_CONFIRM])

    await world.stock(scarf, 0)
    await world.look()
    const done = await world.press(world.toConfirm())
    expect(await done.text()).toContain('Javit ćemo vam')
    await world.stock(scarf, 5)
    await world.look()
    expect(world.subjects()).toEqual([TO_CONFIRM, 'Stiglo je: Vuneni šal'])
  })

  test('is told once, with the price and a link, and is then deleted', async () => {
    await world.waitFor({ productId: scarf, kind: BACK, email: EMAIL })
    await world.stock(scarf, 2)
    await world.look()
    expect(smtp.mails.at(-1)?.text).toMatch(
      /Vuneni šal: 20,00\s€[\s\S]*http:\/\/localhost:4000\/product\/proizvod-/,
    )
    expect(await world.notices()).toEqual([])
    await world.stock(scarf, 0)
    await world.stock(scarf, 2)
    await world.look()
    expect(world.subjects()).toHaveLength(2)
  })

  test('is told at once when the product is there already, as an old page may not show', async () => {
    await world.stock(scarf, 3)
    await world.waitFor({ productId: scarf, kind: BACK, email: EMAIL })
    expect(world.subjects()).toEqual([TO_CONFIRM, 'Stiglo je: Vuneni šal'])
  })

  test('of a price follows what everyone pays, below the price at the sign-up', async () => {
    await world.stock(scarf, 3)
    await world.waitFor({ productId: scarf, kind: DROP, email: EMAIL })
    const to = async (retailPriceCents: number) => {
      await change((trx) =>
        changePrice(trx, services.clock, { productId: scarf, retailPriceCents }),
      )
      await world.look()
    }
    await to(2_500)
    await to(2_000)
    expect(world.subjects()).toEqual([TO_CONFIRM])
    await to(1_999)
    expect(world.subjects()).toEqual([TO_CONFIRM, 'Niža cijena: Vuneni šal'])
    expect(smtp.mails.at(-1)?.text).toMatch(/Vuneni šal: 19,99\s€/)
  })

  test('of a price is told when a reduction begins, once the product can be bought', async () => {
    await world.waitFor({ productId: scarf, kind: DROP, email: EMAIL })
    await change((trx) =>
      startReduction(trx, services.clock, { productId: scarf, priceCents: 1_500 }),
    )
    await world.look()
    expect(world.subjects()).toEqual([TO_CONFIRM])
    await world.stock(scarf, 1)
    await world.look()
    expect(world.subjects()).toEqual([TO_CONFIRM, 'Niža cijena: Vuneni šal'])
  })

  test('of one size is not told of another', async () => {
    const sizes = ['s', 'm'].map((size) => ({
      ...{ sku: `DRES-${scarf}-${size}`, optionValues: { velicina: size }, stock: 0 },
    }))
    await addProduct(services, {
      ...{ name: 'Dres', format: 'Configurable', options: ['velicina'], variants: sizes },
    })
    const [small, medium] = [
      await idOfSku(services.db, `DRES-${scarf}-s`),
      await idOfSku(services.db, `DRES-${scarf}-m`),
    ]
    await world.waitFor({ productId: small, kind: BACK, email: EMAIL })
    await world.stock(medium, 4)
    await world.look()
    expect(world.subjects()).toEqual([TO_CONFIRM])
    await world.stock(small, 4)
    await world.look()
    expect(world.subjects()).toEqual([TO_CONFIRM, 'Stiglo je: Dres, S'])
  })

  test('of an archived product is told when it returns [PR-26~]', async () => {
    await world.stock(scarf, 3)
    const archive = async (archived: boolean) => {
      await change((trx) => setArchived(trx, services.clock, { productId: scarf, archived }))
      await world.look()
    }
    await archive(true)
    await world.waitFor({ productId: scarf, kind: BACK, email: EMAIL })
    expect(world.subjects()).toEqual([TO_CONFIRM])
    await archive(false)
    expect(world.subjects()).toEqual([TO_CONFIRM, 'Stiglo je: Vuneni šal'])
  })

  test('is told when a hold is released, and when one expires', async () => {
    const hold = async (owner: string, until: string) => {
      const lines = [{ productId: scarf, quantity: 1 }]
      await change((trx) => holdStock(trx, services.clock, { owner, lines, until }))
    }
    await world.stock(scarf, 1)
    await hold('one', moment(services.clock, 1))
    await world.waitFor({ productId: scarf, kind: BACK, email: EMAIL })
    expect(world.subjects()).toEqual([TO_CONFIRM])
    await change((trx) => releaseHold(trx, services.clock, 'one'))
    await world.look()
    expect(world.subjects()).toHaveLength(2)

    await hold('two', moment(services.clock, 1))
    await world.waitFor({ productId: scarf, kind: BACK, email: EMAIL })
    services.clock.advance(DAY_MS)
    await dueDone(services)
    await world.look()
    expect(world.subjects().at(-1)).toBe('Stiglo je: Vuneni šal')
    expect(world.subjects()).toHaveLength(4)
  })

  test('is told when an order is cancelled', async () => {
    await world.stock(scarf, 1)
    const shop = await createWorld(services)
    const { orderSlug } = await shop.place(
      await shop.readyCart([[scarf, 1]], { paymentId: shop.transfer }),
    )
    await world.waitFor({ productId: scarf, kind: BACK, email: EMAIL })
    const { number } = await shop.read(orderSlug)
    smtp.mails.splice(0)
    await services.call(moveOrder, { number, move: 'cancel' }, await services.as(...SHOP_RIGHTS))
    await world.look()
    expect(world.subjects()).toContain('Stiglo je: Vuneni šal')
  })

  test('waits again when the last piece is sold before its mail has left', async () => {
    await world.waitFor({ productId: scarf, kind: BACK, email: EMAIL })
    smtp.be('delays')
    await world.stock(scarf, 1)
    await world.watch.runOnce()
    // The program's own worker may be at it.
    await expect
      .poll(async () => {
        await services.services.outbox.runOnce()
        return await services.db.selectFrom('outbox').select(['attempts', 'fault']).execute()
      })
      .toEqual([{ attempts: 1, fault: expect.any(String) }])
    await world.stock(scarf, 0)
    smtp.be('takes')
    services.clock.advance(HOUR_MS)
    await settled(services)
    expect(world.subjects()).toEqual([TO_CONFIRM])
    await world.stock(scarf, 1)
    await world.look()
    expect(world.subjects()).toEqual([TO_CONFIRM, 'Stiglo je: Vuneni šal'])
  })

  test('is told to all who wait, in batches', async () => {
    const waiting = Array.from({ length: 230 }, (_, one) => `kupac-${one}@posta.example`)
    const now = services.clock.now().toISOString()
    await services.db
      .insertInto('product_notice')
      .values(
        waiting.map((email) => ({
          ...{ email, email_key: email, address_key: email, account_id: null },
          ...({ product_id: scarf, page_id: scarf, kind: BACK, price_cents: null } as const),
          ...{ language: 'hrv', consent_texts: '[]', claimed_at: null },
          ...{ signed_up_at: now, confirmed_at: now },
        })),
      )
      .execute()
    await world.stock(scarf, 1)
    await world.look()
    expect(new Set(smtp.mails.map(({ to }) => to?.[0]?.address))).toEqual(new Set(waiting))
    expect(smtp.mails).toHaveLength(waiting.length)
  })

  test('stops by one press in the mail program and on the page, not by being looked at', async () => {
    const gloves = await addProduct(services, { name: 'Rukavice', stock: 0 })
    await world.waitFor({ productId: gloves, kind: BACK, email: EMAIL })
    await world.waitFor({ productId: scarf, kind: BACK, email: EMAIL })
    await world.waitFor({ productId: scarf, kind: BACK, email: 'druga@posta.example' })
    await world.stock(gloves, 1)
    await world.look()
    const source = smtp.sources.at(-1)?.replaceAll(/\r\n\s+/g, ' ') ?? ''
    const [, header] = /^List-Unsubscribe: <([^>]+)>/m.exec(source) ?? []
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    const path = world.linkIn(STOP)
    expect(header).toBe(`http://localhost:4000${path}`)
    // Not even the link holds the address.
    expect(Buffer.from(path, 'base64url').toString()).not.toMatch(/kupac/i)

    expect(await (await world.open(path)).text()).toContain('Prekinite obavijesti')
    expect(await world.notices()).toHaveLength(2)
    for (let press = 0; press < 2; press += 1) {
      const answer = await world.press(path, new URLSearchParams('List-Unsubscribe=One-Click'))
      expect(await answer.text()).toContain('Obavijesti su prekinute')
    }
    expect((await world.notices()).map(({ email }) => email)).toEqual(['druga@posta.example'])
    expect((await world.press(`${path}x`)).status).toBe(404)
  })

  test('cannot be confirmed after two days, and is then deleted', async () => {
    await world.signUp({ productId: scarf, kind: BACK, email: EMAIL })
    await settled(services)
    services.clock.advance(2 * DAY_MS)
    expect((await world.press(world.toConfirm())).status).toBe(404)
    expect((await world.notices())[0]?.confirmed_at).toBeNull()
  })

  test('about stock needs the consent of its form, in the version that was shown', async () => {
    const ask = { productId: scarf, kind: BACK, email: EMAIL } as const
    await change(async (trx) => {
      await writeConsent(trx, { number: 5, language: 'hrv', html: '<p>Javite</p>' }, services.clock)
      await assignConsents(trx, 'productAvailabilityForm', [{ number: 5, isRequired: true }])
    })
    try {
      await expect(world.signUp(ask)).rejects.toMatchObject(refusal('CONSENT_REQUIRED'))
      await expect(
        world.signUp({ ...ask, consents: [5], readTexts: [{ uniqueNumber: 5, version: 9 }] }),
      ).rejects.toMatchObject(refusal('TEXT_CHANGED'))
      await world.signUp({ ...ask, consents: [5], readTexts: [{ uniqueNumber: 5, version: 1 }] })
      expect(JSON.parse((await world.notices())[0]?.consent_texts ?? '')).toHaveLength(1)
      await world.signUp({ ...ask, kind: DROP })
    } finally {
      await change((trx) => assignConsents(trx, 'productAvailabilityForm', []))
    }
  })

  test.each([
    ['an unknown product', { productId: 999_999_999 }, 'NOT_FOUND'],
    ['no address', { email: 'iva' }, 'INVALID_INPUT'],
  ])('is refused for %s', async (_what, wrong, code) => {
    const ask = { productId: scarf, kind: BACK, email: EMAIL, ...wrong } as const
    await expect(world.signUp(ask, somewhere())).rejects.toMatchObject(refusal(code))
  })
})
