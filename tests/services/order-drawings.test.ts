import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { createAttribute } from '#services/modules/product/api.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { readCodes } from '#tests/support/barcodes.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { codesOfPdf } from '#tests/support/pdf-codes.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addMatch, createWorld, type World } from './order-world.ts'
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

    const sources = await letterSources(services)
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

  test('a paid ticket comes as mail, page and PDF, with a code for each piece that a decoder reads', async () => {
    const { db } = services
    await db.transaction().execute(async (trx) => {
      const values = [{ code: 'c', texts: { hrv: { label: 'C' } } }]
      const gate = { hrv: { label: 'Ulaz' } }
      await createAttribute(trx, { code: 'ulaz', inputType: 'dropdown', texts: gate, values })
      const seat = { hrv: { label: 'Sjedalo' } }
      await createAttribute(trx, { code: 'sjedalo', inputType: 'numberField', texts: seat })
    })
    const ticket = await addProduct(services, {
      ...{ name: 'E-ulaznica, tribina', sku: 'E-ULAZNICA', format: 'EProduct' },
      attributes: [
        { code: 'sjedalo', value: 12 },
        { code: 'ulaz', valueCode: 'c' },
      ],
    })
    await addMatch(services, [ticket])
    const email = `ulaznice-${engine}@posta.example`
    const cart = await world.readyCart([[ticket, 2]], { email, deliveryId: null })
    const { orderSlug } = await world.place(cart)
    await world.webhook(await world.answerOf(orderSlug))

    const { number, lines, ticketsPath } = await world.read(orderSlug)
    const [{ codes = [], ticket: shown } = {}] = lines
    expect(shown?.places).toEqual([
      { label: 'Ulaz', value: 'C' },
      { label: 'Sjedalo', value: '12' },
    ])
    const pictures = await Promise.all(
      (shown?.pieces ?? []).map(async ({ qrPath }) => await (await fetchFile(qrPath)).text()),
    )
    expect((await Promise.all(pictures.map(readCodes))).flat().map(({ text }) => text)).toEqual(
      codes,
    )

    const pdf = Buffer.from(await (await fetchFile(ticketsPath ?? '')).arrayBuffer())
    expect(await codesOfPdf(pdf)).toEqual(codes.map((code) => [code]))
    const { pages, title } = await readPdf(pdf)
    expect(title).toBe(`Ulaznice ${number}`)
    for (const fact of ['Jadran – Sjever', 'Dvorana Bura', 'E-ulaznica, tribina', 'Sjedalo 12']) {
      expect(pages[1]).toContain(fact)
    }
    expect(pages[1]).toContain(`${number}, 2. od 2`)
    expect(pages[1]).toMatch(/srijeda, 11\.03\.2026\. u \d\d:\d\d/)

    const letters = await mailsTo(services, email)
    const letter = letters.find(({ subject }) => subject === 'Vaše ulaznice: Jadran – Sjever')
    for (const code of codes) expect(letter?.text).toContain(code)
    const sources = await letterSources(services)
    const [attached] = sources.filter((one) => one.includes('ulaznice-2026-')).flatMap(filesOf)
    expect(await codesOfPdf(attached ?? Buffer.alloc(0))).toEqual(codes.map((code) => [code]))
  })

  const fetchFile = async (path: string) => {
    const response = await fetch(services.url + path)
    expect(response.status).toBe(200)
    return response
  }
})

async function letterSources({ config }: TestServices): Promise<string[]> {
  const folder = join(config.dataDir, 'outbox')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  return await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

/** The attached PDF files of a mail. */
function filesOf(source: string): Buffer[] {
  return source.split(/^--.+$/m).flatMap((part) => {
    const [head = '', ...body] = part.trim().split(/\r?\n\r?\n/)
    return head.includes('application/pdf') ? [Buffer.from(body.join(''), 'base64')] : []
  })
}
