import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMails } from '#services/contract/mail-list.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { up as dropOtherLinks } from '#services/modules/order/migrations/0196-tracking-links.ts'
import type { AnyDatabase } from '#services/platform/database.ts'
import { countJobs } from '#services/platform/jobs/outbox-worker.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { settled } from '#tests/support/outbox.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

eachEngine('a link to follow a parcel', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let made = 0
  const logged: string[] = []

  beforeAll(async () => {
    const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) })
    services = await startServices({ engine, log })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 100 })
  })
  afterAll(async () => await services.close())

  async function paidOrder() {
    made += 1
    const email = `paket-${engine}-${made}@posta.example`
    const { orderSlug } = await world.place(await world.readyCart([[scarf, 1]], { email }))
    await world.webhook(await world.answerOf(orderSlug))
    const { number } = await world.read(orderSlug)
    return { number, email, orderSlug }
  }
  const ship = async (number: string, trackingUrl: string) =>
    await services.send(
      moveOrder,
      { number, move: 'ship', trackingUrl },
      await services.as(...SHOP_RIGHTS),
    )
  const storeLink = async (number: string, link: string) => {
    const rows = services.db.updateTable('customer_order').where('number', '=', number)
    await rows.set({ tracking_url: link }).execute()
  }

  test('leads to a web page, and any other is refused before the parcel counts as sent [case 19~]', async () => {
    const { number, email, orderSlug } = await paidOrder()
    for (const link of [
      'javascript:alert(1)',
      'JavaScript:alert(1)//https://paketi.example',
      'data:text/html,<script>alert(1)</script>',
      'file:///etc/passwd',
      'ftp://paketi.example/1',
      '//paketi.example/1',
      'https:paketi',
    ]) {
      const { status, body } = await ship(number, link)
      expect({ status, body }, link).toMatchObject({
        status: 400,
        body: { error: { code: 'INVALID_INPUT', field: 'trackingUrl' } },
      })
    }
    expect(await world.read(orderSlug)).toMatchObject({ state: 'confirmed', trackingUrl: null })
    expect((await ship(number, 'https://paketi.example/1')).status).toBe(200)
    const subjects = (await mailsTo(services, email)).map(({ subject }) => subject)
    expect(subjects).toContain(`Narudžba ${number} je poslana`)
  })

  test('stored before that rule is dropped, and those to web pages stay', async () => {
    const [bad, good] = [await paidOrder(), await paidOrder()]
    await storeLink(bad.number, 'javascript:alert(1)')
    await storeLink(good.number, 'HTTPS://paketi.example/1')
    const database: AnyDatabase = services.db
    await dropOtherLinks(database)
    expect((await world.read(bad.orderSlug)).trackingUrl).toBeNull()
    expect((await world.read(good.orderSlug)).trackingUrl).toBe('HTTPS://paketi.example/1')
  })

  test('that no mail can show gives the mail up at once, with a reason for staff and in the log', async () => {
    const { number, email } = await paidOrder()
    await settled(services)
    await storeLink(number, 'javascript:alert(1)')
    await services.call(moveOrder, { number, move: 'ship' }, await services.as(...SHOP_RIGHTS))
    await settled(services)

    expect(await countJobs(services.db)).toMatchObject({ waiting: 0, dead: 1 })
    const line = logged.find((one) => one.includes('job given up')) ?? ''
    expect(line).toContain('order-shipped cannot be written: trackingUrl invalid_format')
    expect(line).not.toMatch(/posta\.example|alert/)
    const reader = await services.as('mails.read')
    const { items } = await services.call(listMails, { search: email }, reader)
    expect(items.find(({ kind }) => kind === 'order-shipped')).toMatchObject({
      state: 'FAILED',
      fault: 'UNWRITABLE',
    })
  })
})
