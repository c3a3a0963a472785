import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProductFile } from '#services/modules/digital/api.ts'
import { up as awaitLaterFiles } from '#services/modules/order/migrations/0197-later-files.ts'
import { ORDER_CODES } from '#services/modules/order/pay/digital.ts'
import type { AnyDatabase } from '#services/platform/database.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const DAY = 24 * 60 * 60_000

eachEngine('a file that is added after the payment', (engine) => {
  let services: TestServices
  let world: World
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
  })
  afterAll(async () => {
    await requireWhole(services)
    await services.close()
  })

  async function addAlbum() {
    made += 1
    const sku = `ALBUM-${made}`
    const digital = { format: 'EProduct', retailPriceCents: 500, taxRatePercent: 5 } as const
    return { sku, id: await addProduct(services, { ...digital, name: 'Album', sku }) }
  }
  async function addFile(sku: string) {
    const file = { sku, name: 'album.pdf', content: Buffer.from(`content of ${sku}`) }
    const { db, clock } = services
    await db.transaction().execute(async (trx) => await addProductFile(trx, clock, file))
  }
  async function buy(productId: number, more: object = {}) {
    const email = `album-${engine}-${made}@posta.example`
    const cart = await world.readyCart([[productId, 1]], { email, deliveryId: null })
    const { orderSlug } = await world.place(cart, more)
    await world.webhook(await world.answerOf(orderSlug))
    return { orderSlug, email }
  }
  const filesOf = async (orderSlug: string) =>
    (await world.read(orderSlug)).lines.flatMap(({ downloads }) =>
      downloads.map(({ name }) => name),
    )
  const subjectsTo = async (email: string) =>
    (await mailsTo(services, email)).map(({ subject }) => subject.replace(/ \d.*/, ''))
  const tasksOf = async (orderSlug: string) =>
    await services.db
      .selectFrom('due')
      .select(['at', 'payload'])
      .where('kind', '=', ORDER_CODES)
      .where('key', 'like', `${orderSlug}.%`)
      .execute()
  const periodOver = async () => {
    services.clock.advance(15 * DAY)
    await dueDone(services)
  }

  test('reaches a buyer without the at-once consent when the right to withdraw ends, with a mail', async () => {
    const album = await addAlbum()
    const { orderSlug, email } = await buy(album.id)
    await addFile(album.sku)
    expect(await filesOf(orderSlug)).toEqual([])
    expect((await world.read(orderSlug)).canWithdraw).toBe(true)
    await periodOver()

    expect(await filesOf(orderSlug)).toEqual(['album.pdf'])
    expect((await world.read(orderSlug)).canWithdraw).toBe(false)
    expect(await subjectsTo(email)).toContain('Datoteke iz narudžbe')
  })

  test('reaches that buyer also after the right has ended, and no mail speaks of files before', async () => {
    const album = await addAlbum()
    const { orderSlug, email } = await buy(album.id)
    await periodOver()
    expect(await subjectsTo(email)).not.toContain('Datoteke iz narudžbe')
    await addFile(album.sku)
    expect(await filesOf(orderSlug)).toEqual(['album.pdf'])
  })

  test('reaches one who wanted it at once as soon as it is there', async () => {
    const album = await addAlbum()
    const { orderSlug } = await buy(album.id, { isDigitalAtOnce: true })
    expect(await filesOf(orderSlug)).toEqual([])
    await addFile(album.sku)
    expect(await filesOf(orderSlug)).toEqual(['album.pdf'])
  })

  test('reaches the buyers of earlier orders, none of whom was waited for', async () => {
    const album = await addAlbum()
    const { orderSlug } = await buy(album.id)
    const unpaid = await world.readyCart([[album.id, 1]], { deliveryId: null })
    const { orderSlug: unpaidSlug } = await world.place(unpaid)
    await services.db.deleteFrom('due').where('kind', '=', ORDER_CODES).execute()
    const database: AnyDatabase = services.db
    await awaitLaterFiles(database)
    await awaitLaterFiles(database)

    expect(await tasksOf(orderSlug)).toHaveLength(1)
    expect(await tasksOf(unpaidSlug)).toEqual([])
    await addFile(album.sku)
    services.clock.advance(DAY)
    await periodOver()
    expect(await filesOf(orderSlug)).toEqual(['album.pdf'])
  })
})
