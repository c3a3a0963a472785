import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEdits } from '#services/contract/history.ts'
import { createMediaFolder, deleteMedia } from '#services/contract/media-library.ts'
import { createMediaUpload, finishMediaUpload } from '#services/contract/media-uploads.ts'
import { createUpload } from '#services/contract/uploads.ts'
import { heic, photograph, svg } from '#tests/support/hostile-pictures.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

eachEngine('a picture', (engine) => {
  let services: TestServices
  let writer: Record<string, string>
  let shade = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    writer = await services.as('media.write')
  })
  afterAll(async () => await services?.close())

  /** Another picture each time. */
  const next = async () => {
    shade += 1
    return await photograph('png', shade)
  }
  const given = (bytes: Uint8Array, more: object = {}) => ({
    ...{ name: 'gol.png', bytes: bytes.byteLength, sha256: hashOf(bytes) },
    ...{ folder: null, replaces: null, type: 'image/png', isCopy: false },
    ...more,
  })
  const create = async (bytes: Uint8Array, more: object = {}, by = writer) =>
    await services.call(createMediaUpload, given(bytes, more), by)
  const begin = async (bytes: Uint8Array, more: object = {}, by = writer) => {
    const { upload } = await create(bytes, more, by)
    if (!upload) throw new Error('There is such a picture already')
    return upload
  }
  const put = async (path: string, bytes: Uint8Array, type = 'application/octet-stream') => {
    const sent = { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } }
    const answer = await fetch(services.url + path, sent)
    await answer.text()
    return answer.status
  }
  const finish = async (id: string, by = writer) =>
    await services.send(finishMediaUpload, { id }, by)
  const add = async (bytes: Uint8Array, more: object = {}, by = writer) => {
    const { id, path } = await begin(bytes, more, by)
    expect(await put(path, bytes)).toBe(200)
    return (await services.call(finishMediaUpload, { id }, by)).media
  }
  const count = async () => (await services.db.selectFrom('media').select('id').execute()).length
  const partsLeft = async () =>
    (await services.db.selectFrom('upload_part').select('part').execute()).length

  test('comes into its folder, without its metadata, and the history says by whom [ML-11~]', async () => {
    const folder = await services.call(createMediaFolder, { name: 'Derbi', parent: null }, writer)
    const bytes = await sharp(await next())
      .withExifMerge({ IFD0: { Artist: 'Ana' } })
      .jpeg()
      .toBuffer()
    const media = await add(bytes, { name: '../../Gol\u202E.JPG', folder: folder.folder.id })

    expect(media).toMatchObject({
      ...{ name: 'Gol.JPG', folder: folder.folder.id, extension: 'jpg', mime: 'image/jpeg' },
      ...{ width: 48, height: 32, access: 'PUBLIC', focalX: 50, uses: [] },
    })
    const stored = Buffer.from(await (await fetch(services.url + media.path)).arrayBuffer())
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    const { edits } = await services.call(
      listEdits,
      { entity: 'media', id: media.id },
      await services.as('audit.read'),
    )
    expect(edits).toMatchObject([
      { path: 'move.upload', after: { name: 'Gol.JPG' }, actor: { name: 'Test Staff' } },
    ])
    expect(await partsLeft()).toBe(0)
  })

  test('that is there already is answered before a byte is sent, unless a copy is wanted', async () => {
    const bytes = await sharp(await next())
      .withExifMerge({ IFD0: { Artist: 'Ana' } })
      .jpeg()
      .toBuffer()
    const first = await add(bytes)
    const before = await count()

    expect(await create(bytes)).toMatchObject({ upload: null, duplicate: { id: first.id } })
    const original = await fetch(`${services.url}${first.path}`.replace('.webp', '.jpg'))
    const downloaded = Buffer.from(await original.arrayBuffer())
    expect(await create(downloaded)).toMatchObject({ upload: null, duplicate: { id: first.id } })
    expect(await count()).toBe(before)

    const copy = await add(bytes, { isCopy: true })
    expect(copy).toMatchObject({ duplicates: [{ id: first.id }] })
    expect(await count()).toBe(before + 1)
  })

  test('is one media, however often it is begun, sent and finished', async () => {
    const bytes = await next()
    const before = await count()
    const [one, other] = await Promise.all([begin(bytes), begin(bytes)])
    expect(other.id).toBe(one.id)

    expect((await finish(one.id)).body).toMatchObject({ error: { code: 'UPLOAD_MISSING' } })
    const puts = await Promise.all([put(one.path, bytes), put(other.path, bytes)])
    expect(puts.toSorted()).toEqual([200, 404])
    expect(await begin(bytes)).toMatchObject({ id: one.id, isReceived: true })

    const answers = await Promise.all([finish(one.id), finish(one.id), finish(one.id)])
    answers.push(await finish(one.id))
    const ids = answers.map(({ body }) => (body as { media?: { id: string } }).media?.id)
    expect([new Set(ids).size, ids[0]]).toEqual([1, expect.any(String)])
    expect(await create(bytes)).toMatchObject({ duplicate: { id: ids[0] } })
    expect(await count()).toBe(before + 1)
  })

  test('of two members at once is one media', async () => {
    const bytes = await next()
    const second = await services.as('media.write')
    const members = [writer, second]
    const before = await count()
    const uploads = await Promise.all(members.map((by) => begin(bytes, {}, by)))
    await Promise.all(uploads.map(({ path }) => put(path, bytes)))
    const answers = await Promise.all(
      uploads.map(({ id }, nth) => services.call(finishMediaUpload, { id }, members[nth])),
    )
    expect(answers[0]?.media.id).toBe(answers[1]?.media.id)
    expect(await count()).toBe(before + 1)
  })

  test('whose line breaks twice is sent again to its end', async () => {
    const bytes = await sharp({
      create: {
        ...{ width: 900, height: 700, channels: 3, background: 'red' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const { id, path } = await begin(bytes)
    const { hostname, port } = new URL(services.url)
    for (const _break of [1, 2]) {
      const socket = connect(Number(port), hostname)
      const head = `PUT ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: ${bytes.byteLength}\r\n\r\n`
      socket.write(head)
      socket.write(bytes.subarray(0, 700_000))
      await expect.poll(partsLeft).toBe(1)
      socket.destroy()
      await expect.poll(partsLeft).toBe(0)
    }
    expect(await put((await begin(bytes)).path, bytes)).toBe(200)
    expect((await finish(id)).body).toMatchObject({ media: { width: 900, height: 700 } })
  })

  test('that arrives changed, longer, as another type, late or for others is refused', async () => {
    const bytes = await next()
    const { id, path } = await begin(bytes)
    const changed = Buffer.from(bytes).reverse()
    expect(await put(path, changed)).toBe(400)
    expect(await put(path, Buffer.concat([bytes, bytes]))).toBe(400)
    expect(await put(path, bytes, 'image/png')).toBe(415)
    expect(
      await put(
        path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        bytes,
      ),
    ).toBe(404)
    expect((await finish(id, await services.as('media.write'))).status).toBe(404)
    expect((await finish(id, await services.as('products.write'))).status).toBe(403)
    services.clock.advance(30 * 60_000)
    expect(await put(path, bytes)).toBe(404)
    expect(await partsLeft()).toBe(0)

    writer = await services.as('media.write')
    const file = { purpose: 'MEDIA', target: 'x', name: 'a.pdf', bytes: 9 }
    const other = await services.send(createUpload, file, await services.as('products.write'))
    expect(other.status).toBe(400)
  })

  test('is refused by name before it is sent, or for the same reason each time after it', async () => {
    const bytes = await next()
    const codeOf = async (more: object) =>
      (await services.send(createMediaUpload, given(bytes, more), writer)).body
    expect(await codeOf({ name: 'IMG_1.HEIC' })).toMatchObject({ error: { code: 'HEIC_PICTURE' } })
    expect(await codeOf({ type: 'image/heif' })).toMatchObject({ error: { code: 'HEIC_PICTURE' } })
    expect(await codeOf({ bytes: 25_000_001 })).toMatchObject({
      error: { code: 'FILE_TOO_LARGE', limit: 25 },
    })
    expect(await codeOf({ folder: 999_999 })).toMatchObject({ error: { field: 'folder' } })

    const hidden = heic()
    const { id, path } = await begin(hidden, { name: 'fotka.jpg' })
    expect(await put(path, hidden)).toBe(200)
    for (const _time of [1, 2]) {
      expect((await finish(id)).body).toMatchObject({ error: { code: 'HEIC_PICTURE' } })
    }
    expect(await partsLeft()).toBe(0)
    const again = await begin(hidden, { name: 'fotka.jpg' })
    expect(again).toMatchObject({ isReceived: false })
    expect(again.id).not.toBe(id)
  })

  test('takes the place of another one by a right of its own, and remembers what was sent', async () => {
    const old = await next()
    const media = await add(old)
    const bytes = await next()
    const publisher = await services.as('media.write', 'media.delete')
    const replaces = Number(media.id)
    const refused = await services.send(createMediaUpload, given(bytes, { replaces }), writer)
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { error: { field: 'media.delete' } },
    ])
    const missing = await services.send(
      createMediaUpload,
      given(bytes, { replaces: 999_999 }),
      publisher,
    )
    expect(missing.status).toBe(404)

    const replaced = await add(bytes, { replaces, name: 'novo.png' }, publisher)
    expect(replaced).toMatchObject({ id: media.id, name: 'novo.png' })
    expect(replaced.path).not.toBe(media.path)
    expect(await create(bytes)).toMatchObject({ duplicate: { id: media.id } })
    expect(await create(old)).toMatchObject({ duplicate: null })

    await services.call(deleteMedia, { ids: [replaces] }, publisher)
    expect(await create(bytes)).toMatchObject({ duplicate: null })
  })

  test('may wait with 59 others, beside the files of products', async () => {
    writer = await services.as('media.write')
    const tries = []
    for (let nth = 0; nth < 61; nth += 1) {
      const file = svg(`<text>${nth}</text>`)
      tries.push((await services.send(createMediaUpload, given(file), writer)).status)
    }
    expect(tries.filter((status) => status === 429)).toHaveLength(1)
    expect(await begin(svg('<text>7</text>'))).toMatchObject({ isReceived: false })
  })
})

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
