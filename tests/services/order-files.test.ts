import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listProductFiles,
  PART_BYTES,
  putProductFile,
  removeProductFile,
} from '#services/contract/digital.ts'
import { cancelOrder, deliverAtOnce, withdrawOrder } from '#services/contract/order-calls.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { handOutCodes, ORDER_CODES } from '#services/modules/order/pay/digital.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { withdrawalDaysAfter } from '#services/modules/order/withdrawal/withdrawal-rule.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { parseJsonObject } from '#services/platform/json.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import {
  CONTENT_RIGHTS,
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, someplace, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const HOUR = 60 * 60_000
const DAY = 24 * 60 * 60_000

eachEngine('a digital product', (engine) => {
  let services: TestServices
  let world: World
  let programme: number
  let scarf: number
  let made = 0
  /** Of three parts, so that a range crosses from one to the next. */
  const content = randomBytes(2 * PART_BYTES + 1_000)

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    const digital = { format: 'EProduct', retailPriceCents: 500, taxRatePercent: 5 } as const
    programme = await addProduct(services, { ...digital, name: 'Program', sku: 'PROGRAM' })
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 100 })
    await upload('program utakmice č.pdf', content)
  })
  afterAll(async () => {
    await requireWhole(services)
    await services.close()
  })

  const partsOf = (name: string, bytes: Buffer, sku = 'PROGRAM') => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const parts = Math.ceil(bytes.byteLength / PART_BYTES)
    return Array.from({ length: parts }, (_, part) => ({
      ...{ sku, name, sha256, part, parts },
      content: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64'),
    }))
  }
  const put = async (part: object) =>
    await services.send(putProductFile, part, await services.as(...SHOP_RIGHTS))
  const upload = async (name: string, bytes: Buffer) => {
    for (const part of partsOf(name, bytes)) expect((await put(part)).status).toBe(200)
  }
  const listed = async () =>
    (await services.call(listProductFiles, { sku: 'PROGRAM' }, await services.as(...SHOP_RIGHTS)))
      .files

  async function buy(more: { readonly isDigitalAtOnce?: boolean } = {}) {
    made += 1
    const email = `datoteke-${engine}-${made}@posta.example`
    const cart = await world.readyCart([[programme, 1]], { email, deliveryId: null })
    const { orderSlug } = await world.place(cart, more)
    return { orderSlug, email }
  }
  const pay = async (orderSlug: string) => await world.webhook(await world.answerOf(orderSlug))
  const pathsOf = async (orderSlug: string) =>
    (await world.read(orderSlug)).lines.flatMap(({ downloads }) => downloads)
  const download = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(services.url + path, { headers, method })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  describe('gets its files', () => {
    test('from staff of commerce alone, whole and in any order of its parts', async () => {
      const [first = {}, second = {}] = partsOf('raspored.pdf', randomBytes(PART_BYTES + 5))
      for (const headers of [
        someplace(),
        await services.as(...CONTENT_RIGHTS),
        (await createCustomer(services)).headers,
      ]) {
        expect([401, 403]).toContain((await world.refused(putProductFile, first, headers)).status)
      }
      expect((await put(second)).body).toEqual({ isWhole: false })
      expect((await listed()).map(({ name }) => name)).toEqual(['program utakmice č.pdf'])
      expect((await put(first)).body).toEqual({ isWhole: true })
      expect((await put(first)).body).toEqual({ isWhole: true })

      const file = (await listed()).find(({ name }) => name === 'raspored.pdf')
      expect(file?.bytes).toBe(PART_BYTES + 5)
      await services.call(
        removeProductFile,
        { id: file?.id ?? 0 },
        await services.as(...SHOP_RIGHTS),
      )
      expect(await listed()).toHaveLength(1)
    })

    test.each([
      ['another hash', { sha256: 'a'.repeat(64) }],
      ['a name with a folder', { name: '../x.pdf' }],
      ['a page', { name: 'x.html' }],
      ['an incomplete part', { parts: 2 }],
      ['a part too many', { part: 1 }],
      ['goods that are sent', { sku: 'SAL' }],
    ])('%s is refused [case 32~]', async (_what, fault) => {
      const [part] = partsOf('kratko.pdf', randomBytes(10))
      expect((await put({ ...part, ...fault })).status).toBe(400)
      expect(await listed()).toHaveLength(1)
    })

    test('by the program of staff, in place of the one with its name', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'savez-files-'))
      const path = join(folder, 'plakat.pdf')
      const files = async (...given: readonly string[]) => {
        const { dataDir, databaseUrl } = services.config
        return await runTool('files', { dataDir, databaseUrl }, ...given)
      }
      for (const size of [10, 20]) {
        await writeFile(path, randomBytes(size))
        expect(await files('add', 'PROGRAM', path)).toContain(`plakat.pdf  ${size} bytes`)
      }
      expect(await listed()).toHaveLength(2)
      await files('remove', 'PROGRAM', 'plakat.pdf')
      expect(await listed()).toHaveLength(1)
      await expect(files('add', 'SAL', path)).rejects.toThrow('not digital')
    })
  })

  describe('is bought without a delivery', () => {
    test('and its files come with the payment, whole or in ranges, to those who have the link', async () => {
      const { orderSlug, email } = await buy({ isDigitalAtOnce: true })
      expect(await pathsOf(orderSlug)).toEqual([])
      await pay(orderSlug)
      const order = await world.read(orderSlug)
      expect(order).toMatchObject({
        deliveryMethod: null,
        shippingAddress: null,
        canWithdraw: false,
      })
      const [file, ...others] = await pathsOf(orderSlug)
      expect(others).toEqual([])
      expect(file?.name).toBe('program utakmice č.pdf')
      const path = file?.path ?? ''

      const whole = await download(path)
      expect(whole.bytes.equals(content)).toBe(true)
      const { headers } = whole.response
      expect(headers.get('content-type')).toBe('application/pdf')
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''program%20utakmice%20%C4%8D.pdf`,
      )
      expect(headers.get('content-length')).toBe(String(content.byteLength))

      const from = PART_BYTES - 10
      for (const [range, start, end] of [
        [`bytes=${from}-${from + 19}`, from, from + 20],
        ['bytes=-1000', content.byteLength - 1_000, content.byteLength],
        [`bytes=${2 * PART_BYTES}-`, 2 * PART_BYTES, content.byteLength],
        [`bytes=5-${content.byteLength * 2}`, 5, content.byteLength],
      ] as const) {
        const part = await download(path, { range })
        expect(part.response.status, range).toBe(206)
        expect(part.response.headers.get('content-range')).toBe(
          `bytes ${start}-${end - 1}/${content.byteLength}`,
        )
        expect(part.bytes.equals(content.subarray(start, end)), range).toBe(true)
      }
      const beyond = await download(path, { range: `bytes=${content.byteLength}-` })
      expect(beyond.response.status).toBe(416)
      const etag = headers.get('etag') ?? ''
      const other = { range: 'bytes=0-1', 'if-range': '"another"' }
      expect((await download(path, other)).response.status).toBe(200)
      expect((await download(path, { ...other, 'if-range': etag })).response.status).toBe(206)
      expect((await download(path, {}, 'HEAD')).response.headers.get('content-length')).toBe(
        String(content.byteLength),
      )
      const paid = (await mailsTo(services, email)).find(({ subject }) =>
        subject.includes('plaćena'),
      )
      expect(paid?.text).toContain('program utakmice č.pdf')
      expect(paid?.text).not.toContain('krene na put')
    })

    test('and no other link opens them: expired, altered, of another line or before the payment', async () => {
      const { orderSlug } = await buy({ isDigitalAtOnce: true })
      const unpaid = await buy({ isDigitalAtOnce: true })
      await pay(orderSlug)
      const [{ path } = { path: '' }] = await pathsOf(orderSlug)
      const [, , , token = ''] = path.split('/')
      const [name = '', expires = '', signature = ''] = token.split('.')
      const [slug = '', line = '', file = ''] = name.split('~')
      for (const altered of [
        `${slug}~${line}~${Number(file) + 1}.${expires}.${signature}`,
        `${slug}~${Number(line) + 1}~${file}.${expires}.${signature}`,
        `${unpaid.orderSlug}~${line}~${file}.${expires}.${signature}`,
        `${name}.zzzzzzzz.${signature}`,
        `${name}.${expires}.`,
        name,
      ]) {
        const { response } = await download(`/download/file/${altered}`)
        expect(response.status, altered).toBe(404)
      }
      expect((await download(`/download/order/${token}`)).response.status).toBe(404)
      services.clock.advance(2 * DAY)
      expect((await download(path)).response.status).toBe(404)
      // The order's page has a new one.
      const [renewed] = await pathsOf(orderSlug)
      expect((await download(renewed?.path ?? '')).response.status).toBe(200)

      const { number } = await world.read(orderSlug)
      await services.call(moveOrder, { number, move: 'cancel' }, await services.as(...SHOP_RIGHTS))
      expect((await download(renewed?.path ?? '')).response.status).toBe(404)
      expect(await pathsOf(orderSlug)).toEqual([])
    })

    test('and without the wish to have them at once they come when the right to withdraw ends', async () => {
      const { orderSlug, email } = await buy()
      await pay(orderSlug)
      expect(await pathsOf(orderSlug)).toEqual([])
      expect((await world.read(orderSlug)).canWithdraw).toBe(true)
      await handOutDue(orderSlug)
      expect(await pathsOf(orderSlug)).toHaveLength(1)
      const order = await world.read(orderSlug)
      expect(order.canWithdraw).toBe(false)
      const subjects = (await mailsTo(services, email)).map(({ subject }) => subject)
      expect(subjects).toContain(`Datoteke iz narudžbe ${order.number}`)

      const withdrawn = await buy()
      await pay(withdrawn.orderSlug)
      const key = orderKey(withdrawn.orderSlug, TEST_SECRET)
      const statement = { name: 'Ana Anić', email: withdrawn.email }
      await services.call(withdrawOrder, { orderSlug: withdrawn.orderSlug, key, ...statement })
      await handOutDue(withdrawn.orderSlug)
      expect(await pathsOf(withdrawn.orderSlug)).toEqual([])
    })

    test('and what waits for that comes as soon as the buyer asks for it at once, by mail', async () => {
      const { orderSlug, email } = await buy()
      await pay(orderSlug)
      const proof = { orderSlug, key: orderKey(orderSlug, TEST_SECRET) }
      const { digitalFrom, placedAt, number } = await world.read(orderSlug)
      expect(digitalFrom).toBe(withdrawalDaysAfter(placedAt))
      expect(
        await world.refused(deliverAtOnce, { ...proof, key: orderKey('x', TEST_SECRET) }),
      ).toMatchObject({ status: 404 })

      for (const _twice of [1, 2]) {
        const order = await services.call(deliverAtOnce, proof)
        expect(order).toMatchObject({ digitalFrom: null, canWithdraw: false })
        expect(order.lines[0]?.downloads).toHaveLength(1)
      }
      await expect(handOutDue(orderSlug)).rejects.toThrow('no result')
      const letters = (await mailsTo(services, email)).filter(
        ({ subject }) => subject === `Datoteke iz narudžbe ${number}`,
      )
      expect(letters).toHaveLength(1)
      expect(letters[0]?.text).toContain('nema prava na odustanak')
    })

    test('and before the payment it is delivered with it, but not after a cancellation', async () => {
      const { orderSlug } = await buy()
      await services.call(deliverAtOnce, { orderSlug, key: orderKey(orderSlug, TEST_SECRET) })
      expect(await pathsOf(orderSlug)).toEqual([])
      await pay(orderSlug)
      expect(await pathsOf(orderSlug)).toHaveLength(1)

      const cancelled = (await buy()).orderSlug
      const proof = { orderSlug: cancelled, key: orderKey(cancelled, TEST_SECRET) }
      await services.call(cancelOrder, proof)
      expect(await world.refused(deliverAtOnce, proof)).toMatchObject({ code: 'ORDER_STATE' })
      expect((await world.read(cancelled)).digitalFrom).toBeNull()
    })

    test('and are downloaded five times each; one link within an hour counts once, however it is read', async () => {
      const { orderSlug } = await buy({ isDigitalAtOnce: true })
      await pay(orderSlug)
      const pathNow = async () => (await pathsOf(orderSlug))[0]?.path ?? ''
      const statuses = async (path: string, headers: Record<string, string>[], method = 'GET') =>
        (await Promise.all(headers.map((one) => download(path, one, method)))).map(
          ({ response }) => response.status,
        )
      const ranges = [{ range: 'bytes=0-9' }, { range: 'bytes=10-19' }, { range: 'bytes=20-' }]
      for (let count = 1; count <= 5; count += 1) {
        const path = await pathNow()
        expect(await statuses(path, [{}, ...ranges, {}])).toEqual([200, 206, 206, 206, 200])
        services.clock.advance(2 * HOUR)
      }
      const path = await pathNow()
      expect(await statuses(path, [{}, ...ranges])).toEqual([403, 403, 403, 403])
      expect(await statuses(path, [{}], 'HEAD')).toEqual([200])
      expect(await countsOf(orderSlug)).toBe(5)

      await setDownloadLimit('6')
      expect(await statuses(path, [{}])).toEqual([200])
      services.clock.advance(2 * HOUR)
      expect(await statuses(path, [{}])).toEqual([403])
      for (const meaningless of ['0', 'x', '-1', '']) {
        await setDownloadLimit(meaningless)
        expect(await statuses(path, [{}])).toEqual([403])
      }
    })

    test('and the last download goes to one of several links at once', async () => {
      await setDownloadLimit('1')
      const { orderSlug } = await buy({ isDigitalAtOnce: true })
      await pay(orderSlug)
      const links: string[] = []
      for (let hour = 0; hour < 6; hour += 1) {
        links.push((await pathsOf(orderSlug))[0]?.path ?? '')
        services.clock.advance(HOUR)
      }
      const answers = await Promise.all(links.map((path) => download(path)))
      const sent = answers.map(({ response }) => response.status).sort()
      expect(sent).toEqual([200, 403, 403, 403, 403, 403])
      expect(await countsOf(orderSlug)).toBe(1)
      await setDownloadLimit('5')
    })

    test('together with goods it is delivered at once, the goods by courier', async () => {
      const cart = await world.readyCart([
        [programme, 1],
        [scarf, 1],
      ])
      const { orderSlug } = await world.place(cart, { isDigitalAtOnce: true })
      await pay(orderSlug)
      const order = await world.read(orderSlug)
      expect(order.deliveryMethod?.name).toBe('Dostava')
      expect(order.lines.map(({ downloads }) => downloads.length)).toEqual([1, 0])
    })
  })

  async function countsOf(orderSlug: string): Promise<number> {
    const rows = await services.db
      .selectFrom('order_download as d')
      .innerJoin('order_line as l', 'l.id', 'd.line_id')
      .innerJoin('customer_order as o', 'o.id', 'l.order_id')
      .select('d.id')
      .where('o.slug', '=', orderSlug)
      .execute()
    return rows.length
  }

  async function setDownloadLimit(value: string): Promise<void> {
    await services.db
      .transaction()
      .execute((trx) => setSetting(trx, { group: 'checkout', key: 'downloadLimit', value }))
  }

  /** What the worker does at its moment. */
  async function handOutDue(orderSlug: string): Promise<void> {
    const { payload } = await services.db
      .selectFrom('due')
      .select('payload')
      .where('kind', '=', ORDER_CODES)
      .where('key', 'like', `${orderSlug}.%`)
      .executeTakeFirstOrThrow()
    await services.db.transaction().execute(async (trx) => {
      await handOutCodes(trx, parseJsonObject(payload), services.clock)
    })
  }
})
