import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const TERMS = 'uvjeti-ove-kupnje.pdf'

eachEngine('papers of orders', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', stock: 1_000 })
  })
  afterAll(async () => await services.close())

  async function order(email: string) {
    const cart = await world.readyCart([[scarf, 1]], { email, paymentId: world.transfer })
    return await world.read((await world.place(cart)).orderSlug)
  }

  /** Status, and seconds to wait, of a download from a place. */
  async function download(path: string, from: string) {
    const headers = { 'x-forwarded-for': from, [GATEWAY_KEY_HEADER]: gatewayKeyOf(TEST_SECRET) }
    const response = await fetch(services.url + path, { headers })
    await response.arrayBuffer()
    return { status: response.status, wait: Number(response.headers.get('retry-after')) }
  }

  test('come with the letter, and the terms are a file that letters share [PO-17~]', async () => {
    const emails = [`papiri-1-${engine}@posta.example`, `papiri-2-${engine}@posta.example`]
    const orders = await Promise.all(emails.map(order))
    for (const email of emails) await mailsTo(services, email)

    const folder = join(services.config.dataDir, 'outbox')
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
    const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const letters = sources.filter((source) => source.includes(TERMS)).map(filesOf)

    expect(letters).toHaveLength(2)
    expect(letters.map((files) => files.length)).toEqual([2, 2])
    const [first, second] = letters.map(([, terms]) => terms)
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
    const terms = await readPdf(first ?? Buffer.alloc(0))
    expect(terms.pages.join()).toContain('Obrazac za odustanak od ugovora')
    const confirmations = await Promise.all(
      letters.map(async ([confirmation]) => await readPdf(confirmation ?? Buffer.alloc(0))),
    )
    const titles = confirmations.map(({ title }) => title)
    expect(titles.sort()).toEqual(orders.map(({ number }) => `Potvrda narudžbe ${number}`).sort())
    expect(confirmations[0]?.pages.join()).not.toContain('Obrazac')
  })

  test('are refused to a link, and to a place, that requests too many in a minute', async () => {
    const crowded = await order(`guzva-${engine}@posta.example`)
    const other = await order(`mir-${engine}@posta.example`)
    const { documentPath: paper, transfer } = crowded
    const paths = [paper, transfer?.hub3Path ?? '', transfer?.epcPath ?? '']
    // On a busy machine a drawing may take longer than its reader waits.
    for (const path of [...paths, other.documentPath]) {
      await expect.poll(async () => (await download(path, '203.0.113.1')).status).toBe(200)
    }
    services.clock.advance(60_000)

    for (const path of paths) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => download(path, '203.0.113.1')),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }

    const elsewhere = '198.51.100.9'
    const refused = [
      await download(paper, elsewhere),
      await download(other.documentPath, '203.0.113.1'),
    ]
    expect(refused.map(({ status }) => status)).toEqual([429, 429])
    expect(refused.every(({ wait }) => wait > 0 && wait <= 60)).toBe(true)
    expect((await download(other.documentPath, elsewhere)).status).toBe(200)
    services.clock.advance(60_000)
    expect((await download(paper, '203.0.113.1')).status).toBe(200)
  })
})

/** The attached PDF files of a mail. */
function filesOf(source: string): Buffer[] {
  return source.split(/^--.+$/m).flatMap((part) => {
    const [head = '', ...body] = part.trim().split(/\r?\n\r?\n/)
    return head.includes('application/pdf') ? [Buffer.from(body.join(''), 'base64')] : []
  })
}
