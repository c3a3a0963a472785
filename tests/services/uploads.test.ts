import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PART_BYTES } from '#services/contract/digital.ts'
import { listEdits } from '#services/contract/history.ts'
import { createUpload, finishUpload } from '#services/contract/uploads.ts'
import { contentOf, filesOf } from '#services/modules/digital/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const DAY = 24 * 60 * 60_000
const AUTHOR = ['products.write', 'audit.read'] as const

eachEngine('an upload', (engine) => {
  let services: TestServices
  let world: World
  let headers: Record<string, string>
  let album: number

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    const digital = { format: 'EProduct', retailPriceCents: 500, taxRatePercent: 5 } as const
    album = await addProduct(services, { ...digital, name: 'Album', sku: 'ALBUM' })
    headers = await services.as(...AUTHOR)
  })
  afterAll(async () => await services?.close())

  /** Two parts of a file and a few bytes. */
  const CONTENT = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * PART_BYTES, 'č')])
  const open = async (given: object = {}) => {
    const input = { target: 'ALBUM', name: 'album.pdf', bytes: CONTENT.byteLength, ...given }
    return await services.call(createUpload, { purpose: 'PRODUCT_FILE', ...input }, headers)
  }
  const put = async (
    path: string,
    content: Uint8Array<ArrayBuffer> = new Uint8Array(CONTENT),
    type = 'application/pdf',
  ) => {
    const sent = { method: 'PUT', body: content, headers: { 'content-type': type } }
    const answer = await fetch(services.url + path, sent)
    await answer.text()
    return answer.status
  }
  const finish = async (id: string, by = headers) => await services.send(finishUpload, { id }, by)
  const left = async () => {
    const [uploads, parts] = await Promise.all([
      services.db.selectFrom('upload').select('state').where('state', '<>', 'open').execute(),
      services.db.selectFrom('upload_part').select('part').execute(),
    ])
    return uploads.length + parts.length
  }

  test('stores the file whole, for those too who bought the product before', async () => {
    const email = `album-${engine}@posta.example`
    const cart = await world.readyCart([[album, 1]], { email, deliveryId: null })
    const { orderSlug } = await world.place(cart)
    await world.webhook(await world.answerOf(orderSlug))

    const { id, path, type } = await open()
    expect([type, await put(path)]).toEqual(['application/pdf', 200])
    const { body } = await finish(id)
    expect(body).toMatchObject({ files: [{ name: 'album.pdf', bytes: CONTENT.byteLength }] })

    const [file] = await filesOf(services.db, [album])
    if (!file) throw new Error('There is no file')
    const span = { start: 0, end: file.bytes - 1 }
    const read = await buffer(Readable.from(contentOf(services.db, file, span)))
    expect(read.equals(CONTENT)).toBe(true)
    expect(file.sha256).toBe(createHash('sha256').update(CONTENT).digest('hex'))
    const { edits } = await services.call(listEdits, { entity: 'product', id: 'ALBUM' }, headers)
    expect(edits).toMatchObject([
      {
        path: 'files.album.pdf',
        after: { bytes: CONTENT.byteLength },
        actor: { name: 'Test Staff' },
      },
    ])
    expect(await left()).toBe(0)

    services.clock.advance(16 * DAY)
    await services.services.due.runOnce()
    const names = async () =>
      (await world.read(orderSlug)).lines.flatMap(({ downloads }) =>
        downloads.map(({ name }) => name),
      )
    await expect.poll(names).toEqual(['album.pdf'])
    headers = await services.as(...AUTHOR)
  })

  test('of another length or type, or at an address that is changed or over, stores nothing', async () => {
    const { path } = await open()
    const [short, long] = [CONTENT.subarray(0, -1), Buffer.concat([CONTENT, Buffer.from('x')])]
    expect(await put(path, new Uint8Array(short))).toBe(400)
    expect(await put(path, new Uint8Array(long))).toBe(400)
    expect(await put(path, undefined, 'text/html')).toBe(415)
    expect(await put(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(404)
    services.clock.advance(30 * 60_000)
    expect(await put(path)).toBe(404)
    expect(await left()).toBe(0)
    headers = await services.as(...AUTHOR)
  })

  /** A request that has sent a part and a little more of its body. */
  const begin = async (path: string) => {
    const { hostname, port } = new URL(services.url)
    const socket = connect(Number(port), hostname)
    const head = `PUT ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/pdf\r\ncontent-length: ${CONTENT.byteLength}\r\n\r\n`
    socket.write(head)
    socket.write(CONTENT.subarray(0, PART_BYTES + 10))
    await expect.poll(parts).toBe(1)
    return socket
  }
  const parts = async () =>
    (await services.db.selectFrom('upload_part').select('part').execute()).length

  test('that breaks off leaves nothing, and may be put again until it is whole', async () => {
    const { id, path } = await open()
    for (const _break of [1, 2]) {
      const socket = await begin(path)
      socket.destroy()
      await expect.poll(left).toBe(0)
    }
    expect((await finish(id)).body).toMatchObject({ error: { code: 'UPLOAD_MISSING' } })

    expect(await put(path)).toBe(200)
    expect(await put(path)).toBe(404)
    expect((await finish(id)).status).toBe(200)
    expect(await left()).toBe(0)
  })

  test('whose line is silent is replaced by the next request, and adds nothing to it', async () => {
    const { id, path } = await open({ name: 'tiho.pdf' })
    const socket = await begin(path)
    const answer = buffer(socket)
    const other = Buffer.from(CONTENT).fill('ž', 9)

    expect(await put(path, new Uint8Array(other))).toBe(200)
    socket.write(CONTENT.subarray(PART_BYTES + 10))
    expect((await answer).toString()).toContain('404 Not Found')
    expect((await finish(id)).status).toBe(200)

    const stored = await filesOf(services.db, [album])
    const file = stored.find(({ name }) => name === 'tiho.pdf')
    expect(file?.sha256).toBe(createHash('sha256').update(other).digest('hex'))
  })

  test('is received once and stored once, by the member who began it', async () => {
    const { id, path } = await open({ name: 'drugi.pdf' })
    expect((await finish(id)).body).toMatchObject({ error: { code: 'UPLOAD_MISSING' } })
    const answers = await Promise.all([put(path), put(path)])
    expect(answers.toSorted()).toEqual([200, 404])
    const other = await services.as(...AUTHOR)
    expect((await finish(id, other)).status).toBe(404)
    expect((await finish(id)).status).toBe(200)
    expect((await finish(id)).status).toBe(404)
  })

  test('whose content is no such file, or for a product without files, is refused', async () => {
    const name = 'slika.png'
    const { id, path } = await open({ name, bytes: 9 })
    expect(await put(path, new TextEncoder().encode('<svg></sv'), 'image/png')).toBe(200)
    expect((await finish(id)).body).toMatchObject({ error: { code: 'WRONG_FILE_TYPE' } })
    expect(await left()).toBe(0)
    await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 1 })
    const given = { purpose: 'PRODUCT_FILE', target: 'SAL', name: 'a.pdf', bytes: 9 }
    const goods = await services.send(createUpload, given, headers)
    expect(goods.body).toMatchObject({ error: { field: 'sku' } })
    for (const wrong of [{ name: 'a.exe' }, { name: '../a.pdf' }, { bytes: 60_000_001 }]) {
      const { status } = await services.send(createUpload, { ...given, ...wrong }, headers)
      expect(status).toBe(400)
    }
  })

  test('that is never finished is deleted the next night, and few may wait at a time', async () => {
    const { path } = await open({ name: 'nikad.pdf' })
    expect(await put(path)).toBe(200)
    const rule = services.services.deps.retention.find(({ kind }) => kind === 'unfinished-uploads')
    const place = { ...services.config, db: services.db }
    const later = new Date(services.clock.now().getTime() + 1_000).toISOString()
    await rule?.purge(place, later, 100)
    expect(await left()).toBe(0)

    const tries = []
    for (let nth = 0; nth < 21; nth += 1) {
      const given = { purpose: 'PRODUCT_FILE', target: 'ALBUM', name: 'a.pdf', bytes: 9 }
      tries.push((await services.send(createUpload, given, headers)).status)
    }
    expect(tries.filter((status) => status === 429)).toHaveLength(1)
  })
})
