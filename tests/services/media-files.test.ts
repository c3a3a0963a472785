import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callUrl } from '#services/contract/call.ts'
import { listEdits } from '#services/contract/history.ts'
import {
  addFromBucket,
  addPublicFromBucket,
  getMediaUploadUrl,
  uploadMediaFiles,
} from '#services/contract/media-files.ts'
import { createMediaFolder, getStaffMedia } from '#services/contract/media-library.ts'
import { heic, photograph } from '#tests/support/hostile-pictures.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

type Sent = { readonly status: number; readonly body: unknown }

eachEngine('pictures of other programs', (engine) => {
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
  const count = async () => (await services.db.selectFrom('media').select('id').execute()).length
  const uploadsLeft = async () => {
    const { db } = services
    const open = await db.selectFrom('upload').select('id').where('result', 'is', null).execute()
    const parts = await db.selectFrom('upload_part').select('part').execute()
    return open.length + parts.length
  }
  const headersBy = (by: Record<string, string>) => ({
    ...{ apiKey: services.apiKey, site: `${services.siteId}`, store: `${services.storeId}` },
    ...by,
  })

  const post = async (body: FormData | string, by = writer, type?: string): Promise<Sent> => {
    const headers = { ...headersBy(by), ...(type && { 'content-type': type }) }
    const address = services.url + callUrl(uploadMediaFiles)
    const answer = await fetch(address, { method: 'POST', body, headers })
    return { status: answer.status, body: await answer.json() }
  }
  const formOf = (files: readonly Uint8Array[], customData?: unknown, field = 'file') => {
    const form = new FormData()
    for (const [nth, bytes] of files.entries()) {
      form.append(field, new Blob([new Uint8Array(bytes)]), `slike/gol-${nth}.png`)
    }
    if (customData !== undefined) form.append('customData', JSON.stringify(customData))
    return form
  }
  const upload = async (files: readonly Uint8Array[], customData?: unknown) => {
    const { status, body } = await post(formOf(files, customData))
    expect([status, body]).toEqual([200, expect.anything()])
    return uploadMediaFiles.output.parse(body).records
  }

  test('come in one form into a folder, with texts and access of their own [ML-09] [ML-12~]', async () => {
    const folder = await services.call(createMediaFolder, { name: 'Derbi', parent: null }, writer)
    const inFolder = { folder: Number(folder.folder.id) }
    const [one, two] = [await next(), await next()]
    const records = await upload(
      [one, two],
      [
        {
          ...inFolder,
          texts: { hrv: { title: 'Gol', alt: 'Lopta u mreži' } },
        },
        { access: 'other' },
      ],
    )
    expect(records).toMatchObject([
      { originalName: 'gol-0.png', title: 'Gol', access: 'public', extension: 'png' },
      { originalName: 'gol-1.png', title: '', access: 'other', usePublicPath: false },
    ])
    const id = records[0]?.id ?? 0
    const { media } = await services.call(getStaffMedia, { id }, writer)
    expect(media).toMatchObject({
      folder: folder.folder.id,
      texts: expect.arrayContaining([
        expect.objectContaining({ language: 'hrv', alt: 'Lopta u mreži' }),
      ]),
    })
    const stored = await fetch(services.url + media.path)
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(Buffer.from(one))

    const auditor = await services.as('audit.read')
    const { edits } = await services.call(listEdits, { entity: 'media', id: `${id}` }, auditor)
    expect(edits.map(({ path }) => path).toSorted()).toEqual([
      ...['alt.hrv', 'move.upload', 'title.hrv'],
    ])
    expect(await uploadsLeft()).toBe(0)
  })

  test('are the same ones when the form is repeated, unless copies are wanted', async () => {
    const files = [await next(), await next()]
    const before = await count()
    const ids = (await upload(files)).map(({ id }) => id)
    const again = await Promise.all([
      upload(files, { texts: { hrv: { title: 'Drugi' } } }),
      upload(files.toReversed()),
    ])
    expect(again[0].map(({ id, title }) => [id, title])).toEqual(ids.map((id) => [id, '']))
    expect(again[1].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(await count()).toBe(before + 2)
    expect((await upload(files, { isCopy: true })).every(({ id }) => !ids.includes(id))).toBe(true)
  })

  test('are all refused with one of them, which the answer names [ML-12~]', async () => {
    const before = await count()
    const files = [await next(), heic()]
    expect(await post(formOf(files))).toMatchObject({
      ...{ status: 415, body: { error: { code: 'HEIC_PICTURE', field: 'file.1' } } },
    })
    const large = [await next(), new Uint8Array(25_000_001)]
    expect(await post(formOf(large))).toMatchObject({
      body: { error: { code: 'FILE_TOO_LARGE', field: 'file.1', limit: 25, statusCode: 413 } },
    })
    const many = Array.from({ length: 21 }, (_, nth) => new Uint8Array([nth]))
    expect(await post(formOf(many))).toMatchObject({
      body: { error: { code: 'TOO_MANY_FILES', limit: 20 } },
    })
    expect(await post(formOf([await next(), new Uint8Array()]))).toMatchObject({
      body: { error: { code: 'INVALID_INPUT', field: 'file.1' } },
    })
    expect([await count(), await uploadsLeft()]).toEqual([before, 0])
  })

  test.each([
    ['an unknown folder', { folder: 999_999 }, 'folder'],
    ['a language that the site has not', { texts: { xyz: { alt: 'x' } } }, 'alt.xyz'],
    ['a title that is too long', { texts: { hrv: { title: 'x'.repeat(201) } } }, 'customData'],
    ['an access that there is not', { access: 'secret' }, 'customData'],
    ['two objects for one file', [{}, {}], 'customData'],
    ['texts that are none', { texts: { hrv: 5 } }, 'customData'],
  ])('are refused with %s, and nothing is left', async (_what, customData, field) => {
    const before = await count()
    const { body } = await post(formOf([await next()], customData))
    expect(body).toMatchObject({ error: { code: expect.any(String), statusCode: 400 } })
    expect((body as { error: { field: string } }).error.field).toContain(field)
    expect([await count(), await uploadsLeft()]).toEqual([before, 0])
  })

  test('are refused in another body than a form of theirs, and for others than staff', async () => {
    const form = async () => formOf([await next()])
    const codeOf = ({ status, body }: Sent) => [
      status,
      (body as { error: { code: string } }).error.code,
    ]
    const invalid = 'INVALID_INPUT'
    expect(codeOf(await post('{}', writer, 'application/json'))).toEqual([415, invalid])
    expect(codeOf(await post('{}', writer, 'multipart/form-data'))).toEqual([400, invalid])
    expect(codeOf(await post('--x', writer, 'multipart/form-data; boundary=x'))).toEqual([
      400,
      invalid,
    ])
    expect(codeOf(await post(formOf([], {})))).toEqual([400, invalid])
    expect(codeOf(await post(formOf([await next()], undefined, 'slika')))).toEqual([400, invalid])
    const twice = await form()
    for (const text of ['{}', '{}']) twice.append('customData', text)
    expect(codeOf(await post(twice))).toEqual([400, invalid])
    const noJson = await form()
    noJson.append('customData', 'Derbi')
    expect(codeOf(await post(noJson))).toEqual([400, invalid])
    expect(codeOf(await post(await form(), {}))).toEqual([401, 'UNAUTHENTICATED'])
    const other = await services.as('products.write')
    expect(codeOf(await post(await form(), other))).toEqual([403, 'FORBIDDEN'])
    expect(await uploadsLeft()).toBe(0)
  })

  test('whose body breaks off, or ends before its end, leave nothing', async () => {
    const { hostname, port } = new URL(services.url)
    const bytes = new Uint8Array(1_500_000)
    const part = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
    const sendHead = (length: number) => {
      const socket = connect(Number(port), hostname)
      const headers = Object.entries(headersBy(writer)).map(
        ([name, text]) => `${name}: ${text}\r\n`,
      )
      socket.write(
        `POST ${callUrl(uploadMediaFiles)} HTTP/1.1\r\nhost: x\r\n${headers.join('')}content-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n${part}`,
      )
      return socket
    }
    const broken = sendHead(9_000_000)
    broken.write(bytes)
    await expect.poll(uploadsLeft).toBeGreaterThan(1)
    broken.destroy()
    await expect.poll(uploadsLeft).toBe(0)

    const short = sendHead(part.length + bytes.byteLength)
    let answer = ''
    short.on('data', (text) => {
      answer += text
    })
    short.write(bytes)
    await expect.poll(() => answer).toContain('INVALID_INPUT')
    expect(await uploadsLeft()).toBe(0)
    short.destroy()
    await pause(0)
    expect((await upload([await next()])).length).toBe(1)
  })

  const address = async (bytes: Uint8Array, more: object = {}, by = writer) => {
    const given = { name: 'gol.png', size: bytes.byteLength, type: 'image/png', ...more }
    const { url, ...answer } = await services.call(getMediaUploadUrl, given, by)
    expect(url.startsWith(services.config.publicUrl)).toBe(true)
    return { ...answer, path: new URL(url).pathname }
  }
  const put = async (path: string, bytes: Uint8Array, type = 'image/png') => {
    const sent = { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } }
    const answer = await fetch(services.url + path, sent)
    await answer.text()
    return answer.status
  }
  const add = async (key: string, by = writer) => await services.send(addFromBucket, { key }, by)

  test('are put at a signed address and added by its key, for all or for staff [ML-11] [AP-35~]', async () => {
    for (const [call, access] of [
      [addPublicFromBucket, 'public'],
      [addFromBucket, 'other'],
    ] as const) {
      const bytes = await sharp(await next())
        .withExifMerge({ IFD0: { Artist: 'Ana' } })
        .jpeg()
        .toBuffer()
      const { key, path, isReceived } = await address(bytes, {
        name: 'a/Gol.JPG',
        type: 'image/jpeg',
      })
      expect(isReceived).toBe(false)
      expect((await add(key)).body).toMatchObject({ error: { code: 'UPLOAD_MISSING' } })
      expect(await put(path, bytes, 'image/jpeg')).toBe(200)
      const customData = { texts: { hrv: { alt: 'Gol' } } }
      const answers = await Promise.all(
        [1, 2, 3].map(async () => (await services.call(call, { key, customData }, writer)).media),
      )
      answers.push((await services.call(call, { key }, writer)).media)
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      expect(answers[3]).toMatchObject({ access, originalName: 'Gol.JPG', mime: 'image/jpeg' })
      const shown = await fetch(services.url + answers[3]?.path)
      expect((await sharp(await shown.arrayBuffer()).metadata()).exif).toBeUndefined()
      const { media } = await services.call(getStaffMedia, { id: answers[0]?.id ?? 0 }, writer)
      expect(media.texts[0]).toMatchObject({ language: 'hrv', alt: 'Gol' })
    }
  })

  test('twice, larger, changed, late, as another type or by others are refused', async () => {
    const bytes = await next()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const { key, path } = await address(bytes, { sha256 })
    expect(await put(path, Buffer.concat([bytes, bytes]))).toBe(400)
    expect(await put(path, Buffer.from(bytes).reverse())).toBe(400)
    expect(await put(path, bytes, 'image/jpeg')).toBe(415)
    expect(await put(path, bytes)).toBe(200)
    expect(await put(path, bytes)).toBe(404)
    expect(await address(bytes, { sha256 })).toMatchObject({ key, isReceived: true })

    expect((await add(key, await services.as('media.write'))).body).toMatchObject({
      error: { code: 'NOT_FOUND' },
    })
    expect((await add(key, await services.as('products.write'))).status).toBe(403)
    expect((await add('nonsense')).status).toBe(404)

    const codeOf = async (more: object) => {
      const given = { name: 'a.png', size: 9, type: 'image/png', ...more }
      const { body } = await services.send(getMediaUploadUrl, given, writer)
      return (body as { error: { code: string } }).error.code
    }
    expect(await codeOf({ name: 'a.heic' })).toBe('HEIC_PICTURE')
    expect(await codeOf({ type: 'text/html' })).toBe('NO_PICTURE')
    expect(await codeOf({ size: 25_000_001 })).toBe('FILE_TOO_LARGE')

    const hidden = heic()
    const other = await address(hidden)
    expect(await put(other.path, hidden)).toBe(200)
    for (const _time of [1, 2]) {
      expect((await add(other.key)).body).toMatchObject({ error: { code: 'HEIC_PICTURE' } })
    }

    const late = await address(bytes)
    services.clock.advance(30 * 60_000)
    expect(await put(late.path, bytes)).toBe(404)
  })
})
